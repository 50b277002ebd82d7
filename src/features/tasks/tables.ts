import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * Meaningful actions. `format` says in which envelope the text is sealed; null: in plain words. Their ids sort by the time
 * and the order in which they were made.
 */
export const tasks = pgTable(
  'tasks',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    text: text().notNull(),
    format: smallint(),
    completed: boolean().notNull().default(false),
    completed_at: instant(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('tasks_open').on(table.user_id, table.completed, table.created_at),
    index('tasks_completed_at').on(table.user_id, table.completed_at),
    index('tasks_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
