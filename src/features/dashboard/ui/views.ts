import { daysBetween, isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { daysLived } from '../../growth/client.ts';
import type { Checklist } from '../contract.ts';
import { checklistOf } from '../rules/checklist.ts';

/** Whether the day has its page from soon after it. */
export const isMended = (tables: Tables, day: LocalDate): boolean =>
  tables.growth_days.get(day)?.mended === true;

/** The days before and after one on which something was written or done. */
export function daysAround(tables: Tables, day: LocalDate): { before?: LocalDate; after?: LocalDate } {
  const days = daysLived(tables);
  const before = days.findLast((other) => other < day);
  const after = days.find((other) => other > day);
  return { ...(before && { before }), ...(after && { after }) };
}

/** An earlier day with a page, another one every day; undefined while there is none. */
export function oldDay(tables: Tables, today: LocalDate): LocalDate | undefined {
  const days = [...new Set([...tables.journal_entries.values()].map(({ date }) => date))]
    .filter((day) => isLocalDate(day) && day < today)
    .sort();
  return days[daysBetween('2000-01-01', today) % days.length];
}

/** How many actions are still open. */
export const openActions = (tables: Tables): number =>
  [...tables.tasks.values()].filter(({ completed }) => !completed).length;

/** How many days up to today have a page, when today is one of them; else 0. */
export function daysWithPage(tables: Tables, today: LocalDate): number {
  const days = new Set([...tables.journal_entries.values()].map(({ date }) => date));
  return days.has(today) ? [...days].filter((day) => isLocalDate(day) && day <= today).length : 0;
}

/** Which items of the Growth Checklist are true of the person, as far as the notebook is here. */
export const checklist = (tables: Tables): Checklist =>
  checklistOf({
    profile: tables.profiles.get('own'),
    intentions: tables.impact_intentions.size,
    entries: tables.journal_entries.size,
    lessons: tables.lessons_learned.size,
    days: [...tables.growth_days.values()],
    goals: [...tables.previous_goals.values()],
    bucketListItems: tables.bucket_list_items.size,
  });
