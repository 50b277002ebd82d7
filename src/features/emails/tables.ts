import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRowsReadOnly } from '../../tables/columns.ts';

/**
 * Mail that went out by itself: `about` says what it was about, such as the end of a trial, the first day of a week or
 * an invoice. Whoever puts the row in sends the mail, so each goes once. Only the server's own work writes it.
 */
export const mailingsSent = pgTable(
  'mailings_sent',
  {
    user_id: ownerId(),
    kind: text().notNull(),
    about: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.about] }),
    index('mailings_sent_created_at').on(table.created_at),
    check(
      'mailings_sent_kind',
      sql`${table.kind} in ('trial-in-3-days', 'trial-tomorrow', 'weekly-summary', 'payment-failed')`,
    ),
    ownRowsReadOnly(),
  ],
);
