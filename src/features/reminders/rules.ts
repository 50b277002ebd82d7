import { isBlank } from '../../kernel/text.ts';
import { REMINDER_DAYS, type ReminderDay } from './contract/limits.ts';
import type { ContactUpdate, CoreProfileUpdate, ReminderSettingsUpdate } from './contract.ts';
import * as texts from './texts.ts';

export * from './rules/clock-hours.ts';
export * from './rules/quiet.ts';
export * from './rules/schedule.ts';

export const REMINDER_HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const REMINDER_MINUTES = ['00', '15', '30', '45'] as const;
export const DAY_HALVES = ['AM', 'PM'] as const;
export type DayHalf = (typeof DAY_HALVES)[number];

/** A time as it is chosen: 1 to 12, minutes in two digits, AM or PM. */
export interface ChosenTime {
  hour: number;
  minute: string;
  half: DayHalf;
}

export const DEFAULT_MORNING = '08:00';
export const DEFAULT_AFTERNOON = '19:00';

/** One daily reminder. Without a day it is off. */
export interface DailyReminder {
  /** 'HH:MM' on the 24-hour clock. */
  time: string;
  days: ReminderDay[];
}

/** Reminder settings as they are edited. */
export interface ReminderSettings {
  text: boolean;
  email: boolean;
  /** Whether any of the person's browsers is notified; each is turned on by itself, on the device. */
  push: boolean;
  phone: string;
  morning: DailyReminder;
  afternoon: DailyReminder;
}

/** The reminder columns of a profile. */
export interface StoredReminders {
  phone_number: string | null;
  phone_reminders_enabled: boolean;
  email_reminders_enabled: boolean;
  push_reminders_enabled: boolean;
  reminder_time_am: string | null;
  reminder_time_pm: string | null;
  reminder_days_am: ReminderDay[];
  reminder_days_pm: ReminderDay[];
}

/** '19:00' is { hour: 7, minute: '00', half: 'PM' }. */
export function chosenOf(stored: string): ChosenTime {
  const [hours = '0', minute = '00'] = stored.split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minute, half: hour < 12 ? 'AM' : 'PM' };
}

/** { hour: 12, minute: '15', half: 'AM' } is '00:15'. */
export function storedOf({ hour, minute, half }: ChosenTime): string {
  const hours = (hour % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The hours where a language counts all 24 of them, in two digits. */
export const HOURS_OF_DAY: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  String(hour).padStart(2, '0'),
);

/** The days in the order of the week. */
export const inWeekOrder = (days: readonly string[]): ReminderDay[] =>
  REMINDER_DAYS.filter((day) => days.includes(day));

/** The stored columns as settings to edit; a reminder that is off shows its default time. */
export function settingsOf(profile: StoredReminders): ReminderSettings {
  return {
    text: profile.phone_reminders_enabled,
    email: profile.email_reminders_enabled,
    push: profile.push_reminders_enabled,
    phone: profile.phone_number ?? '',
    morning: {
      time: profile.reminder_time_am ?? DEFAULT_MORNING,
      days: inWeekOrder(profile.reminder_days_am),
    },
    afternoon: {
      time: profile.reminder_time_pm ?? DEFAULT_AFTERNOON,
      days: inWeekOrder(profile.reminder_days_pm),
    },
  };
}

const allDays = (): ReminderDay[] => [...REMINDER_DAYS];

/**
 * The settings after a switch was turned. Text reminders enable both reminders on all seven days when they are turned
 * on, and clear them when they are turned off, whatever the others do. Email and push do so where no other is on.
 */
export function withChannel(
  settings: ReminderSettings,
  channel: 'text' | 'email' | 'push',
  on: boolean,
): ReminderSettings {
  const next = { ...settings, [channel]: on };
  if (!on && (channel === 'text' || !isAnyOn(next))) return { ...next, ...noReminders() };
  const none = !settings.morning.days.length && !settings.afternoon.days.length;
  return on && (channel === 'text' || none) ? { ...next, ...everyDay(settings) } : next;
}

/** Whether anything reminds the person. */
export const isAnyOn = ({ text, email, push }: ReminderSettings): boolean => text || email || push;

const everyDay = ({ morning, afternoon }: ReminderSettings) => ({
  morning: { time: morning.time, days: allDays() },
  afternoon: { time: afternoon.time, days: allDays() },
});

const noReminders = () => ({
  morning: { time: DEFAULT_MORNING, days: [] },
  afternoon: { time: DEFAULT_AFTERNOON, days: [] },
});

/** What to store for the settings. */
export function storedReminders(settings: ReminderSettings): StoredReminders {
  const { morning, afternoon } = isAnyOn(settings) ? settings : noReminders();
  return {
    phone_number: normalizePhone(settings.phone),
    phone_reminders_enabled: settings.text,
    email_reminders_enabled: settings.email,
    push_reminders_enabled: settings.push,
    reminder_time_am: morning.days.length ? morning.time : null,
    reminder_time_pm: afternoon.days.length ? afternoon.time : null,
    reminder_days_am: inWeekOrder(morning.days),
    reminder_days_pm: inWeekOrder(afternoon.days),
  };
}

/**
 * A phone number as E.164 text such as '+15550100199'; null when it is none. Ten digits without a country code
 * are read as North American, where people leave it out.
 */
export function normalizePhone(typed: string): string | null {
  const bare = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(bare)) return bare;
  if (/^[2-9]\d{9}$/.test(bare)) return `+1${bare}`;
  return /^1[2-9]\d{9}$/.test(bare) ? `+${bare}` : null;
}

const TEXTED_WORDS = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
} as const;

export type TextedWord = keyof typeof TEXTED_WORDS;

/** What somebody asks for by a text, whatever its case and however it is spaced; undefined where it is something else. */
export function textedWordOf(text: string): TextedWord | undefined {
  const word = text
    .replace(/\s+/g, '')
    .replace(/[.!]+$/, '')
    .toUpperCase();
  const words = Object.entries(TEXTED_WORDS) as [TextedWord, readonly string[]][];
  return words.find(([, known]) => known.includes(word))?.[0];
}

/** What stands against saving, as a message about the phone number; undefined when nothing does. */
export function phoneProblem(settings: { text: boolean; phone: string }): string | undefined {
  if (!settings.text) return undefined;
  if (isBlank(settings.phone)) return texts.phoneRequired;
  return normalizePhone(settings.phone) ? undefined : texts.phoneShape;
}

/** What of a profile is announced with its reminder settings. */
export type ProfileToAnnounce = StoredReminders & { name: string; email: string; time_zone: string };

/** The announcement of reminder settings that were saved. */
export function reminderAnnouncement(profile: ProfileToAnnounce): ReminderSettingsUpdate {
  return {
    eventType: 'reminder_settings_update',
    name: profile.name,
    email: profile.email,
    useText: profile.phone_reminders_enabled,
    morningTime: profile.reminder_time_am,
    morningDays: profile.reminder_days_am,
    afternoonTime: profile.reminder_time_pm,
    afternoonDays: profile.reminder_days_pm,
    timeZone: profile.time_zone,
  };
}

/** The facts of a profile that are announced when they change. */
export interface CoreProfile {
  name: string;
  email: string;
  core_word: string | null;
  core_value_1: string | null;
  core_value_2: string | null;
  core_value_3: string | null;
}

const coreFacts = (profile: CoreProfile) => ({
  full_name: profile.name,
  email: profile.email,
  core_word: profile.core_word,
  core_value_1: profile.core_value_1,
  core_value_2: profile.core_value_2,
  core_value_3: profile.core_value_3,
});

/** The announcement of a new name or new core values, as the reminder service takes it. */
export function coreAnnouncement(profile: CoreProfile): CoreProfileUpdate {
  const [first_name = '', ...others] = profile.name.trim().split(/\s+/);
  return {
    eventType: 'core_profile_update',
    payload: { ...coreFacts(profile), first_name, last_name: others.join(' ') },
  };
}

/** The same for the operator's customer records. */
export const contactAnnouncement = (profile: CoreProfile): ContactUpdate => ({
  eventType: 'core_profile_update',
  ...coreFacts(profile),
});
