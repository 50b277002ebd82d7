/*
 * The rows of an archive, described once for both of their forms: as the file has them, in readable words, and as they
 * travel to the server, each text sealed for its place. docs/archive.md says the same for people.
 */
import * as z from 'zod';
import { CADENCES } from '../../../kernel/cadence.ts';
import { daysBetween, localDateSchema } from '../../../kernel/calendar.ts';
import { idSchema } from '../../../kernel/ids.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { REVISED_TABLES, SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import { ITEM_LENGTH, REASON_LENGTH, STATUSES, STORY_LENGTH } from '../../bucket-list/contract/limits.ts';
import { CALL_TO_ACTION_LENGTH, POST_LENGTH, VOICE_LENGTH } from '../../content/contract/limits.ts';
import { DEFAULT_LOCATIONS, type SectionKey } from '../../dashboard/contract/limits.ts';
import { GOAL_LENGTH } from '../../goals/contract/limits.ts';
import { PAUSE_DAYS } from '../../growth/contract/limits.ts';
import { SEALED_COLUMNS } from '../../journal/contract/limits.ts';
import { isMoodStep, MOOD_LENGTH } from '../../mood/contract/limits.ts';
import { HIDDEN_MEMORY_KINDS, WORD_LENGTH } from '../../on-this-day/contract/limits.ts';
import { INTENTION_TYPES } from '../../onboarding/contract/limits.ts';
import { PROFILE_LIMITS } from '../../profile/contract/limits.ts';
import { REMINDER_DAYS } from '../../reminders/contract/limits.ts';
import { TASK_LENGTH } from '../../tasks/contract/limits.ts';
import { VISION_LENGTH } from '../../visions/contract/limits.ts';
import {
  CATEGORY_DESCRIPTION_LENGTH,
  CATEGORY_NAME_LENGTH,
  INSIGHT_ANSWER_KINDS,
  INSIGHT_ANSWER_LENGTH,
} from '../../weekly/contract/limits.ts';
import * as texts from '../texts.ts';
import type { ArchiveTable } from './archive-tables.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, FIRST_DAY } from './limits.ts';

const SECTIONS = Object.keys(DEFAULT_LOCATIONS) as SectionKey[];

const day = localDateSchema.refine((date) => date >= FIRST_DAY, texts.dateTooOld);
/** An instant of something that was; that it is not to come is checked where the time is known. */
const past = z.iso.datetime().refine((instant) => instant >= FIRST_DAY, texts.dateTooOld);
const optionalPast = past.nullable();

const WELL_FORMED = texts.characterInvalid;
/** A short text that stays readable: what cannot be stored is refused. */
const shortText = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), WELL_FORMED)
    .nullable();
/** The name of a platform. */
const platformName = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), WELL_FORMED);
const reminderTime = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/)
  .nullable();
const reminderDays = z.array(z.enum(REMINDER_DAYS)).max(REMINDER_DAYS.length);

/** What of a profile is taken back: what the person chose. Membership, trial and identity are not among it. */
const chosen = {
  core_word: shortText(PROFILE_LIMITS.coreWord),
  core_value_1: shortText(PROFILE_LIMITS.coreValue),
  core_value_2: shortText(PROFILE_LIMITS.coreValue),
  core_value_3: shortText(PROFILE_LIMITS.coreValue),
  billing_name: shortText(PROFILE_LIMITS.billingName),
  phone_number: shortText(PROFILE_LIMITS.phoneNumber),
  phone_reminders_enabled: z.boolean(),
  email_reminders_enabled: z.boolean(),
  reminder_time_am: reminderTime,
  reminder_time_pm: reminderTime,
  reminder_days_am: reminderDays,
  reminder_days_pm: reminderDays,
  /** An archive of before has none. */
  mood_enabled: z.boolean().default(false),
  bucket_list_frequency: z.enum(CADENCES).nullable(),
  bucket_list_next_review: z.iso.datetime().nullable(),
  bucket_list_reviewed_at: optionalPast,
};

const cadence = z.enum(CADENCES).nullable();
const toCome = z.iso.datetime().nullable();
/** What stands beside each vision document; an archive of before has no instants of writing and of reviewing. */
const besideVision = {
  frequency: cadence,
  next_review: toCome,
  saved_at: optionalPast.default(null),
  reviewed_at: optionalPast.default(null),
};
const visionReviews = Object.fromEntries(
  SYNCED_TABLES.profiles.sealed.flatMap((vision) =>
    Object.entries(besideVision).map(([name, schema]) => [`${vision}_${name}`, schema]),
  ),
) as {
  [Name in keyof typeof besideVision as `${(typeof SYNCED_TABLES.profiles.sealed)[number]}_${Name}`]: (typeof besideVision)[Name];
};

/** The columns of a former row, as a revision holds them: those of its table. */
const FORMER_COLUMNS = REVISED_TABLES.flatMap((table) => [...SYNCED_TABLES[table].sealed]);

const columns = <Column extends string, S extends z.ZodType>(names: readonly Column[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Column, S>;

/** The rows of every table, given how a text of a certain longest length is written. */
export function rowSchemas<Text extends z.ZodType<string>>(text: (limit: number) => Text) {
  const long = text(TEXT_LIMIT);
  return {
    profiles: z.object({
      ...chosen,
      ...columns(SYNCED_TABLES.profiles.sealed, text(VISION_LENGTH).nullable()),
      ...visionReviews,
    }),
    customizations: z.object({
      section_locations: z.partialRecord(z.enum(SECTIONS), z.enum(['loop', 'tools'])),
    }),
    impact_intentions: z.object({ intention_type: z.enum(INTENTION_TYPES) }),
    /** Points are not taken back: they are given for activity alone (docs/decisions/0023-archive.md). */
    growth_days: z.object({
      date: day,
      journaled: z.boolean(),
      task_completed: z.boolean(),
      lesson_learned: z.boolean(),
      vision_reviewed: z.boolean(),
      /** An archive of before days could be mended has none. */
      mended: z.boolean().default(false),
    }),
    journal_entries: z.object({
      id: idSchema,
      date: day,
      ...columns(SEALED_COLUMNS, long),
      /** JSON of what is known of a page from another journal; an archive of before has none. */
      imported: long.nullable().default(null),
      start_time: optionalPast,
      end_time: optionalPast,
      created_at: past,
    }),
    lessons_learned: z.object({ id: idSchema, lesson: long, date: day, created_at: past }),
    tasks: z
      .object({
        id: idSchema,
        text: text(TASK_LENGTH),
        completed: z.boolean(),
        completed_at: optionalPast,
        created_at: past,
      })
      .refine(({ completed, completed_at }) => completed || completed_at === null, texts.notCompleted),
    previous_goals: z.object({
      id: idSchema,
      text: text(GOAL_LENGTH),
      status: z.enum(['active', 'completed']),
      use_count: z.number().int().min(0).max(100_000),
      last_used_at: past,
      completed_at: optionalPast,
      created_at: past,
    }),
    bucket_list_items: z.object({
      id: idSchema,
      item: text(ITEM_LENGTH),
      reason: text(REASON_LENGTH).nullable(),
      completion_story: text(STORY_LENGTH).nullable(),
      status: z.enum(STATUSES),
      created_at: past,
      updated_at: past,
      completed_at: optionalPast,
    }),
    kept_back: z.object({
      id: idSchema,
      kind: z.enum(HIDDEN_MEMORY_KINDS),
      text: text(WORD_LENGTH),
      created_at: past,
    }),
    insight_answers: z.object({
      id: idSchema,
      kind: z.enum(INSIGHT_ANSWER_KINDS),
      text: text(INSIGHT_ANSWER_LENGTH),
      created_at: past,
    }),
    pauses: z
      .object({ id: idSchema, starts_on: day, ends_on: day, created_at: past })
      .refine(({ starts_on, ends_on }) => {
        const length = daysBetween(starts_on, ends_on) + 1;
        return length >= 1 && length <= PAUSE_DAYS;
      }, texts.pauseInvalid),
    moods: z.object({
      date: day,
      // Sealed, it is longer.
      step: text(MOOD_LENGTH)
        .refine((step) => step.length > MOOD_LENGTH || isMoodStep(step), texts.moodUnknown)
        .nullable(),
      chosen_at: past,
    }),
    call_to_actions: z.object({
      id: idSchema,
      text: text(CALL_TO_ACTION_LENGTH),
      use_count: z.number().int().min(0).max(1_000_000),
      created_at: past,
    }),
    voice_profiles: z.object({
      ...columns(SYNCED_TABLES.voice_profiles.sealed, text(VOICE_LENGTH)),
      updated_at: past,
    }),
    kept_posts: z.object({
      id: idSchema,
      platform: platformName,
      text: text(POST_LENGTH),
      created_at: past,
      updated_at: past,
    }),
    user_categories: z.object({
      id: idSchema,
      category_name: text(CATEGORY_NAME_LENGTH),
      description: text(CATEGORY_DESCRIPTION_LENGTH).nullable(),
      priority: z.number().int().min(1).max(1_000_000),
    }),
    /** `columns` are the texts that the row had before, by the names of its columns. */
    revisions: z
      .object({
        id: idSchema,
        of_table: z.enum(REVISED_TABLES),
        of_id: idSchema,
        columns: z.partialRecord(z.enum(FORMER_COLUMNS), text(VISION_LENGTH)),
        created_at: past,
      })
      .refine(
        ({ of_table, columns }) =>
          Object.keys(columns).every((name) =>
            (SYNCED_TABLES[of_table].sealed as readonly string[]).includes(name),
          ),
        texts.columnUnknown,
      ),
  } satisfies Record<ArchiveTable, z.ZodType>;
}

const readable = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => text.isWellFormed(), WELL_FORMED);

/** The rows of an archive as its file has them. */
export const archiveRowSchemas = rowSchemas(readable);
export type ArchiveRows = { [T in ArchiveTable]: z.output<(typeof archiveRowSchemas)[T]> };

/** An archive around its rows, which are checked one by one: what is wrong with one is said of that one. */
export const archiveSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exported_at: z.iso.datetime(),
  time_zone: z.string().max(64),
  /** By their names; a later release may know more of them. */
  tables: z.record(z.string(), z.array(z.unknown())),
});
