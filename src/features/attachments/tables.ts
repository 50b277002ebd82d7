import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownerId, ownRows, seq } from '../../tables/columns.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Pictures and recordings of rows: what each is, and of which file it consists. The row that one belongs to may come later,
 * and may go: then the attachment goes too, after a while.
 */
export const attachments = pgTable(
  'attachments',
  {
    user_id: ownerId(),
    id: uuid().notNull(),
    of_table: text({ enum: ['journal_entries', 'lessons_learned', 'bucket_list_items'] }).notNull(),
    of_id: uuid().notNull(),
    info: text().notNull(),
    format: smallint().notNull(),
    file: uuid().notNull(),
    pieces: smallint().notNull(),
    last_bytes: integer().notNull(),
    preview_bytes: integer().notNull(),
    stored_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    seq: seq(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check(
      'attachments_of_table',
      sql`${table.of_table} in ('journal_entries', 'lessons_learned', 'bucket_list_items')`,
    ),
    index('attachments_seq').on(table.user_id, table.seq),
    index('attachments_of').on(table.user_id, table.of_table, table.of_id),
    // A file is of one attachment, so its sizes are never in doubt.
    uniqueIndex('attachments_file').on(table.user_id, table.file),
    ownRows(),
  ],
);

/** The sealed pieces of files, where the database keeps them. */
export const filePieces = pgTable(
  'file_pieces',
  {
    user_id: ownerId(),
    file: uuid().notNull(),
    number: smallint().notNull(),
    bytes: bytea().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.file, table.number] }), ownRows()],
);

/**
 * Files whose attachment is gone, as it described them; a trigger writes them, and takes them away when the attachment is
 * put back. Their pieces go a day later; until then they count.
 */
export const formerFiles = pgTable(
  'former_files',
  {
    user_id: ownerId(),
    file: uuid().notNull(),
    pieces: smallint().notNull(),
    last_bytes: integer().notNull(),
    preview_bytes: integer().notNull(),
    /** Null too once its pieces are being deleted. */
    stored_at: instant(),
    deleted_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.file] }),
    index('former_files_deleted').on(table.deleted_at),
    ownRows(),
  ],
);
