import { expect, test } from 'vitest';
import * as arabicLocale from './locale.ar.ts';
import * as germanLocale from './locale.de.ts';
import * as spanishLocale from './locale.es.ts';
import * as frenchLocale from './locale.fr.ts';
import * as japaneseLocale from './locale.ja.ts';
import * as portugueseLocale from './locale.pt.ts';
import * as englishLocale from './locale.ts';
import * as arabic from './written-days.ar.ts';
import * as german from './written-days.de.ts';
import * as spanish from './written-days.es.ts';
import * as french from './written-days.fr.ts';
import * as japanese from './written-days.ja.ts';
import * as portuguese from './written-days.pt.ts';
import * as english from './written-days.ts';

const LANGUAGES = [
  { ...english, ...englishLocale },
  { ...german, ...germanLocale },
  { ...spanish, ...spanishLocale },
  { ...french, ...frenchLocale },
  { ...portuguese, ...portugueseLocale },
  { ...japanese, ...japaneseLocale },
  { ...arabic, ...arabicLocale },
];

/** The forms in which the product writes days. */
const FORMS = [
  { day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { month: 'long' },
  { month: 'long', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
  { weekday: 'long', month: 'long', day: 'numeric' },
  { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
] as const;

/** A day of every month, and every day of a week. */
const DAYS = [
  ...Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-07`),
  ...Array.from({ length: 7 }, (_, at) => `2026-11-${22 + at}`),
];

test.each(LANGUAGES)('days in $LOCALE are as Intl writes them', ({ LOCALE, dayFormatter }) => {
  for (const form of FORMS) {
    const byIntl = new Intl.DateTimeFormat(LOCALE, { ...form, timeZone: 'UTC' });
    const write = dayFormatter(form);
    expect(DAYS.map(write)).toEqual(DAYS.map((day) => byIntl.format(new Date(`${day}T12:00:00Z`))));
  }
});

test('in French the first of a month is an ordinal, where Intl writes a plain number', () => {
  const write = (...forms: (typeof FORMS)[number][]) =>
    forms.map((form) => french.dayFormatter(form)('2026-11-01'));
  expect(
    write({ month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric', year: 'numeric' }),
  ).toEqual(['1er novembre', '1er nov. 2026']);
  expect(french.formatDay('2026-11-01', { year: true })).toBe('dimanche 1er novembre 2026');
  expect(french.formatDay('2026-11-11')).toBe('mercredi 11 novembre');
  expect(write({ day: 'numeric' }, { month: 'long', year: 'numeric' })).toEqual(['1', 'novembre 2026']);
});
