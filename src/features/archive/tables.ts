import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows } from '../../tables/columns.ts';

/** What a person brought in from a file. One that was undone stays listed, and takes no more rows. */
export const imports = pgTable(
  'imports',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    source: text({ enum: ['archive', 'day_one', 'journey', 'apple_journal', 'csv'] }).notNull(),
    added: integer().notNull().default(0),
    created_at: instant().notNull(),
    undone_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check(
      'imports_source',
      sql`${table.source} in ('archive', 'day_one', 'journey', 'apple_journal', 'csv')`,
    ),
    ownRows(),
  ],
);

/**
 * The rows that an import brought in, so that it can be undone: by table and key (kernel/synced-tables.ts), with the
 * number under which each came. A row that has another number has changed since.
 */
export const importRows = pgTable(
  'import_rows',
  {
    user_id: ownerId(),
    import_id: uuid().notNull(),
    table_name: text().notNull(),
    key: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.import_id, table.table_name, table.key] }),
    foreignKey({
      columns: [table.user_id, table.import_id],
      foreignColumns: [imports.user_id, imports.id],
    }).onDelete('cascade'),
    ownRows(),
  ],
);
