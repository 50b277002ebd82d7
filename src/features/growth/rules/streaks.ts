import { MENDED_EVERY, MENDING_DAYS } from '../../../kernel/activity-day.ts';
import { addDays, dayNumber, daysBetween, type LocalDate } from '../../../kernel/calendar.ts';
import type { DayMarks } from '../contract.ts';
import type { GrowthDay } from '../rules.ts';
import { type PausedDays, pauseOn } from './pauses.ts';

function numbersOf(pauses: Iterable<PausedDays>): Set<number> {
  const numbers = new Set<number>();
  for (const { starts_on, ends_on } of pauses) {
    for (let day = dayNumber(starts_on); day <= dayNumber(ends_on); day += 1) numbers.add(day);
  }
  return numbers;
}

/**
 * Days in a row that end today or yesterday. On the days of `pauses` the streak waits: those that are not among `days`
 * neither count nor break it. `days` may come in any order and with repeats; days after today do not count.
 */
export function streakOf(
  days: Iterable<LocalDate>,
  today: LocalDate,
  pauses: Iterable<PausedDays> = [],
): number {
  const done = new Set(Array.from(days, dayNumber));
  const waits = numbersOf(pauses);
  const now = dayNumber(today);
  let streak = 0;
  for (let day = done.has(now) ? now : now - 1; done.has(day) || waits.has(day); day -= 1) {
    if (done.has(day)) streak += 1;
  }
  return streak;
}

/** The days that bear the mark. */
export const daysWith = (days: Iterable<GrowthDay>, mark: keyof DayMarks): LocalDate[] =>
  [...days].filter((day) => day[mark] === true).map(({ date }) => date);

/** The days of which the journal's streak is made: those with a page, and those that were mended. */
export const streakDates = (days: Iterable<GrowthDay>): LocalDate[] =>
  [...days].filter(({ journaled, mended }) => journaled || mended).map(({ date }) => date);

/** Days in a row with a completed action, this day included. */
export const actionStreakWith = (
  days: Iterable<GrowthDay>,
  today: LocalDate,
  pauses: Iterable<PausedDays>,
): number => streakOf([today, ...daysWith(days, 'task_completed')], today, pauses);

/** What mending is decided from. */
export interface StreakFacts {
  days: Iterable<GrowthDay>;
  pauses: Iterable<PausedDays>;
}

/**
 * Whether a page that is written for the day soon enough after it mends it: it has none of its own, lies in no pause, and
 * no day within a week of it was mended, for one in any seven may be.
 */
export function canMend(date: LocalDate, { days, pauses }: StreakFacts): boolean {
  if (pauseOn(pauses, date)) return false;
  for (const day of days) {
    if (day.date === date && day.journaled) return false;
    if (day.mended && Math.abs(daysBetween(day.date, date)) < MENDED_EVERY) return false;
  }
  return true;
}

/** A missed day that can still be mended, and would give back more of a streak than itself; undefined when there is none. */
export function dayToMend(facts: StreakFacts, today: LocalDate): LocalDate | undefined {
  const held = streakDates(facts.days);
  for (let ago = 1; ago <= MENDING_DAYS; ago += 1) {
    const day = addDays(today, -ago);
    if (held.includes(day) || !canMend(day, facts)) continue;
    const streak = streakOf(held, today, facts.pauses);
    if (streakOf([...held, day], today, facts.pauses) > streak + 1) return day;
  }
  return undefined;
}
