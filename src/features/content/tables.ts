import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq, sharedRows } from '../../tables/columns.ts';
import { lessonsLearned } from '../lessons/tables.ts';

/** Where posts go. `share_url` holds the placeholders {url} and {text}; without it a platform cannot share. */
export const platforms = pgTable(
  'platforms',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    share_url: text(),
    format_instructions: text().notNull(),
    /** Longest post, as the platform counts. */
    length_limit: integer().notNull().default(3000),
  },
  (table) => [check('platforms_length_limit', sql`${table.length_limit} >= 100`), sharedRows()],
);

/** What a person's posts ask their readers to do. */
export const callToActions = pgTable(
  'call_to_actions',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    text: text().notNull(),
    format: smallint(),
    use_count: integer().notNull().default(0),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('call_to_actions_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);

/** How a person writes. */
export const voiceProfiles = pgTable(
  'voice_profiles',
  {
    user_id: ownerId().primaryKey(),
    tone_style: text().notNull(),
    story_patterns: text().notNull(),
    common_language: text().notNull(),
    themes: text().notNull(),
    post_structure: text().notNull(),
    format: smallint(),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [index('voice_profiles_seq').on(table.user_id, table.seq), ownRows()],
);

/** The topic or quote that a person picked for a post. */
export const contentChoices = pgTable(
  'content_choices',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    lesson_id: uuid(),
    choice_text: text().notNull(),
    format: smallint(),
    choice_type: text({ enum: ['topic', 'quote'] }).notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    foreignKey({
      columns: [table.user_id, table.lesson_id],
      foreignColumns: [lessonsLearned.user_id, lessonsLearned.id],
    }).onDelete('cascade'),
    check('content_choices_type', sql`${table.choice_type} in ('topic', 'quote')`),
    ownRows(),
  ],
);

/** Posts that a person keeps. `platform` is the name of one. */
export const savedPosts = pgTable(
  'kept_posts',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    platform: text().notNull(),
    text: text().notNull(),
    format: smallint().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('kept_posts_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
