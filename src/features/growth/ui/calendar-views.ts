import { type LocalDate, monthOf } from '../../../kernel/calendar.ts';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import type { Tables } from '../../../notebook/rows.ts';
import { pausedDaysOf } from '../rules/pauses.ts';
import { ringOf } from '../rules.ts';
import { daysLived } from './days-lived.ts';

/** A day on which something was written or done; its strokes are empty when that was written for it later. */
export interface LivedDay {
  strokes: Strokes;
  mended: boolean;
}

/** The first day on which something was written or done, however long ago: also one that was imported. */
export const firstDayLived = (tables: Tables): LocalDate | undefined => daysLived(tables)[0];

/** The days of a year ('2026') on which something was written or done, by their dates. */
export function daysOfYear(tables: Tables, year: string): Readonly<Record<LocalDate, LivedDay>> {
  const within = daysLived(tables).filter((date) => date.startsWith(`${year}-`));
  return Object.fromEntries(
    within.map((date) => {
      const day = tables.growth_days.get(date);
      return [date, { strokes: ringOf(day), mended: day?.mended === true }];
    }),
  );
}

/** The days of a month ('2026-11') on which streaks wait. */
export const pausedInMonth = (tables: Tables, month: string): LocalDate[] =>
  pausedDaysOf([...tables.pauses.values()], monthOf(`${month}-01`));
