import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_EVENTS } from '../kernel/account-events.ts';
import { instant, ownerId, ownRowsByJobs, ownRowsReadOnly } from './columns.ts';

/** What happened to each account, for its owner to read; kept for 90 days. Holds no text of anybody's. */
export const accountEvents = pgTable(
  'account_events',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    kind: text({ enum: ACCOUNT_EVENTS }).notNull(),
    at: instant().notNull(),
    /** The beginning of the network address, as `networkOf` cuts it; null for what the server did by itself. */
    network: text(),
    user_agent: text(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('account_events_at').on(table.user_id, table.at),
    ownRowsReadOnly(),
    ownRowsByJobs(),
  ],
);
