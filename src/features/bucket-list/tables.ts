import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows } from '../../tables/columns.ts';

/** Things to do once in a life. */
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
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('bucket_list_items_status', sql`${table.status} in ('in_bucket', 'in_progress', 'completed')`),
    ownRows(),
  ],
);
