import { ENGLISH_SIGNS } from '../../../language/vocabulary.ts';
import { languageOf } from '../../../language/written-in.ts';
import { wordsOf } from '../../search/rules.ts';

/** The words of a text as they are compared: in small letters, without accents and apostrophes. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(({ forms }) => forms[0] ?? '');

const ENGLISH_SHARE = 0.15;
/** Words that other languages can hardly do without, and English has not. */
const OTHER_LANGUAGES = new Set(
  'el la los las que es un una por con para del mi der die das und ist nicht ich ein eine le les des est et je une dans il che non di uno os o e um uma'.split(
    ' ',
  ),
);

/** Whether the rules of English hold for the text; short ones often have none of its small words. */
export function looksEnglish(text: string): boolean {
  const language = languageOf(text);
  if (language !== undefined) return language === 'en';
  const words = foldedWords(text);
  const signs = words.filter((word) => ENGLISH_SIGNS.has(word)).length;
  if (words.length > 0 && signs / words.length >= ENGLISH_SHARE) return true;
  return /^[\p{ASCII}\p{P}\p{S}\p{M}]*$/u.test(text) && !words.some((word) => OTHER_LANGUAGES.has(word));
}
