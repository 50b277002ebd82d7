import { type DayRange, localDateOf } from '../../../../kernel/calendar.ts';
import type { Reader } from '../../../../language/reader.ts';
import { isClosed } from '../../../growth/rules.ts';
import { type Period, weeksIn } from '../../rules/periods.ts';
import { insightsOf } from '../insights.ts';
import type { DateOf, Letter, PeriodCounts } from '../letter/letter.ts';
import { monthLetter, yearLetter } from '../letter/span.ts';
import { weekLetter } from '../letter/week.ts';
import type { OpenedNotebook } from '../notebook.ts';
import { isInRange, statsOf } from '../scope.ts';
import { TODAY } from './people.ts';

/* Letters of whole notebooks, as a device composes them. */

export function countsIn(notebook: OpenedNotebook, range: DayRange): PeriodCounts {
  const { totalJournalEntries, totalLessons, completedActions, totalActions } = statsOf(notebook, range);
  const loops = notebook.growthDays.filter((day) => isInRange(day.date, range) && isClosed(day)).length;
  return { entries: totalJournalEntries, lessons: totalLessons, completedActions, totalActions, loops };
}

/** The day on which a row can be read. */
export const dateIn =
  ({ entries, lessons, tasks, zone }: OpenedNotebook): DateOf =>
  ({ kind, id }) => {
    if (kind === 'entry') return entries.find((row) => row.id === id)?.date;
    if (kind === 'lesson') return lessons.find((row) => row.id === id)?.date;
    const task = tasks.find((row) => row.id === id);
    return task && localDateOf(new Date(task.completed_at ?? task.created_at), zone);
  };

function monthsOf({ entries }: OpenedNotebook, range: DayRange) {
  const months = Map.groupBy(
    entries.filter(({ date }) => isInRange(date, range)),
    ({ date }) => `${date.slice(0, 7)}-01`,
  );
  return [...months].sort().map(([month, rows]) => ({ month, entries: rows.length }));
}

export function letterOf(notebook: OpenedNotebook, period: Period, reader: Reader): Letter {
  const weeks = weeksIn(period).map((week) => ({
    week,
    insights: insightsOf(notebook, week, { today: TODAY, reader }),
  }));
  const span = { range: period, weeks, counts: countsIn(notebook, period), dateOf: dateIn(notebook) };
  if (period.kind === 'month') return monthLetter(span);
  if (period.kind === 'year') return yearLetter({ ...span, months: monthsOf(notebook, period) });
  const [first] = weeks;
  return first ? weekLetter(first.insights, span.counts) : [];
}
