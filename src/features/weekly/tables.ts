import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/** What a device said of a week that is over, kept for the person's other devices. */
export const weeklyInsights = pgTable(
  'weekly_insights',
  {
    user_id: ownerId(),
    /** The Sunday with which it begins. */
    week: date({ mode: 'string' }).notNull(),
    /** Sealed JSON: the insights, and by what it is known that nothing of the week has changed since (`ui/insights.ts`). */
    text: text().notNull(),
    format: smallint().notNull(),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.week] }),
    index('weekly_insights_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
