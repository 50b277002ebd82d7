/*
 * When a session turns out to be over, every page that needs one goes at once, and with it whatever could be read. Why
 * it went is said by the next document: in passing on the landing page, or under the page's own address where it has
 * words for it. None of this is ever anything that a person wrote.
 */
import { tabStore } from '../browser/web-storage.ts';
import * as texts from './texts.ts';

const IN_PASSING = 'flash-message';
const HERE = 'ended-here';
const FAREWELL = 'farewell';

/** What is said of a session that ended, and whether under the address of the page that it ended on. */
export interface Ended {
  words: string;
  isHere: boolean;
}

let sentence: string | undefined;
let here: string[] = [];

/** Sets what is said should the session turn out to be over: what was being saved has its own sentence. */
export function setEndedMessage(next: string): void {
  sentence = next;
}

/** Has the page stay under its address with these words, should the session turn out to be over. Returns how to end that. */
export function setEndedMessageHere(words: string): () => void {
  here = [...here, words];
  return () => {
    here = here.filter((_, place) => place !== here.lastIndexOf(words));
  };
}

/** What is to be said if the session ends now. `hasUnsentWriting`: this device holds writing that the server does not have. */
export function endedMessageNow(hasUnsentWriting: boolean): Ended {
  const own = here.at(-1);
  if (own) return { words: own, isHere: true };
  return { words: sentence ?? (hasUnsentWriting ? texts.endedWithWriting : texts.ended), isHere: false };
}

/** Hands the words to the next document of this tab. */
export function storeEndedMessage({ words, isHere }: Ended): void {
  tabStore.set(isHere ? HERE : IN_PASSING, words);
}

function take(key: string): string | undefined {
  const words = tabStore.get(key) ?? undefined;
  tabStore.remove(key);
  return words;
}

/** What the page before had no time to say, once. */
export const takeFlashMessage = (): string | undefined => take(IN_PASSING);

/** What is to be said under this address, where the session has just ended; once. */
export const takeEndedMessage = (): string | undefined => take(HERE);

/** What was left for the next document is not so any more: somebody has signed in. */
export function takeBack(): void {
  takeFlashMessage();
  takeEndedMessage();
}

/** Leaves a last word for the landing page, where somebody goes for good. */
export const storeFarewell = (words: string): void => tabStore.set(FAREWELL, words);

/** The last word that was left, once. */
export const takeFarewell = (): string | undefined => take(FAREWELL);
