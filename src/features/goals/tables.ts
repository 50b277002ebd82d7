import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * Goals a person has named, in onboarding or in question 2 of the journal. `format` says in which envelope the text is
 * sealed; null: in plain words. Only of plain ones can the database tell that two are the same.
 */
export const previousGoals = pgTable(
  'previous_goals',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    text: text().notNull(),
    format: smallint(),
    status: text({ enum: ['active', 'completed'] })
      .notNull()
      .default('active'),
    use_count: integer().notNull().default(1),
    last_used_at: instant().notNull(),
    completed_at: instant(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('previous_goals_one_text')
      .on(table.user_id, sql`lower(${table.text})`)
      .where(sql`${table.format} is null`),
    check('previous_goals_status', sql`${table.status} in ('active', 'completed')`),
    index('previous_goals_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
