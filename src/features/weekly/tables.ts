import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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

/** What a person answered a sentence of the insights with. `text` is sealed: nothing else tells what it was about. */
export const insightAnswers = pgTable(
  'insight_answers',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    kind: text({ enum: ['not_true', 'not_again', 'person'] }).notNull(),
    text: text().notNull(),
    format: smallint().notNull(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('insight_answers_kind', sql`${table.kind} in ('not_true', 'not_again', 'person')`),
    index('insight_answers_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
