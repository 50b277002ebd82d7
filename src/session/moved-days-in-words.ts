import { BELIEVED_DAYS } from '../kernel/activity-day.ts';
import type { LocalDate } from '../kernel/calendar.ts';
import { formatList } from '../kernel/intl.ts';
import { dayFormatter, formatDay } from '../kernel/written-days.ts';
import type { MovedDay } from './moved-day.ts';
import * as texts from './texts.ts';

/** With more days than this, only the first ones are named and the others counted. */
const NAMED_AT_MOST = 4;
const NAMED_OF_MANY = 3;

/** In a list, the comma after a weekday would read as one between two days. */
const dayInList = dayFormatter({ month: 'long', day: 'numeric' });

const sorted = (days: readonly LocalDate[]): LocalDate[] => [...new Set(days)].toSorted();

function where(days: readonly LocalDate[], to: LocalDate | undefined): string {
  const isMany = days.length > NAMED_AT_MOST;
  const named = formatList(
    days
      .slice(0, isMany ? NAMED_OF_MANY : undefined)
      .map(days.length === 1 ? (day) => formatDay(day) : dayInList),
  );
  const others = days.length - NAMED_OF_MANY;
  if (to === undefined) return isMany ? texts.manyDaysMoved(named, others) : texts.daysMoved(named);
  return isMany
    ? texts.manyDaysMovedTo(named, others, formatDay(to))
    : texts.daysMovedTo(named, formatDay(to));
}

function why(moved: readonly MovedDay[]): string {
  const late = moved.filter(({ written, kept }) => written < kept).length;
  if (late === moved.length) return texts.movedForLateness(BELIEVED_DAYS);
  return late === 0 ? texts.movedForClock : texts.movedForEither(BELIEVED_DAYS);
}

/** One message for all days that moved: which ones, where they are now, and why. */
export function movedDaysInWords(moved: readonly MovedDay[]): string {
  const [to, ...others] = sorted(moved.map(({ kept }) => kept));
  return `${where(sorted(moved.map(({ written }) => written)), others.length === 0 ? to : undefined)} ${why(moved)}`;
}
