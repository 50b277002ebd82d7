import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { type Day, daysWith } from '../../archive/rules/day-page.ts';
import { wordsOf } from '../../goals/rules.ts';
import { blocksOfDay } from './blocks.ts';
import type { Span } from './span.ts';

/* What goes into a book: the days of its span, each with all that a person wrote and did on it. */

type Rows = Parameters<typeof daysWith>[0];

interface Item {
  id: string;
  item: string;
  status: string;
  completed_at: string | null;
  completion_story: string | null;
}

/** The rows that a book is made from, of the whole notebook. */
export interface BookRows {
  entries: readonly (Rows['entries'] extends Iterable<infer Entry> ? Entry : never)[];
  actions: readonly (Rows['actions'] extends Iterable<infer Action> ? Action : never)[];
  lessons: readonly (Rows['lessons'] extends Iterable<infer Lesson> ? Lesson : never)[];
  moods: readonly (Rows['moods'] extends Iterable<infer Mood> ? Mood : never)[];
  items: readonly Item[];
}

/** A day of the book: of the bucket list, the items that were completed on it. */
export interface BookDay extends Day {
  items: Item[];
}

/** Whether a day is in the span. */
function dayChoice(span: Span, { entries }: Pick<BookRows, 'entries'>): (date: LocalDate) => boolean {
  if (span.kind === 'days') {
    const { start, end } = span.range;
    return (date) => date >= start && date <= end;
  }
  const words = wordsOf(span.goal);
  const days = new Set(entries.filter(({ goal }) => wordsOf(goal) === words).map(({ date }) => date));
  return (date) => days.has(date);
}

/** The days of the span of which something can be read, in their order. */
export function bookDays(rows: BookRows, span: Span, zone: string): BookDay[] {
  const isIn = dayChoice(span, rows);
  const dayOf = (instant: string): LocalDate => localDateOf(new Date(instant), zone);
  const items = new Map<LocalDate, Item[]>();
  for (const item of rows.items) {
    if (item.status !== 'completed' || item.completed_at === null) continue;
    const date = dayOf(item.completed_at);
    items.set(date, [...(items.get(date) ?? []), item]);
  }
  const days = new Map(daysWith(rows, zone).map((day) => [day.date, day]));
  return [...new Set([...days.keys(), ...items.keys()])]
    .filter(isIn)
    .sort()
    .map((date) => {
      const day = days.get(date) ?? { date, entries: [], actions: [], lessons: [] };
      return { ...day, items: items.get(date) ?? [] };
    })
    .filter((day) => blocksOfDay(day).length > 0);
}

/** Everything a day says in a person's own words, texts that cannot be opened included. */
export const wordsOfDay = ({ entries, actions, lessons, items }: BookDay): string[] => [
  ...entries.flatMap((entry) => [
    ...[entry.celebration, entry.goal, entry.goal_importance],
    ...[entry.reflection, entry.value_alignment, entry.action],
  ]),
  ...actions.map(({ text }) => text),
  ...lessons.map(({ lesson }) => lesson),
  ...items.flatMap(({ item, completion_story }) => [item, completion_story ?? '']),
];

/** How many of a day's texts cannot be opened on this device, and so are left out. */
export const unreadableIn = (day: BookDay): number =>
  wordsOfDay(day).filter((text) => !isOpened(text)).length;
