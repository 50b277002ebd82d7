import type { LocalDate } from '../../../kernel/calendar.ts';
import type { DeliveryReason, ReminderChannelName, ReminderDay, ReminderHalf } from '../contract/limits.ts';
import { isLate } from './schedule.ts';

/** What a profile says about its reminders. */
export interface ReminderColumns {
  phone_reminders_enabled: boolean;
  email_reminders_enabled: boolean;
  push_reminders_enabled: boolean;
  reminder_time_am: string | null;
  reminder_time_pm: string | null;
  reminder_days_am: readonly ReminderDay[];
  reminder_days_pm: readonly ReminderDay[];
}

/** The time and the days of a half; undefined while it is off. */
export function halfOf(
  profile: ReminderColumns,
  half: ReminderHalf,
): { time: string; days: readonly ReminderDay[] } | undefined {
  const [time, days] =
    half === 'morning'
      ? [profile.reminder_time_am, profile.reminder_days_am]
      : [profile.reminder_time_pm, profile.reminder_days_pm];
  return time === null || days.length === 0 ? undefined : { time, days };
}

/** The channels that are switched on. */
export const enabledChannels = (profile: ReminderColumns): ReminderChannelName[] => [
  ...(profile.phone_reminders_enabled ? (['text'] as const) : []),
  ...(profile.email_reminders_enabled ? (['email'] as const) : []),
  ...(profile.push_reminders_enabled ? (['push'] as const) : []),
];

/** What decides whether a reminder is sent. */
export interface ReminderFacts {
  half: ReminderHalf;
  channel: ReminderChannelName;
  localDate: LocalDate;
  dueAt: Date;
  zone: string;
  profile: ReminderColumns;
  /** A page of that day is completed. */
  journaled: boolean;
  /** A lesson stands on that day. */
  lessonNoted: boolean;
  /** A pause covers that day. */
  paused: boolean;
  /** The person has a plan, or is in the trial. */
  mayWrite: boolean;
  phoneConfirmed: boolean;
  emailConfirmed: boolean;
  /** The channels that this server sends over. */
  offered: readonly ReminderChannelName[];
}

/** Why the reminder is not sent at that instant; undefined when it is. */
export function quietReason(facts: ReminderFacts, now: Date): DeliveryReason | undefined {
  const { half, channel, profile } = facts;
  if (!halfOf(profile, half) || !enabledChannels(profile).includes(channel)) return 'switched_off';
  if (half === 'morning' && facts.journaled) return 'journaled';
  if (half === 'afternoon' && facts.lessonNoted) return 'lesson_noted';
  if (facts.paused) return 'paused';
  if (!facts.mayWrite) return 'trial_ended';
  if (isLate(facts.dueAt, now, facts.zone)) return 'late';
  if (!facts.offered.includes(channel)) return 'not_offered';
  if (channel === 'text' && !facts.phoneConfirmed) return 'phone_unconfirmed';
  if (channel === 'email' && !facts.emailConfirmed) return 'email_unconfirmed';
  return undefined;
}
