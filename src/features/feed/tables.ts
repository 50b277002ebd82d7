import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { REVISED_TABLES } from '../../kernel/synced-tables.ts';
import {
  instant,
  ownerId,
  ownRows,
  ownRowsFor,
  ownRowsReadOnly,
  seq,
  sharedRows,
} from '../../tables/columns.ts';

/**
 * How far each person's writes are counted. A writing transaction takes the next number first of all; the row's lock,
 * held until its end, puts the person's writers in line, so no number is seen before an earlier one is committed. Made
 * with the account, by its sign-up.
 */
export const syncHeads = pgTable(
  'sync_heads',
  {
    user_id: ownerId().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull(),
    /** Tombstones up to this number may be gone: a device that is not as far has to read everything again. */
    forgotten_seq: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [ownRowsReadOnly(), ownRowsFor('update')],
);

/** Rows that are gone, so that each device drops them too. Triggers write them; a row that comes back ends its own. */
export const tombstones = pgTable(
  'tombstones',
  {
    user_id: ownerId(),
    table_name: text().notNull(),
    /** As `keyOfRow` says it (kernel/synced-tables.ts). */
    key: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    /** When the row went; for how long the word of it is kept, `AWAY_DAYS` says. */
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.table_name, table.key] }),
    index('tombstones_seq').on(table.user_id, table.seq),
    index('tombstones_at').on(table.at),
    ownRowsReadOnly(),
  ],
);

/**
 * What a row said before it was changed. `text` is JSON, `{ format, columns }`: the row's former sealed columns as they
 * stood there, each an envelope of the row it belonged to, and their format, which `format` repeats.
 */
export const revisions = pgTable(
  'revisions',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    of_table: text({ enum: REVISED_TABLES }).notNull(),
    of_id: uuid().notNull(),
    text: text().notNull(),
    format: smallint(),
    created_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('revisions_seq').on(table.user_id, table.seq),
    ownRows(),
  ],
);

/** One row, made with the tables: another one says that they hold another history (docs/operating.md). */
export const syncEpoch = pgTable('sync_epoch', { id: uuid().primaryKey().defaultRandom() }, () => [
  sharedRows(),
]);
