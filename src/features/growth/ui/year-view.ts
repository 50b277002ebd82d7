import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import type { Tables } from '../../../notebook/rows.ts';
import { ringOf } from '../rules.ts';
import { daysLived } from './days-lived.ts';

/** The strokes of each day from one to another on which something was written or done, by its date. */
export function yearUntil(
  tables: Tables,
  from: LocalDate,
  today: LocalDate,
): Readonly<Record<LocalDate, Strokes>> {
  const within = daysLived(tables).filter((date) => date >= from && date <= today);
  return Object.fromEntries(within.map((date) => [date, ringOf(tables.growth_days.get(date))]));
}
