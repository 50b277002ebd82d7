import { wordsOf } from '../../find/rules.ts';
import { sentencesOf, UNRULY } from '../../weekly/engine/quote.ts';
import { ENGLISH_SIGNS } from '../../weekly/engine/vocabulary.ts';

/** The words of a text as they are compared: in small letters, without accents and apostrophes. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(({ forms }) => forms[0] ?? '');

/** The sentences of a text, letter for letter, but for those that would turn or break a line. */
export const ownSentences = (text: string): string[] =>
  sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !UNRULY.test(sentence) && foldedWords(sentence).length > 0);

/** From so many words on their share of small English words tells; of fewer, whether all letters are English ones. */
const ENOUGH_WORDS = 5;
const ENGLISH_SHARE = 0.15;

/** Whether English sentences may stand beside the text. */
export function looksEnglish(text: string): boolean {
  const words = foldedWords(text);
  if (words.length < ENOUGH_WORDS) return words.every((word) => /^[a-z0-9]+$/.test(word));
  return words.filter((word) => ENGLISH_SIGNS.has(word)).length / words.length >= ENGLISH_SHARE;
}
