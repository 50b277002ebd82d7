import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRowsReadOnly, sharedRows } from '../../tables/columns.ts';

/** The kinds of membership. */
export const subscriptionTiers = pgTable(
  'subscription_tiers',
  { id: uuid().primaryKey(), name: text().notNull().unique().default('start') },
  () => [sharedRows()],
);

/** Who is a member of which tier. Only the server's own work writes it: money is never taken from the client. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    tier_id: uuid()
      .notNull()
      .references(() => subscriptionTiers.id),
    status: text().notNull(),
    start_date: instant().notNull(),
    end_date: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('subscriptions_tier').on(table.tier_id),
    ownRowsReadOnly(),
  ],
);
