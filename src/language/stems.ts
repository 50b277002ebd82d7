import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { WrittenLanguage } from './written-in.ts';

/*
 * The stems of words, by the rules of Snowball (docs/decisions/0052-language-of-a-text.md). Load this module where texts
 * are searched, not before.
 */

/** The rules leave the plural of '-ão' apart from its singular. */
const singular = (word: string): string => word.replace(/(?:õe|ãe)s$/u, 'ão');

const STEMMERS: Partial<Record<WrittenLanguage, (word: string) => string>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: (word) => portuguese(singular(word)),
};

/** Shorter words have no endings to take off. */
const SHORTEST = 3;

/** What the forms of a word have in common, by the word as it is written; undefined where its language has no rules. */
export function stemOf(language: WrittenLanguage, word: string): string | undefined {
  const stemmer = STEMMERS[language];
  return stemmer && word.length >= SHORTEST ? stemmer(word.normalize('NFC').toLowerCase()) : undefined;
}
