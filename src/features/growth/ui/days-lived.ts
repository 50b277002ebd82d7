import { isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';

/** The days on which something was written or done, in order. */
export function daysLived(tables: Tables): LocalDate[] {
  const days = new Set<LocalDate>();
  for (const { date } of tables.journal_entries.values()) days.add(date);
  for (const { date } of tables.lessons_learned.values()) days.add(date);
  for (const { date, task_completed } of tables.growth_days.values()) if (task_completed) days.add(date);
  return [...days].filter(isLocalDate).sort();
}
