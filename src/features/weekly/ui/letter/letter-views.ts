import { dayNumber, daysOf, type LocalDate, localDateOf } from '../../../../kernel/calendar.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import { ownProfile } from '../../../../session/profile.ts';
import { isClosed, ringOf } from '../../../growth/rules.ts';
import type { PeriodCounts } from '../../engine/letter/letter.ts';
import type { PictureFacts } from '../../engine/letter/picture.ts';
import type { MonthCount } from '../../engine/letter/span.ts';
import { isInRange, statsOf } from '../../engine/scope.ts';
import { type Period, type PeriodKind, periodsOver } from '../../rules/periods.ts';
import { notebookOf } from '../views.ts';

/* Days come as texts of their own: a view is worked out again when its arguments change. */

const MOST_MONTHS = 12;
const MOST_YEARS = 100;

/** What the rows of a period come to; undefined until the profile is here. */
export function periodCounts(tables: Tables, start: LocalDate, end: LocalDate): PeriodCounts | undefined {
  const range = { start, end };
  const notebook = notebookOf(tables, range);
  if (!notebook) return undefined;
  const { totalJournalEntries, totalLessons, completedActions, totalActions } = statsOf(notebook, range);
  const loops = [...tables.growth_days.values()].filter((day) => isInRange(day.date, range) && isClosed(day));
  return {
    entries: totalJournalEntries,
    lessons: totalLessons,
    completedActions,
    totalActions,
    loops: loops.length,
  };
}

/** How much was written in each month from the first day to the last. */
export function monthCounts(tables: Tables, start: LocalDate, end: LocalDate): MonthCount[] {
  const counts = new Map<string, number>();
  for (const { date } of tables.journal_entries.values()) {
    if (!isInRange(date, { start, end })) continue;
    const month = `${date.slice(0, 7)}-01`;
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, entries]) => ({ month, entries }));
}

/** The first day of which there is anything, or that on which the person signed up. */
export function firstDay(tables: Tables): LocalDate | undefined {
  const profile = ownProfile(tables);
  if (!profile) return undefined;
  let first = localDateOf(new Date(profile.created_at), profile.time_zone);
  for (const rows of [tables.growth_days, tables.journal_entries, tables.lessons_learned]) {
    for (const { date } of rows.values()) if (date < first) first = date;
  }
  return first;
}

/** Months and years that are over, the newest first. */
export function lettersOf(tables: Tables, today: LocalDate): Record<Exclude<PeriodKind, 'week'>, Period[]> {
  const first = firstDay(tables);
  if (first === undefined) return { month: [], year: [] };
  return {
    month: periodsOver('month', first, today, MOST_MONTHS),
    year: periodsOver('year', first, today, MOST_YEARS),
  };
}

/** What the picture of a period shows. */
export function pictureFacts(
  tables: Tables,
  { kind, start, end }: Period,
  today: LocalDate,
): PictureFacts | undefined {
  const counts = periodCounts(tables, start, end);
  return (
    counts && {
      kind,
      start: dayNumber(start),
      end: dayNumber(end),
      today: dayNumber(today),
      days: daysOf({ start, end }).map((date) => ringOf(tables.growth_days.get(date))),
      counts,
    }
  );
}

/** The tables that a letter rests on: other rows make another letter. */
export const lettersRows = (tables: Tables): unknown[] => [
  tables.journal_entries,
  tables.tasks,
  tables.lessons_learned,
  tables.previous_goals,
  tables.growth_days,
  tables.profiles,
  tables.insight_answers,
];
