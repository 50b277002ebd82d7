import { type DayRange, type LocalDate, monthOf } from '../../../kernel/calendar.ts';
import { readableDate } from '../../../kernel/month-list.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import * as texts from '../texts.ts';

/** Which days a book holds: those from one to another, or those on which an entry named a goal. */
export type Span = { kind: 'days'; range: DayRange } | { kind: 'goal'; goal: string };

export const spanOfYear = (year: string): Span => ({
  kind: 'days',
  range: { start: `${year}-01-01`, end: `${year}-12-31` },
});

/** @param month 'YYYY-MM' */
export const spanOfMonth = (month: string): Span => ({ kind: 'days', range: monthOf(`${month}-01`) });

/** For example 'November 2026'. */
export const monthName = (date: LocalDate): string => readableDate(date)?.month ?? date.slice(0, 7);

/** What the title page says of the span: '2026', 'November 2026', 'March 3 to May 9, 2026', or the goal. */
export function spanTitle(span: Span): string {
  if (span.kind === 'goal') return span.goal;
  const { start, end } = span.range;
  const isYear = start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31`;
  if (isYear) return start.slice(0, 4);
  if (start === monthOf(start).start && end === monthOf(start).end) return monthName(start);
  return start === end ? formatDay(start, { year: true }) : texts.fromTo(start, end);
}

/** The part of a file's name that tells the span; file systems take it as it is. */
export const spanSlug = (span: Span): string =>
  span.kind === 'goal'
    ? 'goal'
    : spanTitle(span)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');

/** The years and months that hold something, the newest first: what a book can be made of. */
export function writtenMonths(dates: Iterable<LocalDate>): { years: string[]; months: string[] } {
  const months = [...new Set(Array.from(dates, (date) => date.slice(0, 7)))].sort().reverse();
  return { months, years: [...new Set(months.map((month) => month.slice(0, 4)))] };
}
