import * as germanIntl from '../kernel/intl.de.ts';
import * as englishIntl from '../kernel/intl.ts';
import * as germanLocale from '../kernel/locale.de.ts';
import * as englishLocale from '../kernel/locale.ts';
import * as germanTexts from '../kernel/texts.de.ts';
import * as englishTexts from '../kernel/texts.ts';
import * as germanDays from '../kernel/written-days.de.ts';
import * as englishDays from '../kernel/written-days.ts';
import { spoken } from './spoken.ts';

const english = { ...englishIntl, ...englishDays, ...englishLocale };

/** How days and numbers are written in the language of whoever hears them. */
export const words = spoken<typeof english>({
  en: english,
  de: { ...germanIntl, ...germanDays, ...germanLocale },
});

const refusals = spoken<typeof englishTexts>({ en: englishTexts, de: germanTexts });
const NAMES = Object.entries(englishTexts).map(
  ([name, text]) => [text, name as keyof typeof englishTexts] as const,
);

/** A sentence of the kernel, which knows no language but English, in the language of whoever hears it. */
export function translated(message: string): string {
  const name = NAMES.find(([text]) => text === message)?.[1];
  return name ? refusals[name] : message;
}
