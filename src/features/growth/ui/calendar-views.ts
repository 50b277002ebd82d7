import { type LocalDate, monthOf } from '../../../kernel/calendar.ts';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import type { Tables } from '../../../notebook/rows.ts';
import { importedPage } from '../../journal/rules/imported-page.ts';
import { pausedDaysOf } from '../rules/pauses.ts';
import { ringOf } from '../rules.ts';
import { daysLived } from './days-lived.ts';

/** A day on which something was written or done; its strokes are empty when that was written for it later. */
export interface LivedDay {
  strokes: Strokes;
  mended: boolean;
  /** All its pages are from another journal, and nothing else was done on it. */
  imported: boolean;
}

/** Whether no stroke stands on a lived day, nor one that was mended: something was written or imported. */
export const isBare = ({ strokes, mended }: Pick<LivedDay, 'strokes' | 'mended'>): boolean =>
  !mended && !Object.values(strokes).includes(true);

/** The first day on which something was written or done, however long ago: also one that was imported. */
export const firstDayLived = (tables: Tables): LocalDate | undefined => daysLived(tables)[0];

/** The days of a year ('2026') on which something was written or done, by their dates. */
export function daysOfYear(tables: Tables, year: string): Readonly<Record<LocalDate, LivedDay>> {
  const within = daysLived(tables).filter((date) => date.startsWith(`${year}-`));
  const imported = importedDays(tables, year);
  return Object.fromEntries(
    within.map((date) => {
      const day = tables.growth_days.get(date);
      const marks = { strokes: ringOf(day), mended: day?.mended === true };
      return [date, { ...marks, imported: isBare(marks) && imported.get(date) === true }];
    }),
  );
}

/** The days of a year that have pages, by their dates: whether all of them are from another journal. */
function importedDays(tables: Tables, year: string): Map<LocalDate, boolean> {
  const days = new Map<LocalDate, boolean>();
  for (const entry of tables.journal_entries.values()) {
    const { date } = entry;
    if (!date.startsWith(`${year}-`)) continue;
    days.set(date, days.get(date) !== false && importedPage(entry) !== undefined);
  }
  // A lesson was noted here.
  for (const { date } of tables.lessons_learned.values()) days.delete(date);
  return days;
}

/** The days of a month ('2026-11') on which streaks wait. */
export const pausedInMonth = (tables: Tables, month: string): LocalDate[] =>
  pausedDaysOf([...tables.pauses.values()], monthOf(`${month}-01`));
