import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRowsByJobs, ownRowsFor, ownRowsReadOnly } from '../../tables/columns.ts';

/** With which list of Google's a person's actions are synced, and which run has the person's word now. */
export const googleTaskSyncs = pgTable(
  'google_task_syncs',
  {
    user_id: ownerId().primaryKey(),
    /** Google's id of the list; null before the first run. */
    list_id: text(),
    /** The run under way; whoever else writes is refused until `lease_until`. */
    run_id: uuid(),
    lease_until: instant(),
  },
  () => [ownRowsReadOnly(), ownRowsByJobs()],
);

/**
 * Which action is which task of which list, and what both said when they were last the same. A row stands before its task
 * is made at Google, so that one whose making was never heard of is known again.
 */
export const googleTaskLinks = pgTable(
  'google_task_links',
  {
    user_id: ownerId(),
    list_id: text().notNull(),
    task_id: uuid().notNull(),
    /** Google's id of the task; null while it is not known whether it was made. */
    google_id: text(),
    etag: text(),
    /** How often it was made there: it is known again by the mark that belongs to its last making. */
    made: integer().notNull().default(0),
    /** The words of both sides, `{ text, title }` as JSON, sealed for this row. */
    base: text().notNull(),
    completed: boolean().notNull(),
    /** When the action was deleted here; a trigger on `tasks` writes it. */
    deleted_here_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.task_id, table.list_id] }),
    unique('google_task_links_google_id').on(table.user_id, table.list_id, table.google_id),
    ownRowsReadOnly(),
    ownRowsByJobs(),
    ownRowsFor('delete'),
  ],
);
