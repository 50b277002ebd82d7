import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { canMend } from '../rules/streaks.ts';
import { type Activity, blankDay, type DayChange, dayAfter, dayAfterReopening } from '../rules.ts';

const dayOn = (tables: Tables, date: LocalDate) => tables.growth_days.get(date) ?? blankDay(date);

function changesOf(date: LocalDate, { set, add }: DayChange): Change[] {
  const row = { table: 'growth_days', key: date, blank: blankDay(date) } as const;
  const changes: Change[] = [];
  if (Object.keys(set).length > 0) changes.push({ ...row, set });
  if (Object.keys(add).length > 0) changes.push({ ...row, add });
  return changes;
}

/** How an activity shows in the growth of the day that it is done on. */
export const earn = (tables: Tables, activity: Activity, date: LocalDate): Change[] =>
  changesOf(date, dayAfter(activity, dayOn(tables, date)));

/** How it shows in the growth of a day that an action which was completed on it is open again. */
export const unearn = (tables: Tables, date: LocalDate): Change[] =>
  changesOf(date, dayAfterReopening(dayOn(tables, date)));

/** How a page that is written for a missed day soon after shows: the day is mended, if it may be. */
export const mend = ({ growth_days, pauses }: Tables, date: LocalDate): Change[] =>
  canMend(date, { days: growth_days.values(), pauses: pauses.values() })
    ? changesOf(date, { set: { mended: true }, add: {} })
    : [];
