import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

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
