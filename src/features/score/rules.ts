import {
  type DayRange,
  dayNumber,
  daysInMonth,
  type LocalDate,
  monthOf,
  weekOf,
} from '../../kernel/calendar.ts';
import type { SyncedRows } from '../sync/contract.ts';
import type { DayMarks, Growth } from './contract.ts';

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
  const done = new Set(Array.from(days, dayNumber));
  const now = dayNumber(today);
  const last = done.has(now) ? now : now - 1;
  let streak = 0;
  while (done.has(last - streak)) streak += 1;
  return streak;
}

/** Whether all three strokes of the day's ring are drawn. */
export const isClosed = (day: Omit<DayMarks, 'date' | 'vision_reviewed'>): boolean =>
  day.journaled && day.task_completed && day.lesson_learned;

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

/** A growth day as devices keep it: its marks, its points, and how many completed actions gave some of them. */
export type GrowthDay = Omit<SyncedRows['growth_days'], 'seq'>;

/** What shows in the growth of its day: the strokes of the ring, and what is written or reviewed for the long run. */
export type Deed = 'journal' | 'action' | 'lesson' | 'vision' | 'vision_review' | 'review';

/** A day on which nothing was done yet. */
export const blankDay = (date: LocalDate): GrowthDay => ({
  date,
  journaled: false,
  task_completed: false,
  lesson_learned: false,
  vision_reviewed: false,
  points: 0,
  actions: 0,
});

/** What changes of a growth day: marks that are set, and what is added to its sums. */
export interface DayChange {
  set: Partial<DayMarks>;
  add: Partial<Pick<GrowthDay, 'points' | 'actions'>>;
}

/**
 * What a deed changes of the day it was done on: an entry gives points once a day, each completed action gives some, a
 * lesson gives none. A vision gives some, and so does a review; neither draws a stroke, and that of a vision marks the day.
 */
export function dayAfter(deed: Deed, day: GrowthDay): DayChange {
  switch (deed) {
    case 'journal':
      return { set: { journaled: true }, add: day.journaled ? {} : { points: POINTS.journal } };
    case 'action':
      return { set: { task_completed: true }, add: { points: POINTS.action, actions: 1 } };
    case 'lesson':
      return { set: { lesson_learned: true }, add: {} };
    case 'vision':
      return { set: {}, add: { points: POINTS.vision } };
    case 'vision_review':
      return { set: { vision_reviewed: true }, add: { points: POINTS.review } };
    case 'review':
      return { set: {}, add: { points: POINTS.review } };
  }
}

/**
 * What reopening an action changes of the day it had been completed on: its points are taken back, and the day stays
 * marked only if another action earned some. On a day without such points there is nothing to take.
 */
export function dayAfterReopening(day: GrowthDay): DayChange {
  if (day.actions === 0) return { set: {}, add: {} };
  return { set: { task_completed: day.actions > 1 }, add: { points: -POINTS.action, actions: -1 } };
}

/** The rows that growth is worked out from. */
export interface GrowthRows {
  days: Iterable<GrowthDay>;
  tasks: Iterable<Pick<SyncedRows['tasks'], 'completed'>>;
  goals: Iterable<Pick<SyncedRows['previous_goals'], 'status'>>;
}

const isWithin = ({ start, end }: DayRange, { date }: GrowthDay): boolean => date >= start && date <= end;

const pointsOf = (days: readonly GrowthDay[], range: DayRange): number =>
  days.reduce((sum, day) => (isWithin(range, day) ? sum + day.points : sum), 0);

const streakOn = (days: readonly GrowthDay[], today: LocalDate, mark: keyof DayMarks): number =>
  streakOf(
    days.filter((day) => day[mark] === true).map(({ date }) => date),
    today,
  );

const marksOf = ({
  date,
  journaled,
  task_completed,
  lesson_learned,
  vision_reviewed,
}: GrowthDay): DayMarks => ({
  date,
  journaled,
  task_completed,
  lesson_learned,
  vision_reviewed,
});

function countOf<Row>(rows: Iterable<Row>, counts: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (counts(row)) count += 1;
  return count;
}

/** Days in a row with a completed action, this day included. */
export const actionStreakWith = (days: Iterable<GrowthDay>, today: LocalDate): number =>
  streakOf([today, ...[...days].filter((day) => day.task_completed).map(({ date }) => date)], today);

/**
 * The growth of a month, as GET /api/growth answers it.
 * @param month 'YYYY-MM'; that of today when left out
 */
export function growthOf(rows: GrowthRows, today: LocalDate, month = today.slice(0, 7)): Growth {
  const all = [...rows.days];
  const shown = monthOf(`${month}-01`);
  const days = all
    .filter((day) => isWithin(shown, day))
    .map(marksOf)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    today,
    month,
    days,
    streaks: {
      journal: streakOn(all, today, 'journaled'),
      action: streakOn(all, today, 'task_completed'),
      lesson: streakOn(all, today, 'lesson_learned'),
    },
    actions_completed: countOf(rows.tasks, ({ completed }) => completed),
    goals_achieved: countOf(rows.goals, ({ status }) => status === 'completed'),
    cycles: growthCycles(days, `${month}-01`),
    points: {
      day: pointsOf(all, { start: today, end: today }),
      week: pointsOf(all, weekOf(today)),
      month: pointsOf(all, shown),
    },
  };
}
