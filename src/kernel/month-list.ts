import { isLocalDate, type LocalDate } from './calendar.ts';
import { capitalized } from './capitalized.ts';
import * as texts from './texts.ts';
import { dayFormatter, formatDay } from './written-days.ts';

/** What a list says of a row whose date cannot be read. */
export const INVALID_DATE = texts.invalidDate;

/** A date in words: weekdays and month as they stand alone, the others as they stand in a sentence. */
export interface ReadableDate {
  day: string;
  weekday: string;
  shortWeekday: string;
  /** For example 'November 2026'. */
  month: string;
  year: string;
  /** For example 'Nov 18'. */
  short: string;
  /** For example 'Wednesday, November 18, 2026'. */
  long: string;
}

const weekdayOf = dayFormatter({ weekday: 'long' });
const shortWeekdayOf = dayFormatter({ weekday: 'short' });
const shortDay = dayFormatter({ month: 'short', day: 'numeric' });
const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' });

/** A row's date in the parts that lists show; undefined when it cannot be read. */
export function readableDate(date: LocalDate): ReadableDate | undefined {
  if (!isLocalDate(date)) return undefined;
  return {
    day: String(Number(date.slice(8))),
    weekday: capitalized(weekdayOf(date)),
    shortWeekday: capitalized(shortWeekdayOf(date)),
    month: capitalized(monthAndYear(date)),
    year: date.slice(0, 4),
    short: shortDay(date),
    long: formatDay(date, { year: true }),
  };
}

/** Whether a row stands under another month's name than the one before it; dates that cannot be read share one. */
export function beginsMonth(row: { date: string }, before: { date: string } | undefined): boolean {
  return before === undefined || monthOf(row) !== monthOf(before);
}

const monthOf = ({ date }: { date: string }): string => (isLocalDate(date) ? date.slice(0, 7) : INVALID_DATE);
