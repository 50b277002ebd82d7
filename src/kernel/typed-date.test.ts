import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocalDate } from './calendar.ts';
import { DATE_WORDS as ARABIC } from './date-words.ar.ts';
import { DATE_WORDS as GERMAN } from './date-words.de.ts';
import { DATE_WORDS as SPANISH } from './date-words.es.ts';
import { DATE_WORDS as FRENCH } from './date-words.fr.ts';
import { DATE_WORDS as JAPANESE } from './date-words.ja.ts';
import { DATE_WORDS as PORTUGUESE } from './date-words.pt.ts';
import { isFullDate, typedDate } from './typed-date.ts';
import * as french from './written-days.fr.ts';
import { dayFormatter } from './written-days.ts';

const today = '2026-11-19';
const typed = (text: string, bounds: { min?: string; max?: string } = {}) =>
  typedDate(text, { today, ...bounds });

describe('a day as people type it', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026/1/5', '2026-01-05'],
    ['11/5/2026', '2026-11-05'],
    ['11-5-2026', '2026-11-05'],
    ['11.5.2026', '2026-11-05'],
    ['11/5/26', '2026-11-05'],
    ['1/2/99', '1999-01-02'],
    ['25/12/2025', '2025-12-25'],
    ['Nov 5, 2026', '2026-11-05'],
    ['november 5 2026', '2026-11-05'],
    ['Sept. 5, 2026', '2026-09-05'],
    ['5 Nov 2026', '2026-11-05'],
    ['Thursday, November 5th, 2026', '2026-11-05'],
    ['11/05/2026', '2026-11-05'],
    ['Today', today],
    ['yesterday', '2026-11-18'],
    ['tomorrow', '2026-11-20'],
    ['February 29, 2024', '2024-02-29'],
  ])('%s', (text, expected) => {
    expect(typed(text)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'soon',
    '2026',
    '13/13/2026',
    'Feb 30, 2026',
    '2/29/2026',
    '5',
    'No 5',
    '1/2/3/4',
    '11/5/202',
  ])('none: %s', (text) => {
    expect(typed(text)).toBeUndefined();
  });

  test('without a year it is the nearest one, within bounds', () => {
    expect(typed('Nov 5')).toBe('2026-11-05');
    expect(typed('1/5')).toBe('2027-01-05');
    expect(typed('1/5', { max: today })).toBe('2026-01-05');
    expect(typed('Oct 5', { min: today })).toBe('2027-10-05');
    expect(typed('Feb 29')).toBe('2028-02-29');
    expect(typed('Feb 29', { max: today })).toBe('2024-02-29');
  });

  test('what the product writes is read as the same day', () => {
    const forms = [
      dayFormatter({ month: 'short', day: 'numeric', year: 'numeric' }),
      dayFormatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    ];
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        for (const form of forms) expect(typed(form(date))).toBe(date);
      }),
    );
  });

  test('whatever is typed, it is a day or none', () => {
    for (const text of ['__proto__', 'constructor', 'toString']) expect(typed(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (text) => {
        const date = typed(text);
        expect(date === undefined || isLocalDate(date)).toBe(true);
      }),
    );
  });
});

test('a year in full is told apart from one that is still being typed', () => {
  for (const text of ['2026-11-05', 'Nov 5, 2026', '11/5/2026']) expect(isFullDate(text)).toBe(true);
  for (const text of ['11/5', '11/5/20', 'Nov 5', '11/5/20261']) expect(isFullDate(text)).toBe(false);
});

test.each([
  ['German', GERMAN, ['5.11.2026', '05.11.26', '5. Nov. 2026', 'Do, 5. November 2026', '5. November']],
  ['German', GERMAN, ['2026-11-05', '5/11/2026', 'Donnerstag, 5.11.2026']],
  ['Spanish', SPANISH, ['5/11/2026', '5 de noviembre de 2026', 'jueves, 5 de nov de 2026', '5 nov 2026']],
  ['French', FRENCH, ['5/11/2026', '5 novembre 2026', 'jeudi 5 novembre 2026', '5 nov. 2026']],
  ['Portuguese', PORTUGUESE, ['5/11/2026', '5 de novembro de 2026', 'quinta-feira, 5 de nov. de 2026']],
  [
    'Japanese',
    JAPANESE,
    ['2026年11月5日', '11月5日', '2026年11月5日木曜日', '11月5日（木）', '11/5', '2026/11/5'],
  ],
  ['Arabic', ARABIC, ['5/11/2026', '5 نوفمبر 2026', 'الخميس، 5 نوفمبر 2026']],
] as const)('in %s', (_, words, forms) => {
  for (const form of forms) expect(typedDate(form, { today }, words), form).toBe('2026-11-05');
});

test('what only one order allows is read in it, whatever the language', () => {
  expect(typedDate('11/25/2026', { today }, GERMAN)).toBe('2026-11-25');
  expect(typedDate('gestern', { today }, GERMAN)).toBe('2026-11-18');
});

test('the first of a month in French is read as it is written', () => {
  for (const form of [
    '1er novembre 2026',
    'le 1er nov.',
    'Dimanche 1er novembre',
    '1ᵉʳ/11/2026',
    '1 nov. 2026',
  ])
    expect(typedDate(form, { today }, FRENCH), form).toBe('2026-11-01');
  for (const month of Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))) {
    const date = `2026-${month}-01`;
    const short = french.dayFormatter({ month: 'short', day: 'numeric', year: 'numeric' })(date);
    for (const form of [short, french.formatDay(date, { year: true })])
      expect(typedDate(form, { today }, FRENCH), form).toBe(date);
  }
});
