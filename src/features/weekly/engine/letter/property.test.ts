import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../../../test/harness/rounds.ts';
import { weekOf } from '../../../../kernel/calendar.ts';
import { english } from '../../../../language/english.ts';
import { readerOf } from '../../../../language/reader.ts';
import { type Period, periodNamed, weeksIn } from '../../rules/periods.ts';
import { insightsOf } from '../insights.ts';
import type { OpenedNotebook } from '../notebook.ts';
import { isInRange } from '../scope.ts';
import { countsIn, dateIn, letterOf } from '../testing/letters.ts';
import { TODAY } from '../testing/people.ts';
import { notebookArbitrary } from '../testing/random-notebook.ts';
import type { Letter } from './letter.ts';

/* What holds of any letter of any notebook. */

const reader = readerOf(english);

const periods = fc
  .constantFrom(
    ...['2026-09-06', '2026-10-04', '2026-11-15', '2026-11-29', '2027-03-07'].map((day) => `week=${day}`),
    ...['2026-09', '2026-10', '2026-11', '2027-01'].map((month) => `month=${month}`),
    'year=2026',
  )
  .map((search) => periodNamed(new URLSearchParams(search)) as Period);

const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/gu)].map(([, quote = '']) => quote);
const NUMBERS = 'none one two three four five six seven eight nine ten'.split(' ');
const countIn = (text: string): number => {
  const [word = ''] = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/.exec(text) ?? [];
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);
};

/** Every text of a row, by its kind and id. */
const textsOf = (of: OpenedNotebook): Record<string, string[]> => ({
  ...Object.fromEntries(
    of.entries.map((row) => [
      `entry ${row.id}`,
      [row.celebration, row.goal, row.goal_importance, row.reflection, row.value_alignment, row.action],
    ]),
  ),
  ...Object.fromEntries(of.tasks.map((row) => [`action ${row.id}`, [row.text]])),
  ...Object.fromEntries(of.lessons.map((row) => [`lesson ${row.id}`, [row.lesson]])),
});

const partOf = (letter: Letter, name: Letter[number]['kind']) =>
  letter.find(({ kind }) => kind === name)?.sentences ?? [];

function expectCited(of: OpenedNotebook, letter: Letter): void {
  const texts = textsOf(of);
  for (const { kind, sentences } of letter) {
    for (const { text, citations } of sentences) {
      const cited = citations.map((row) => ({ row, texts: texts[`${row.kind} ${row.id}`] ?? [] }));
      for (const { row, texts: words } of cited)
        expect(words.some((one) => one.includes(row.quote))).toBe(true);
      const quotes = quotesIn(text);
      for (const quote of quotes) {
        expect(cited.some(({ texts: words }) => words.some((one) => one.includes(quote)))).toBe(true);
      }
      // What cites nothing counts rows, and quotes nobody.
      if (citations.length === 0) expect([kind, text]).toEqual([kind, expect.stringMatching(FIGURE)]);
    }
  }
}

/** Sentences that count rows or say that there are none. */
const FIGURE =
  /^(?:You (?:wrote|noted|finished|added) [\w, ]+\.|The loop closed on [\w ]+\.|You didn’t write anything down this (?:week|month|year), so this letter is short\.|[A-Z][a-z]+, [\w,]+ entr(?:y|ies)\.)$/u;

const isGuardedIn = (of: OpenedNotebook, period: Period): boolean =>
  weeksIn(period).some((week) => insightsOf(of, week, { today: TODAY, reader }).isGuarded);

describe('any letter', () => {
  test('cites what it claims, letter for letter, and asks one question at most', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(notebookArbitrary, periods, (of, period) => {
        const letter = letterOf(of, period, reader);
        expectCited(of, letter);
        expect(letter.length).toBeGreaterThan(0);
        expect(partOf(letter, 'question').length).toBeLessThanOrEqual(1);
        const asked = letter.flatMap(({ sentences }) => sentences).filter(({ text }) => isAsking(text));
        expect(asked).toEqual(partOf(letter, 'question'));
        for (const { kind } of letter) kinds.add(kind);
      }),
      { numRuns: rounds(60), seed: 20_261_129 },
    );
    expect([...kinds].sort()).toEqual(['came-back', 'celebrated', 'months', 'moved', 'numbers', 'question']);
  });

  test('of a week is read in a minute, and of a year has twelve lines at most', () => {
    fc.assert(
      fc.property(notebookArbitrary, periods, (of, period) => {
        const letter = letterOf(of, period, reader);
        const words = letter.flatMap(({ sentences }) => sentences).flatMap(({ text }) => text.split(/\s+/u));
        if (period.kind === 'week') expect(words.length).toBeLessThanOrEqual(180);
        if (period.kind === 'month') expect(partOf(letter, 'celebrated').length).toBeLessThanOrEqual(4);
        expect(partOf(letter, 'months').length).toBeLessThanOrEqual(12);
        const celebrated = [...partOf(letter, 'celebrated'), ...partOf(letter, 'months')];
        for (const row of celebrated.flatMap(({ citations }) => citations))
          expect(isInRange(dateIn(of)(row) ?? '', period)).toBe(true);
      }),
      { numRuns: rounds(40) },
    );
  });

  test('counts what came back by the weeks and months in which its rows are', () => {
    fc.assert(
      fc.property(notebookArbitrary, periods, (of, period) => {
        if (period.kind === 'week') return;
        const stretch = (date: string) => (period.kind === 'month' ? weekOf(date).start : date.slice(0, 7));
        for (const { text, citations } of partOf(letterOf(of, period, reader), 'came-back')) {
          const stretches = new Set(citations.map((row) => stretch(dateIn(of)(row) ?? '')));
          expect(countIn(text)).toBe(stretches.size);
          expect(stretches.size).toBeGreaterThan(1);
        }
      }),
      { numRuns: rounds(40) },
    );
  });

  test('near words of harm quotes nothing and asks nothing', () => {
    const harm = fc.constantFrom('I want to kill myself.', 'He hit me again.', 'I cut myself last night.');
    let guarded = 0;
    fc.assert(
      fc.property(notebookArbitrary, periods, harm, fc.nat(6), (of, period, words, at) => {
        const entries = of.entries.map((row, place) =>
          place % 7 === at ? { ...row, reflection: words } : row,
        );
        const dark = { ...of, entries };
        if (!isGuardedIn(dark, period) || period.kind === 'year') return;
        guarded += 1;
        const letter = letterOf(dark, period, reader);
        const sentences = letter.flatMap((part) => part.sentences);
        expect(sentences.flatMap(({ citations }) => citations)).toEqual([]);
        for (const { text } of sentences) expect(text).toMatch(FIGURE);
        expect(countsIn(dark, period).entries > 0 || letter.length > 0).toBe(true);
      }),
      { numRuns: rounds(40) },
    );
    expect(guarded).toBeGreaterThan(5);
  });
});

/** A question outside of what the person wrote. */
const isAsking = (text: string): boolean => text.replaceAll(/“[^”]*”/gu, '').includes('?');
