import {
  addDays,
  type DayRange,
  isLocalDate,
  type LocalDate,
  monthOf,
  weekOf,
} from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { monthAfter } from '../../growth/rules.ts';
import { isOver, titleOf, weekNamed } from '../rules.ts';

export type PeriodKind = 'week' | 'month' | 'year';

/** What a letter is about: a week, a month or a year, with its days. */
export interface Period extends DayRange {
  kind: PeriodKind;
}

const DAYS_IN_WEEK = 7;

const weekPeriod = (date: LocalDate): Period => ({ kind: 'week', ...weekOf(date) });
/** `month` is 'YYYY-MM'. */
const monthPeriod = (month: string): Period => ({ kind: 'month', ...monthOf(`${month}-01`) });
/** `year` is 'YYYY'. */
const yearPeriod = (year: string): Period => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
});

/** The period, unless one of its weeks leaves the calendar. */
const withinCalendar = (period: Period): Period | 'invalid' =>
  isLocalDate(weekOf(period.start).start) && isLocalDate(weekOf(period.end).end) ? period : 'invalid';

/** The period that an address names; 'none' when it names none, 'invalid' when what it names is not one. */
export function periodNamed(parameters: URLSearchParams): Period | 'none' | 'invalid' {
  const [week, month, year] = (['week', 'month', 'year'] as const).map((kind) => parameters.get(kind));
  if (typeof week === 'string') {
    const named = weekNamed(week);
    return named ? { kind: 'week', ...named } : 'invalid';
  }
  if (typeof month === 'string')
    return isLocalDate(`${month}-01`) ? withinCalendar(monthPeriod(month)) : 'invalid';
  if (typeof year === 'string')
    return isLocalDate(`${year}-01-01`) ? withinCalendar(yearPeriod(year)) : 'invalid';
  return 'none';
}

/** How an address names the period. */
const parameterOf = ({ kind, start }: Period): string =>
  `${kind}=${{ week: start, month: start.slice(0, 7), year: start.slice(0, 4) }[kind]}`;

export const letterAddress = (period: Period): string => `/letter?${parameterOf(period)}`;

/** What a file that shows the period is called: 'week-2026-11-15'. */
export const periodSlug = (period: Period): string => parameterOf(period).replace('=', '-');

/** The period of the same kind that lies so many later; earlier when negative. */
export function periodAfter({ kind, start }: Period, by: number): Period {
  if (kind === 'week') return weekPeriod(addDays(start, DAYS_IN_WEEK * by));
  if (kind === 'month') return monthPeriod(monthAfter(start.slice(0, 7), by));
  return yearPeriod(String(Number(start.slice(0, 4)) + by).padStart(4, '0'));
}

/** The weeks that a letter is made from: those whose Saturday is in the period, the oldest first. */
export function weeksIn({ start, end }: Period): DayRange[] {
  const weeks: DayRange[] = [];
  for (let week = weekOf(start); week.end <= end; week = weekOf(addDays(week.start, DAYS_IN_WEEK))) {
    weeks.push(week);
  }
  return weeks;
}

const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' });

/** For example 'November 15 to 21', 'November 2026' or '2026'. */
export function periodTitle(period: Period, today: LocalDate): string {
  if (period.kind === 'week') return titleOf(period, today);
  return period.kind === 'month' ? monthAndYear(period.start) : period.start.slice(0, 4);
}

const PERIOD_OF: Record<PeriodKind, (date: LocalDate) => Period> = {
  week: weekPeriod,
  month: (date) => monthPeriod(date.slice(0, 7)),
  year: (date) => yearPeriod(date.slice(0, 4)),
};

/** The periods that are over, the newest first and none before the first day; as many as are asked for at most. */
export function periodsOver(kind: PeriodKind, first: LocalDate, today: LocalDate, most: number): Period[] {
  const found: Period[] = [];
  for (
    let period = periodAfter(PERIOD_OF[kind](today), -1);
    period.end >= first && found.length < most;
    period = periodAfter(period, -1)
  ) {
    found.push(period);
  }
  return found;
}

/** The letters before and after this one, as far as there are any. */
export function neighborsOf(
  period: Period,
  first: LocalDate,
  today: LocalDate,
): { before: Period | undefined; after: Period | undefined } {
  const after = periodAfter(period, 1);
  return {
    before: period.start > first ? periodAfter(period, -1) : undefined,
    after: isOver(after, today) ? after : undefined,
  };
}
