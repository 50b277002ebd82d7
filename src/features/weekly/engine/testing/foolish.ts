import { english } from '../../../../language/english.ts';
import { readerOf } from '../../../../language/reader.ts';
import type { InsightAnswer } from '../answered.ts';
import { insightsOf } from '../insights.ts';
import type { EntryRow, OpenedNotebook, PatternKind, Suggestion } from '../notebook.ts';
import { dayOf, entry, notebook, TODAY, task, weekNumber } from './people.ts';

/*
 * For each pattern what it is said of, and the ways in which it would be foolish: a denial, another sense, somebody
 * else's words, a stock phrase, one thing counted as many. Each foolish diary differs from the sane one in that alone.
 */

export type Kind = PatternKind | Suggestion['kind'] | 'celebration';

export const WEEK = 4;

/** Every kind of sentence that is said of the fourth week. */
export function kindsOf(of: OpenedNotebook): Kind[] {
  const told = insightsOf(of, weekNumber(WEEK), { today: TODAY, reader: readerOf(english) });
  return [
    ...(told.celebration.citations.length > 0 ? (['celebration'] as const) : []),
    ...told.patterns.map(({ kind }) => kind),
    ...told.suggestions.map(({ kind }) => kind),
  ];
}
export const saidOf = (of: OpenedNotebook, answers: readonly InsightAnswer[] = []): string => {
  const { celebration, patterns, suggestions } = insightsOf(of, weekNumber(WEEK), {
    today: TODAY,
    reader: readerOf(english),
    answers,
  });
  return [celebration, ...patterns, ...suggestions].map(({ text }) => text).join('\n');
};

/** Enough English for an entry to be read as such, and of no theme. */
export const ENGLISH = 'It was what it was, and I did what I could with that.';
export const on = (date: string, answers: Partial<EntryRow>): EntryRow =>
  entry(date, { goal_importance: `${ENGLISH} ${date}`, ...answers });

export const WEEKS = [2, 3, 4];
export const DAYS = [1, 3, 5];
/** One entry in each of three weeks, the fourth the last. */
export const byWeek = (of: (number: number) => Partial<EntryRow>) =>
  WEEKS.map((week, number) => on(dayOf(week, 2), of(number)));
/** Three entries in the fourth week. */
export const inWeek = (of: (number: number) => Partial<EntryRow>) =>
  DAYS.map((weekday, number) => on(dayOf(WEEK, weekday), of(number)));
export const pick = (number: number, texts: readonly string[]): string => texts[number % texts.length] ?? '';

export const fears = (...texts: string[]) =>
  notebook({ entries: byWeek((number) => ({ reflection: pick(number, texts) })) });
export const celebrations = (...texts: string[]) =>
  notebook({ entries: inWeek((number) => ({ celebration: pick(number, texts) })) });
export const goals = (goal: string, actions: string[] = []) =>
  notebook({
    entries: inWeek(() => ({ goal })),
    tasks: actions.map((text) => task(dayOf(WEEK, 5), text, true)),
  });
