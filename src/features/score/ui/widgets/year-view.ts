import type { LocalDate } from '../../../../kernel/calendar.ts';
import type { Tables } from '../../../../web/local/notebook.ts';
import type { Strokes } from '../../../../web/ui/loop-ring.tsx';
import { ringOf } from '../../rules.ts';

/** The strokes of each day from one to another on which something was written or done, by its date. */
export function yearUntil(
  tables: Tables,
  from: LocalDate,
  today: LocalDate,
): Readonly<Record<LocalDate, Strokes>> {
  const dates = new Set<LocalDate>();
  for (const { date } of tables.journal_entries.values()) dates.add(date);
  for (const { date } of tables.lessons_learned.values()) dates.add(date);
  for (const { date, task_completed } of tables.growth_days.values()) if (task_completed) dates.add(date);
  const within = [...dates].filter((date) => date >= from && date <= today);
  return Object.fromEntries(within.map((date) => [date, ringOf(tables.growth_days.get(date))]));
}
