import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  REMINDER_CHANNELS,
  REMINDER_DAYS,
  REMINDER_HALVES,
} from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/channels.ts';
export * from './contract/limits.ts';

/** 'HH:MM' on the 24-hour clock, on a quarter of an hour, in the profile's time zone. */
export const reminderTimeSchema = z.string().regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/, texts.timeShape);

export const reminderDaysSchema = z
  .array(z.enum(REMINDER_DAYS))
  .max(REMINDER_DAYS.length)
  .refine((days) => new Set(days).size === days.length, texts.dayOnce);

const shortText = z.string().max(320);
const optionalShortText = z.string().max(320).nullable();

const coreOfProfile = {
  full_name: shortText,
  email: shortText,
  core_word: optionalShortText,
  core_value_1: optionalShortText,
  core_value_2: optionalShortText,
  core_value_3: optionalShortText,
};

/** Tells that a name, a core word or the core values are new. */
export const coreProfileUpdateSchema = z.strictObject({
  eventType: z.literal('core_profile_update'),
  payload: z.strictObject({ ...coreOfProfile, first_name: shortText, last_name: shortText }),
});
export type CoreProfileUpdate = z.output<typeof coreProfileUpdateSchema>;

/** Tells that reminders were set: times 'HH:MM' or null, days as stored. */
export const reminderSettingsUpdateSchema = z.strictObject({
  eventType: z.literal('reminder_settings_update'),
  name: shortText,
  email: shortText,
  useText: z.boolean(),
  morningTime: reminderTimeSchema.nullable(),
  morningDays: reminderDaysSchema,
  afternoonTime: reminderTimeSchema.nullable(),
  afternoonDays: reminderDaysSchema,
  timeZone: z.string().max(64),
});
export type ReminderSettingsUpdate = z.output<typeof reminderSettingsUpdateSchema>;

export const contactUpdateSchema = z.strictObject({
  eventType: z.literal('core_profile_update'),
  ...coreOfProfile,
});
export type ContactUpdate = z.output<typeof contactUpdateSchema>;

const accepted = z.object({
  success: z.literal(true),
  /** Whether it is on its way to the address the operator has set; without one it ends here. */
  forwarded: z.boolean(),
});

const reminderNews = z.discriminatedUnion('eventType', [
  coreProfileUpdateSchema,
  reminderSettingsUpdateSchema,
]);

export const triggerReminder = defineRoute({
  method: 'post',
  path: '/functions/v1/trigger-reminder',
  tag: 'reminders',
  summary:
    'Announces new reminder settings or core profile facts to the reminder webhook. 424 when the webhook refuses them.',
  body: reminderNews,
  answer: accepted,
});

export const triggerReminderLater = defineRoute({
  method: 'post',
  path: '/functions/v1/trigger-reminder/later',
  tag: 'reminders',
  summary:
    'The same for settings that were saved without a connection: retried until the webhook accepts it, with what the profile says by then.',
  body: reminderNews,
  answer: accepted,
});

export const sendToGhl = defineRoute({
  method: 'post',
  path: '/functions/v1/sendToGHL',
  tag: 'reminders',
  summary: "Announces core profile facts to the operator's customer records",
  body: contactUpdateSchema,
  answer: accepted,
});

/** What became of one reminder over one channel, as its person's devices keep it. */
export const deliverySchema = z.object({
  id: idSchema,
  half: z.enum(REMINDER_HALVES),
  /** The day that it was for. */
  local_date: localDateSchema,
  channel: z.enum(REMINDER_CHANNELS),
  kind: z.enum(DELIVERY_KINDS),
  state: z.enum(DELIVERY_STATES),
  /** Why it was skipped or failed; null otherwise. */
  reason: z.enum(DELIVERY_REASONS).nullable(),
  due_at: z.string(),
  /** When it was handed over; null unless it was sent. */
  sent_at: z.string().nullable(),
});
export type Delivery = z.output<typeof deliverySchema>;

/** Longest token of a link, in characters. */
const TOKEN_LENGTH = 120;

export const answerReminder = defineRoute({
  method: 'post',
  path: '/api/reminders/answers',
  tag: 'reminders',
  access: 'public',
  summary:
    'Answers a reminder with the token from its link: snooze it for an hour, turn this half of the day off, or undo that. A repeat changes nothing. 410 when the link has expired or is invalid.',
  body: z.strictObject({
    token: z.string().min(1).max(TOKEN_LENGTH),
    /** 'undo' goes with the token of a stop. */
    answer: z.enum(['snooze', 'stop', 'undo']),
  }),
  answer: z.object({
    /** 'too_late': the day is over within the hour, or it is over. */
    outcome: z.enum(['snoozed', 'too_late', 'stopped', 'undone']),
    half: z.enum(REMINDER_HALVES),
    /** When the one more comes; null for the others. */
    at: z.string().nullable(),
  }),
});
