import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * Things to do once in a life. `format` says in which envelope the three texts are sealed; null: in plain words. A story
 * stays when its item is taken up again.
 */
export const bucketListItems = pgTable(
  'bucket_list_items',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    item: text().notNull(),
    reason: text(),
    status: text({ enum: ['in_bucket', 'in_progress', 'completed'] })
      .notNull()
      .default('in_bucket'),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    completed_at: instant(),
    completion_story: text(),
    format: smallint(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('bucket_list_items_status', sql`${table.status} in ('in_bucket', 'in_progress', 'completed')`),
    index('bucket_list_items_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
