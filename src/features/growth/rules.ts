import type { LocalDate } from '../../kernel/calendar.ts';
import type { SyncedRows } from '../feed/contract.ts';
import type { DayMarks } from './contract.ts';
import * as texts from './texts.ts';

export { daysInARow } from './texts.ts';

/** What each activity is worth. */
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
    { name: texts.showingUp, from: 20, to: 30 },
    { name: texts.makingProgress, from: 40, to: 60 },
    { name: texts.highPerformer, from: 70 },
  ],
  week: [
    { name: texts.consistentEffort, from: 150, to: 200 },
    { name: texts.growthWeek, from: 250, to: 300 },
    { name: texts.breakthroughWeek, from: 350 },
  ],
  month: [
    { name: texts.steadyProgress, from: 600, to: 800 },
    { name: texts.momentumBuilder, from: 900, to: 1200 },
    { name: texts.allInMonth, from: 1200 },
  ],
};

/** The highest badge whose lower bound the points reach, if any. */
export const badgeFor = (period: Period, points: number): Badge | undefined =>
  BADGES[period].findLast((badge) => points >= badge.from);

/** Whether all three strokes of the day's ring are drawn. */
export const isClosed = (day: Pick<DayMarks, 'journaled' | 'task_completed' | 'lesson_learned'>): boolean =>
  day.journaled && day.task_completed && day.lesson_learned;

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
export type Activity = 'journal' | 'action' | 'lesson' | 'vision' | 'vision_review' | 'review';

/** A day on which nothing was done yet. */
export const blankDay = (date: LocalDate): GrowthDay => ({
  date,
  journaled: false,
  task_completed: false,
  lesson_learned: false,
  vision_reviewed: false,
  mended: false,
  points: 0,
  actions: 0,
});

/** What changes of a growth day: marks that are set, and what is added to its sums. */
export interface DayChange {
  set: Partial<DayMarks>;
  add: Partial<Pick<GrowthDay, 'points' | 'actions'>>;
}

/**
 * What an activity changes of the day it was done on: an entry gives points once a day, each completed action gives some, a
 * lesson gives none. A vision gives some, and so does a review; neither draws a stroke, and that of a vision marks the day.
 * A day with a page of its own needs no mending.
 */
export function dayAfter(activity: Activity, day: GrowthDay): DayChange {
  switch (activity) {
    case 'journal':
      return {
        set: { journaled: true, mended: false },
        add: day.journaled ? {} : { points: POINTS.journal },
      };
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
