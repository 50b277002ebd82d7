import * as z from 'zod';
import { isTimeZone } from '../../kernel/calendar.ts';
import { filledText } from '../../kernel/filled-text.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { defineRoute } from '../../kernel/route.ts';
import { textOrNull } from '../../kernel/text.ts';
import { reminderDaysSchema, reminderTimeSchema } from '../reminders/contract.ts';
import { PROFILE_LIMITS } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

const instant = z.iso.datetime();
const optionalText = z.string().nullable();

/** The row of `profiles`, as every layer names it, but for the vision documents, which have calls of their own. */
export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['trial', 'trialing']),
  created_at: instant,
  updated_at: instant,
  trial_ends_at: instant,
  time_zone: z.string(),
  /** Of the screens and of what is sent; null until a device has told it. */
  language: z.enum(LANGUAGES).nullable(),
  core_word: optionalText,
  core_value_1: optionalText,
  core_value_2: optionalText,
  core_value_3: optionalText,
  beta_tester: z.boolean(),
  billing_name: optionalText,
  phone_number: optionalText,
  phone_reminders_enabled: z.boolean(),
  email_reminders_enabled: z.boolean(),
  push_reminders_enabled: z.boolean(),
  /** When the number was confirmed by a code; null: nothing is sent to it. */
  phone_confirmed_at: instant.nullable(),
  reminder_time_am: reminderTimeSchema.nullable(),
  reminder_time_pm: reminderTimeSchema.nullable(),
  reminder_days_am: reminderDaysSchema,
  reminder_days_pm: reminderDaysSchema,
  /** Which mail that comes by itself is wanted; reminders are set apart. */
  weekly_summary_enabled: z.boolean(),
  trial_notices_enabled: z.boolean(),
  /** Whether a new page begins with the last lesson, and names where the goal stands. */
  morning_look_back_enabled: z.boolean(),
  /** Whether a day can be given a mood, and moods are shown. */
  mood_enabled: z.boolean(),
  google_tasks_sync_frequency: z.string(),
  last_google_tasks_sync: instant.nullable(),
  bucket_list_frequency: optionalText,
  bucket_list_next_review: instant.nullable(),
  /** The latest review of the bucket list: one a day gives points. */
  bucket_list_reviewed_at: instant.nullable(),
  /** Since when the language model of this host may be given what the person writes; null, both: it may not. */
  model_consent_at: instant.nullable(),
  model_consent_host: optionalText,
});
export type Profile = z.output<typeof profileSchema>;

const coreValue = filledText().max(PROFILE_LIMITS.coreValue);
const blankIsNull = (text: string | null) => (text === null ? null : textOrNull(text));

const ZONE_LENGTH = 64;
const timeZone = z.string().max(ZONE_LENGTH).refine(isTimeZone, texts.timeZoneUnknown);

/** The zone of a new profile as a browser tells it; one that is unknown here is no reason to refuse an account. */
export const presetZoneSchema = z
  .string()
  .optional()
  .transform((zone = '') => (zone.length <= ZONE_LENGTH && isTimeZone(zone) ? zone : undefined));

/**
 * What a person may change of their own profile; what is left out stays. The three core values come together
 * and differ, whatever their letters' case. Membership, trial and the like are not among the keys.
 */
export const profileChangeSchema = z
  .strictObject({
    name: filledText(texts.nameRequired).max(PROFILE_LIMITS.name),
    time_zone: timeZone,
    language: z.enum(LANGUAGES),
    billing_name: z.string().max(PROFILE_LIMITS.billingName).nullable().transform(blankIsNull),
    core_word: filledText().max(PROFILE_LIMITS.coreWord),
    core_value_1: coreValue,
    core_value_2: coreValue,
    core_value_3: coreValue,
    phone_number: z.string().max(PROFILE_LIMITS.phoneNumber).nullable().transform(blankIsNull),
    phone_reminders_enabled: z.boolean(),
    email_reminders_enabled: z.boolean(),
    push_reminders_enabled: z.boolean(),
    reminder_time_am: reminderTimeSchema.nullable(),
    reminder_time_pm: reminderTimeSchema.nullable(),
    reminder_days_am: reminderDaysSchema,
    reminder_days_pm: reminderDaysSchema,
    weekly_summary_enabled: z.boolean(),
    trial_notices_enabled: z.boolean(),
    morning_look_back_enabled: z.boolean(),
    mood_enabled: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, texts.nothingToChange)
  .refine((change) => threeOrNone(change), texts.coreValuesNotDifferent);
export type ProfileChange = z.output<typeof profileChangeSchema>;

function threeOrNone(change: {
  core_value_1?: string;
  core_value_2?: string;
  core_value_3?: string;
}): boolean {
  const given = [change.core_value_1, change.core_value_2, change.core_value_3].filter(
    (value) => value !== undefined,
  );
  const different = new Set(given.map((value) => value.toLowerCase())).size;
  return given.length === 0 || different === 3;
}

export const getProfile = defineRoute({
  method: 'get',
  path: '/api/profile',
  tag: 'profile',
  summary: "The caller's profile",
  answer: profileSchema,
});

export const ensureOwnProfile = defineRoute({
  method: 'post',
  path: '/api/profile/ensure',
  tag: 'profile',
  summary: "Makes the caller's profile when it is missing, and answers it",
  answer: profileSchema,
});

export const changeProfile = defineRoute({
  method: 'patch',
  path: '/api/profile',
  tag: 'profile',
  summary: "Changes fields of the caller's profile and answers the whole of it",
  body: profileChangeSchema,
  answer: profileSchema,
});

/** Longest host of a language model, in characters, with its port. */
const HOST_LENGTH = 260;

export const grantModelConsent = defineRoute({
  method: 'put',
  path: '/api/profile/model-consent',
  tag: 'profile',
  summary:
    'Agrees that the language model of this host is given what the person writes, where they ask for it. 409 when it is not the host of this server’s model.',
  body: z.object({ host: z.string().min(1).max(HOST_LENGTH) }),
});

export const takeModelConsentBack = defineRoute({
  method: 'delete',
  path: '/api/profile/model-consent',
  tag: 'profile',
  summary: 'Takes that back: from then on no language model is given anything.',
});
