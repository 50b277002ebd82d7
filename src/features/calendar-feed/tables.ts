import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows } from '../../tables/columns.ts';

/**
 * Whoever has a row has a calendar feed. Its address is made out of `feed_id` and a key of the server, so nothing here
 * opens it; a new id means a new address, and the former one leads nowhere. `asked` counts the calls since `asked_since`.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    user_id: ownerId().primaryKey(),
    feed_id: uuid().notNull().unique(),
    created_at: instant().notNull(),
    asked: integer().notNull().default(0),
    asked_since: instant().notNull(),
  },
  () => [ownRows()],
);
