import { addDays, daysInMonth, type LocalDate, monthOf } from '../../kernel/calendar.ts';
import type { DayMarks } from './contract.ts';

/** What each deed is worth. */
export const POINTS = { journal: 20, action: 10, vision: 10, review: 5 } as const;

export type Period = 'day' | 'week' | 'month';

export interface Badge {
  name: string;
  /** The badge is reached with this many points. */
  from: number;
  /** Where its band ends; the last one has no end. */
  to?: number;
}

/** The badges of each period, lowest first. A score between two bands keeps the lower badge. */
export const BADGES: Record<Period, readonly Badge[]> = {
  day: [
    { name: 'Showing Up', from: 20, to: 30 },
    { name: 'Making Progress', from: 40, to: 60 },
    { name: 'High Performer', from: 70 },
  ],
  week: [
    { name: 'Consistent Effort', from: 150, to: 200 },
    { name: 'Growth Week', from: 250, to: 300 },
    { name: 'Breakthrough Week', from: 350 },
  ],
  month: [
    { name: 'Steady Progress', from: 600, to: 800 },
    { name: 'Momentum Builder', from: 900, to: 1200 },
    { name: 'All-In Month', from: 1200 },
  ],
};

/** The highest badge whose lower bound the points reach, if any. */
export const badgeFor = (period: Period, points: number): Badge | undefined =>
  BADGES[period].findLast((badge) => points >= badge.from);

/**
 * Consecutive days that end today or yesterday. `days` may come in any order and with repeats; days after
 * today do not count.
 */
export function streakOf(days: Iterable<LocalDate>, today: LocalDate): number {
  const done = new Set(days);
  const last = done.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (done.has(addDays(last, -streak))) streak += 1;
  return streak;
}

/** Whether all three strokes of the day's ring are drawn. */
export const isClosed = (day: DayMarks): boolean => day.journaled && day.task_completed && day.lesson_learned;

/** Growth cycles: the month's days with all three strokes, out of its days. `month` is any day of it. */
export function growthCycles(days: readonly DayMarks[], month: LocalDate): { done: number; of: number } {
  const { start, end } = monthOf(month);
  const done = days.filter((day) => day.date >= start && day.date <= end && isClosed(day)).length;
  return { done, of: daysInMonth(month) };
}

/** For example '7 days in a row'. */
export const daysInARow = (streak: number): string => `${streak} ${streak === 1 ? 'day' : 'days'} in a row`;

/** Which strokes of a day's ring are drawn. */
export const ringOf = (day: DayMarks | undefined): { clarify: boolean; act: boolean; learn: boolean } => ({
  clarify: day?.journaled ?? false,
  act: day?.task_completed ?? false,
  learn: day?.lesson_learned ?? false,
});

/** The month ('YYYY-MM') that lies `months` after the month; before it when negative. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + months)).toISOString().slice(0, 7);
}
