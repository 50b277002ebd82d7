import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';

/** A lesson as devices keep it, its text in plain words. */
export type Lesson = SyncedRows['lessons_learned'];

const newestFirst = (a: Lesson, b: Lesson): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.created_at < b.created_at ? 1 : -1;
};

/** Every lesson, the newest day first and of one day the one that came last. */
export const lessonsNewestFirst = (tables: Tables): Lesson[] =>
  [...tables.lessons_learned.values()].sort(newestFirst);

export const lessonOf = (tables: Tables, id: string): Lesson | undefined => tables.lessons_learned.get(id);

/** The lessons of a day, the one that came first on top. */
export const lessonsOf = (tables: Tables, day: LocalDate): Lesson[] =>
  [...tables.lessons_learned.values()].filter(({ date }) => date === day).sort((a, b) => newestFirst(b, a));
