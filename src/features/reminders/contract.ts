import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';
import { REMINDER_DAYS } from './contract/limits.ts';

export * from './contract/limits.ts';
export * from './contract/messages.ts';

/** 'HH:MM' on the 24-hour clock, on a quarter of an hour, in the profile's time zone. */
export const reminderTimeSchema = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/, 'A time is written HH:MM and falls on a quarter of an hour');

export const reminderDaysSchema = z
  .array(z.enum(REMINDER_DAYS))
  .max(REMINDER_DAYS.length)
  .refine((days) => new Set(days).size === days.length, 'A day can be chosen once');

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
    'Announces new reminder settings or core facts of the profile to the address set for reminders. 424 when that does not take it.',
  body: reminderNews,
  answer: accepted,
});

export const triggerReminderLater = defineRoute({
  method: 'post',
  path: '/functions/v1/trigger-reminder/later',
  tag: 'reminders',
  summary:
    'The same for a device that had no connection when it was saved: nobody waits, so it is tried until it is taken, and tells what the profile says by then.',
  body: reminderNews,
  answer: accepted,
});

export const sendToGhl = defineRoute({
  method: 'post',
  path: '/functions/v1/sendToGHL',
  tag: 'reminders',
  summary: "Announces core facts of the profile to the operator's customer records",
  body: contactUpdateSchema,
  answer: accepted,
});
