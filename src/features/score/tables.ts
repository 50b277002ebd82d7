import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows } from '../auth/tables.ts';

/** What a person did on each local day. */
export const growthDays = pgTable(
  'growth_days',
  {
    user_id: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    journaled: boolean().notNull().default(false),
    task_completed: boolean().notNull().default(false),
    lesson_learned: boolean().notNull().default(false),
    vision_reviewed: boolean().notNull().default(false),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.date] }), ownRows()],
);

/**
 * Points, each with its reason. `once` names what a score may be given for only once: the journal of a day
 * ('2026-11-19'), or a task (its id).
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
