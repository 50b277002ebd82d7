import { addDays, type DayRange, type LocalDate, weekOf } from '../../kernel/calendar.ts';

/** The hours of the person's day in which automatic emails are sent, on the 24-hour clock, the last one excluded. */
export const MORNING_HOURS = { from: 8, until: 12 } as const;

/** How many local days before its end a trial is announced, and the kind under which that is noted. */
export const TRIAL_NOTICES = [
  { days: 3, kind: 'trial-in-3-days' },
  { days: 1, kind: 'trial-tomorrow' },
] as const;

/** How many local days before the trial's end somebody is told of the plan that begins then, once. */
export const PLAN_NOTICE_DAYS = 3;

/** The week that the summary of a Monday covers: the one that ended on the Saturday before. */
export const summaryWeek = (monday: LocalDate): DayRange => weekOf(addDays(monday, -2));

/** What was done in a week, in numbers. */
export interface WeekInNumbers {
  /** Days with a page of the journal. */
  journaled: number;
  actions: number;
  lessons: number;
  /** Days in a row with a page, up to now. */
  streak: number;
}
