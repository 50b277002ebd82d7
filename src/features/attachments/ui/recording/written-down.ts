import { listen, recognizedLanguage } from '../../../../browser/speech.ts';

/** How long the browser may take for the last words, in milliseconds. */
const LAST_WORDS_MS = 2000;

export interface WrittenDown {
  /** Ends it. Resolves with what was said, as far as the browser has understood it. */
  end: () => Promise<string>;
}

/** Writes down what a microphone hears; undefined where the browser does not recognise speech on this device, or was not set up for it. */
export function writeDown(track: MediaStreamTrack): WrittenDown | undefined {
  const lang = recognizedLanguage.get();
  if (lang === undefined) return undefined;
  const said: string[] = [];
  let isEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    isEnded = resolve;
  });
  const listener = {
    onWords: (words: string) => said.push(words.trim()),
    onInterim: () => undefined,
    onEnd: isEnded,
  };
  let stop: () => void;
  try {
    stop = listen(lang, listener, track);
  } catch {
    // The recording is there without its words.
    return undefined;
  }
  return {
    end: async () => {
      stop();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))]);
      return said.join(' ').trim();
    },
  };
}
