import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../kernel/languages.ts';
import { appUser, instant, ownerId, ownRows, ownRowsReadOnly, seq } from '../../tables/columns.ts';
import { user } from '../../tables/user.ts';

const isOwner = sql`id = app_user_id()`;

/** One row for each person: who they are, what they chose, their visions and when each is due for review. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    status: text({ enum: ['trial', 'trialing'] })
      .notNull()
      .default('trial'),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    trial_ends_at: instant().notNull(),
    time_zone: text().notNull().default('America/Los_Angeles'),
    /** Of the screens and of what is sent; null until a device has told it. */
    language: text({ enum: LANGUAGES }),
    core_word: text(),
    core_value_1: text(),
    core_value_2: text(),
    core_value_3: text(),
    beta_tester: boolean().notNull().default(false),
    billing_name: text(),
    phone_number: text(),
    phone_reminders_enabled: boolean().notNull().default(false),
    email_reminders_enabled: boolean().notNull().default(false),
    push_reminders_enabled: boolean().notNull().default(false),
    /** When the number was confirmed by a code; a trigger forgets it as soon as the number is another. */
    phone_confirmed_at: instant(),
    reminder_time_am: text(),
    reminder_time_pm: text(),
    reminder_days_am: text().array().notNull().default(sql`'{}'`),
    reminder_days_pm: text().array().notNull().default(sql`'{}'`),
    weekly_summary_enabled: boolean().notNull().default(false),
    trial_notices_enabled: boolean().notNull().default(true),
    morning_look_back_enabled: boolean().notNull().default(true),
    mood_enabled: boolean().notNull().default(false),
    google_tasks_sync_frequency: text().notNull().default('manual'),
    last_google_tasks_sync: instant(),
    professional_vision: text(),
    professional_vision_frequency: text(),
    professional_vision_next_review: instant(),
    professional_vision_saved_at: instant(),
    professional_vision_reviewed_at: instant(),
    personal_vision: text(),
    personal_vision_frequency: text(),
    personal_vision_next_review: instant(),
    personal_vision_saved_at: instant(),
    personal_vision_reviewed_at: instant(),
    health_vision: text(),
    health_vision_frequency: text(),
    health_vision_next_review: instant(),
    health_vision_saved_at: instant(),
    health_vision_reviewed_at: instant(),
    relationships_vision: text(),
    relationships_vision_frequency: text(),
    relationships_vision_next_review: instant(),
    relationships_vision_saved_at: instant(),
    relationships_vision_reviewed_at: instant(),
    ideal_day: text(),
    ideal_day_frequency: text(),
    ideal_day_next_review: instant(),
    ideal_day_saved_at: instant(),
    ideal_day_reviewed_at: instant(),
    visions_format: smallint(),
    bucket_list_frequency: text(),
    bucket_list_next_review: instant(),
    bucket_list_reviewed_at: instant(),
    /** Since when the language model of this host may be given what the person writes; null: it may not. */
    model_consent_at: instant(),
    model_consent_host: text(),
    seq: seq(),
  },
  (table) => [
    check('profiles_language', sql`${table.language} ~ '^[a-z]{2}$'`),
    check('profiles_status', sql`${table.status} in ('trial', 'trialing')`),
    check(
      'profiles_model_consent',
      sql`(${table.model_consent_at} is null) = (${table.model_consent_host} is null)`,
    ),
    check('profiles_reminder_time_am', sql`${table.reminder_time_am} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('profiles_reminder_time_pm', sql`${table.reminder_time_pm} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    pgPolicy('own_rows', { as: 'permissive', for: 'all', to: appUser, using: isOwner, withCheck: isOwner }),
  ],
);

/** The areas of life that a person's weekly review looks at, first in priority first. */
export const userCategories = pgTable(
  'user_categories',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    category_name: text().notNull(),
    description: text(),
    format: smallint(),
    priority: integer().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_categories_seq').on(table.user_id, table.seq),
    check('user_categories_priority', sql`${table.priority} >= 1`),
    ownRows(),
  ],
);

/** Whoever has a row here sees the weekly categories. Only the operator writes it. */
export const aiTestAccess = pgTable(
  'ai_test_access',
  { user_id: ownerId(), id: uuid().notNull(), seq: seq() },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('ai_test_access_seq').on(table.user_id, table.seq),
    ownRowsReadOnly(),
  ],
);
