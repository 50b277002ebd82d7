import { monthAfter } from '../rules.ts';

/** Months ('YYYY-MM') to leaf to; undefined where nothing lies in that direction. */
interface Direction {
  before: string | undefined;
  after: string | undefined;
}

const clamped = (month: string, earliest: string, present: string): string => {
  if (month > present) return present;
  return month < earliest ? earliest : month;
};

/**
 * Where the arrows of the calendar lead from a month, by months and by years: never before the first month with
 * something in it, never beyond the present. A year that begins or ends within these bounds is leafed to all the same.
 */
export function leavesOf(
  asked: string,
  earliest: string,
  present: string,
): { month: string; months: Direction; years: Direction } {
  const month = clamped(asked, earliest, present);
  const year = month.slice(0, 4);
  const to = (months: number): string => clamped(monthAfter(month, months), earliest, present);
  return {
    month,
    months: {
      before: month > earliest ? to(-1) : undefined,
      after: month < present ? to(1) : undefined,
    },
    years: {
      before: year > earliest.slice(0, 4) ? to(-12) : undefined,
      after: year < present.slice(0, 4) ? to(12) : undefined,
    },
  };
}
