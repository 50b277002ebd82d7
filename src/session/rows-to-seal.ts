/*
 * Which rows are not sealed as they are to be, because they were stored before or a private vault has been turned on or
 * off since, and what their texts are: a call's worth at a time.
 */

import type { SyncedRows } from '../features/feed/contract.ts';
import { isOpened, type SealFormat } from '../kernel/seal.ts';
import { formatOf, SEAL_ROWS } from '../kernel/sealed-row.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../kernel/synced-tables.ts';
import type { Tables } from '../notebook/rows.ts';

/** Newest of what is shown to people first, revisions last. */
const RESEALED = [
  'tasks',
  'previous_goals',
  'journal_entries',
  'lessons_learned',
  'bucket_list_items',
  'moods',
  'weekly_insights',
  'kept_back',
  'insight_answers',
  'user_categories',
  'call_to_actions',
  'voice_profiles',
  'kept_posts',
  'attachments',
  'profiles',
  'revisions',
] as const;
type Resealed = (typeof RESEALED)[number];

/** Characters of text in one call, which is far from the longest body that the server takes. */
const LONGEST = 150_000;

/** A row to seal again: its texts by column, and the row that they are sealed for. */
export interface RowToSeal {
  table: Resealed;
  /** As `keyOfRow` says it. */
  id: string;
  /** The number it had when its texts were read. */
  based_on: number;
  place: { table: SyncedTable; row: string };
  columns: Record<string, string>;
}

type Row = SyncedRows[Resealed];

/** An attachment has a row that it is of, too. */
const isRevision = (row: Row): row is SyncedRows['revisions'] => 'of_table' in row && 'text' in row;

/** The texts of a revision are those of a former row, as JSON by column. */
function formerColumns(text: string): Record<string, string> | undefined {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return undefined;
  }
}

function columnsOf(table: Resealed, row: Row): Record<string, string> | undefined {
  if (isRevision(row)) return formerColumns(row.text);
  const texts = Object.entries(row).filter(([column]) => sealedColumns(table).includes(column));
  // A vision that is not written has no text to seal.
  const written = texts.filter((text): text is [string, string] => typeof text[1] === 'string');
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

const hasNoText = (table: Resealed, row: Row): boolean =>
  !isRevision(row) && columnsOf(table, row) === undefined;

const sealedColumns = (table: Resealed): readonly string[] => SYNCED_TABLES[table].sealed;

const placeOf = (table: Resealed, row: Row): RowToSeal['place'] =>
  isRevision(row)
    ? { table: row.of_table, row: keyOfRow(row.of_table, { id: row.of_id }) }
    : { table, row: keyOfRow(table, row) };

/** None for a row that is sealed so, or has a text that could not be opened: that stays the envelope it is. */
function rowToSeal(table: Resealed, row: Row, format: SealFormat): RowToSeal | undefined {
  if (formatOf(table, row) === format) return undefined;
  const columns = columnsOf(table, row);
  if (!columns || !Object.values(columns).every(isOpened)) return undefined;
  return { table, id: keyOfRow(table, row), based_on: row.seq, place: placeOf(table, row), columns };
}

const lengthOf = ({ columns }: RowToSeal): number => Object.values(columns).join('').length;

/**
 * The rows for one call; none when all that can be sealed is. Nothing may wait here to be sent: what is shown must be
 * what the server has.
 * @param format in which all are to be
 * @param tried leaves these out; as `keyOf` names them
 */
export function rowsToSeal(tables: Tables, format: SealFormat, tried: ReadonlySet<string>): RowToSeal[] {
  const found: RowToSeal[] = [];
  let length = 0;
  for (const table of RESEALED) {
    for (const row of tables[table].values()) {
      const next = rowToSeal(table, row, format);
      if (!next || tried.has(keyOf(next))) continue;
      length += lengthOf(next);
      if (found.length > 0 && length > LONGEST) return found;
      found.push(next);
      if (found.length === SEAL_ROWS) return found;
    }
  }
  return found;
}

/** How many rows are not sealed in this format yet, and how many of them never will be here: they cannot be opened. */
export function countToSeal(tables: Tables, format: SealFormat): { left: number; unreadable: number } {
  const count = { left: 0, unreadable: 0 };
  for (const table of RESEALED) {
    for (const row of tables[table].values()) {
      if (formatOf(table, row) === format || hasNoText(table, row)) continue;
      count.left += 1;
      if (!rowToSeal(table, row, format)) count.unreadable += 1;
    }
  }
  return count;
}

/** A version of a row: once it has changed, it may be tried again. */
export const keyOf = ({ table, id, based_on }: RowToSeal): string => `${table} ${id} ${based_on}`;
