import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/** Days and words that do not come back by themselves. `text` is sealed: the day or the word itself. */
export const hiddenMemories = pgTable(
  'kept_back',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    kind: text({ enum: ['day', 'word'] }).notNull(),
    text: text().notNull(),
    format: smallint().notNull(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('kept_back_kind', sql`${table.kind} in ('day', 'word')`),
    index('kept_back_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
