/*
 * Seals and opens the person's texts on this device, each for its place (kernel/seal.ts).
 */
import { CURRENT_FORMAT, open, type Place, seal } from '../kernel/seal.ts';
import type { SyncedTable } from '../kernel/synced-tables.ts';
import { entryKey } from './entry-key.ts';
import { currentSession } from './state.ts';

/**
 * The tables of the person's rows, those that only the server keeps too, and what only the device has: `drafts`,
 * unfinished writing by its id in the column `value`, and `recent_searches`.
 */
export type SealedTable = SyncedTable | 'content_choices' | 'drafts' | 'recent_searches';

const placeOf = (table: SealedTable, column: string, row: string): Place => ({
  table,
  column,
  row,
  person: currentSession().user?.id ?? '',
});

/** Seals the texts of one write, all in one format, whatever is decided about the format meanwhile. */
export interface Sealer {
  format: typeof CURRENT_FORMAT;
  /**
   * Seals a text for its place: it opens in that column of that row alone.
   * @param row the row's key among the person's own, 'own' in a table of one row for each person
   */
  seal(table: SealedTable, column: string, row: string, text: string): Promise<string>;
}

/** What seals now. @throws Error NOT_READY before the person is known; ApiError when the key cannot be fetched */
export async function sealer(): Promise<Sealer> {
  const person = currentSession().user?.id ?? '';
  const key = await entryKey();
  return {
    format: CURRENT_FORMAT,
    seal: (table, column, row, text) => seal(key, text, { table, column, row, person }),
  };
}

/** The format that is written now, for rows as they show before the server has them. */
export const writtenFormat = (): Sealer['format'] => CURRENT_FORMAT;

/** Opens a text of the given place. Rejects when there is no key, or when it cannot be opened. */
export async function openFor(
  table: SealedTable,
  column: string,
  row: string,
  { value, format }: { value: string; format: number | null },
): Promise<string> {
  const place = placeOf(table, column, row);
  return open(await entryKey(), value, format, place);
}
