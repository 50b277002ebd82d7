import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * How a day felt, in five steps. `step` is sealed. A mood that was taken away leaves its row without a step, so that an
 * older choice of another device, which arrives later, does not bring it back.
 */
export const moods = pgTable(
  'moods',
  {
    user_id: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    step: text(),
    format: smallint().notNull(),
    chosen_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.date] }),
    index('moods_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
