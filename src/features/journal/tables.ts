import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

/**
 * Journal entries. The text columns hold sealed values (kernel/seal.ts); `format` says in which envelope,
 * and null says that nothing is known of it. `date` is the local day of the writer.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    celebration: text().notNull(),
    goal: text().notNull(),
    goal_importance: text().notNull().default(''),
    reflection: text().notNull(),
    value_alignment: text().notNull(),
    action: text().notNull(),
    /** What else is known of a page from another journal, sealed (rules/imported-page.ts); its text is the reflection. */
    imported: text(),
    format: smallint(),
    start_time: instant(),
    end_time: instant(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('journal_entries_newest').on(
      table.user_id,
      table.date.desc().nullsFirst(),
      table.created_at.desc().nullsFirst(),
    ),
    index('journal_entries_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);
