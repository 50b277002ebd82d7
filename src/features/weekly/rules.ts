import {
  addDays,
  type DayRange,
  daysOf,
  isLocalDate,
  type LocalDate,
  weekOf,
} from '../../kernel/calendar.ts';
import { isOpened } from '../../kernel/seal.ts';
import { dayFormatter, formatDay } from '../../kernel/written-days.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { badgeFor, isClosed } from '../growth/rules.ts';
import { WEEKS_SHOWN } from './contract/limits.ts';
import * as texts from './texts.ts';

const DAYS_IN_WEEK = 7;

/** The latest weeks, the present one first and none before that in which the person began. */
export function weeksShown(since: LocalDate, today: LocalDate): DayRange[] {
  const first = weekOf(since).start;
  const present = weekOf(today).start;
  return Array.from({ length: WEEKS_SHOWN }, (_, back) =>
    weekOf(addDays(present, -DAYS_IN_WEEK * back)),
  ).filter(({ start }, back) => back === 0 || start >= first);
}

/** Whether the last day of the week is over. */
export const isOver = ({ end }: DayRange, today: LocalDate): boolean => today > end;

const weekday = dayFormatter({ weekday: 'long' });

/** The weekday from which on a week can be looked back on. */
export const availableOn = ({ end }: DayRange): string => weekday(addDays(end, 1));

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const dayOfMonth = dayFormatter({ day: 'numeric' });

/**
 * For example 'January 24 to 30', 'January 31 to February 6', and 'December 27, 2026 to January 2, 2027' of a week that
 * is not all of this year.
 */
export function titleOf({ start, end }: DayRange, today: LocalDate): string {
  const year = today.slice(0, 4);
  const startYear = start.slice(0, 4);
  const endYear = end.slice(0, 4);
  if (startYear !== endYear) return texts.weekAcrossYears(monthDay(start), startYear, monthDay(end), endYear);
  const last = start.slice(0, 7) === end.slice(0, 7) ? dayOfMonth(end) : monthDay(end);
  return startYear === year
    ? texts.week(monthDay(start), last)
    : texts.weekOfYear(monthDay(start), last, startYear);
}

/** The day from which on a week can be read: the Sunday after it. */
export const readableFrom = ({ end }: DayRange, today: LocalDate): string => {
  const day = addDays(end, 1);
  return formatDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) });
};

/** The latest week that can be read, if the person was here in it. */
export const latestReadable = (since: LocalDate, today: LocalDate): DayRange | undefined =>
  weeksShown(since, today).find((week) => isOver(week, today));

/** The week of an address: its Sunday, or any day of it; undefined when it says none, or one that leaves the calendar. */
export function weekNamed(date: unknown): DayRange | undefined {
  if (typeof date !== 'string' || !isLocalDate(date)) return undefined;
  const week = weekOf(date);
  return isLocalDate(week.start) && isLocalDate(week.end) ? week : undefined;
}

type GrowthDay = Omit<SyncedRows['growth_days'], 'seq'>;

/** A week's growth: its points, and how many of its loops closed. */
export interface WeekGrowth {
  week: DayRange;
  points: number;
  loops: number;
}

/** The growth of each week, from the days as they are known by their dates. */
export const growthOfWeeks = (
  days: ReadonlyMap<string, GrowthDay>,
  weeks: readonly DayRange[],
): WeekGrowth[] =>
  weeks.map((week) => {
    const marked = daysOf(week).flatMap((date) => days.get(date) ?? []);
    return {
      week,
      points: marked.reduce((sum, { points }) => sum + points, 0),
      loops: marked.filter(isClosed).length,
    };
  });

/** For example '5 closed loops, 265 points: Growth Week'. */
export function growthInWords({ points, loops }: WeekGrowth): string {
  const badge = badgeFor('week', points);
  const growth = texts.growth(loops, points);
  return badge ? texts.growthWithBadge(growth, badge.name) : growth;
}

/** How far an action of a week is, for the day on which it was completed or, while it is open, named. */
export interface DayActions {
  done: number;
  open: number;
}

/** Named by the person, or one of the core values. */
export interface ReviewCategory {
  category_name: string;
  description: string | null;
}

/**
 * What the weekly review sorts by: the person's categories in their order, as far as they can be read, and without any
 * the core values.
 */
export function categoriesOf(
  own: readonly (ReviewCategory & { priority: number })[],
  values: readonly string[],
): ReviewCategory[] {
  const readable = own.filter(({ category_name }) => isOpened(category_name));
  if (readable.length === 0) return values.map((value) => ({ category_name: value, description: null }));
  return readable
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ category_name, description }) => ({
      category_name,
      description: isOpened(description) ? description : null,
    }));
}

export { openedPeople, personRows, personText } from './rules/known-people.ts';
