import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * What a person did on each local day. `mended` says that it has no page of its own, and one that was written for it
 * soon after. `..._starts` says that a run of such days begins here, so that a streak is counted from its first day
 * however long it is; a mended day is one of the journal's run. `points` are those given for the day, and `actions` how
 * many times some were given for a completed action. Triggers keep them true.
 */
export const growthDays = pgTable(
  'growth_days',
  {
    user_id: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    journaled: boolean().notNull().default(false),
    task_completed: boolean().notNull().default(false),
    lesson_learned: boolean().notNull().default(false),
    vision_reviewed: boolean().notNull().default(false),
    mended: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    actions: integer().notNull().default(0),
    journal_starts: boolean().notNull().default(false),
    action_starts: boolean().notNull().default(false),
    lesson_starts: boolean().notNull().default(false),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.date] }),
    index('growth_days_journal_starts').on(table.user_id, table.date).where(sql`journal_starts`),
    index('growth_days_action_starts').on(table.user_id, table.date).where(sql`action_starts`),
    index('growth_days_lesson_starts').on(table.user_id, table.date).where(sql`lesson_starts`),
    index('growth_days_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);

/**
 * Points, each with its reason. `once` names what a score may be given for only once: the journal, a vision or a
 * review of a day ('2026-11-19'), or a task (its id).
 */
export const scoreHistory = pgTable(
  'score_history',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    points: integer().notNull(),
    type: text().notNull(),
    description: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    once: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('score_history_once').on(table.user_id, table.type, table.once),
    index('score_history_date').on(table.user_id, table.date),
    ownRows(),
  ],
);

/** Days on which a person's streaks wait. That no two of a person share a day is seen to by who writes them, one at a time. */
export const pauses = pgTable(
  'pauses',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }).notNull(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('pauses_days', sql`${table.ends_on} between ${table.starts_on} and ${table.starts_on} + 59`),
    index('pauses_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
