import { addDays, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { instantOf, localTimeOf } from '../../../kernel/local-time.ts';
import { REMINDER_DAYS, type ReminderDay } from '../contract/limits.ts';

/** One half that is on: its time 'HH:MM' on its days, as clocks in the zone show it. */
export interface HalfSetting {
  time: string;
  days: readonly ReminderDay[];
  zone: string;
}

/** The next reminder of a half. */
export interface Planned {
  dueAt: Date;
  localDate: LocalDate;
}

/** Later than this a reminder is not sent any more. */
const LATE_MS = 2 * 3_600_000;
const DAYS_AHEAD = 8;

const isOn = ({ days }: HalfSetting, date: LocalDate): boolean => {
  const day = REMINDER_DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];
  return day !== undefined && days.includes(day);
};

const dueOn = (date: LocalDate, { time, zone }: HalfSetting): Date => instantOf(date, time, zone);

/**
 * The first reminder that is due strictly after the instant, on a day after `done`, the latest that had its reminder;
 * undefined without a day. A day has one reminder, whatever the clocks do.
 */
export function nextDue(setting: HalfSetting, after: Date, done: LocalDate | null): Planned | undefined {
  const today = localDateOf(after, setting.zone);
  const first = done !== null && done >= today ? addDays(done, 1) : today;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const localDate = addDays(first, ahead);
    if (!isOn(setting, localDate)) continue;
    const dueAt = dueOn(localDate, setting);
    if (dueAt > after) return { dueAt, localDate };
  }
  return undefined;
}

/** What of a schedule counts when its settings have changed. */
export interface Change {
  changedAt: Date;
  zoneChanged: boolean;
  /** The first day that the settings promised a reminder for before the change; null when they promised none. */
  promisedFrom: LocalDate | null;
  done: LocalDate | null;
}

/**
 * The next reminder, at the change of settings or zone or after it. Whoever moves to a zone where the time of today's reminder has
 * gone by, and has not had it, gets it at once: it would never come otherwise.
 */
export function reschedule(setting: HalfSetting, change: Change): Planned | undefined {
  const { changedAt, zoneChanged, promisedFrom, done } = change;
  const today = localDateOf(changedAt, setting.zone);
  const isOwed =
    zoneChanged && promisedFrom !== null && promisedFrom <= today && (done === null || done < today);
  if (isOwed && isOn(setting, today) && dueOn(today, setting) < changedAt) {
    return { dueAt: changedAt, localDate: today };
  }
  return nextDue(setting, new Date(changedAt.getTime() - 1), done);
}

const halfDayOf = (instant: Date, zone: string): string =>
  `${localDateOf(instant, zone)} ${localTimeOf(instant, zone) < '12:00' ? 'AM' : 'PM'}`;

/** Whether it is too late: two hours after it was due, or in another half of the day. */
export const isLate = (dueAt: Date, now: Date, zone: string): boolean =>
  now.getTime() - dueAt.getTime() > LATE_MS || halfDayOf(dueAt, zone) !== halfDayOf(now, zone);

/** When the one more comes that is asked for now; undefined when the reminder's day is over by then. */
export function snoozedUntil(
  localDate: LocalDate,
  now: Date,
  zone: string,
  minutes: number,
): Date | undefined {
  const at = new Date(now.getTime() + minutes * 60_000);
  return localDateOf(at, zone) <= localDate ? at : undefined;
}
