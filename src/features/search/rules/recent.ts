import { queryWords } from '../rules.ts';

/** How many searches a device remembers. */
export const RECENT_LIMIT = 8;

const wordsIn = (text: string): string => queryWords(text).join(' ');

/** The latest searches once more with this one, which is then the first; one without words is none. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const words = wordsIn(text);
  if (words === '') return [...recent];
  return [text.trim(), ...recent.filter((other) => wordsIn(other) !== words)].slice(0, RECENT_LIMIT);
}
