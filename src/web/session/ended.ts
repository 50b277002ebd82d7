/*
 * When a session turns out to be over, the page is left at once for the landing page, and what was to be said would go
 * with it. It waits here for the next page. It is never anything that a person wrote.
 */
import { unauthenticated } from '../../kernel/errors.ts';

const KEY = 'flash-message';

let sentence = unauthenticated().message;

/** Sets what is said should the session turn out to be over: what was being saved has its own sentence. */
export function sayIfEnded(next: string): void {
  sentence = next;
}

/** The server says that the session is over: the next page says why. */
export const sayEnded = (): void => sessionStorage.setItem(KEY, sentence);

/** What the page before had no time to say, once. */
export function takeUnsaid(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
