/* Sends rows to the server, sealed for their places, batch by batch. */

import type { BodyOf } from '../../../kernel/route.ts';
import { keyOfRow, SYNCED_TABLES } from '../../../kernel/synced-tables.ts';
import { call } from '../../../session/call.ts';
import { type Sealer, sealer } from '../../../session/sealing.ts';
import { BATCH_LENGTH, BATCH_ROWS, type Source } from '../contract/limits.ts';
import type { ImportedRow, importRows } from '../contract.ts';
import type { PlainRow } from '../rules/plain-row.ts';
import { untilAnswered, wait } from './until-answered.ts';

type Body = BodyOf<typeof importRows>;
type Texts = Record<string, unknown>;

/** How many rows are sealed before the page gets its turn. */
const SEALED_AT_ONCE = 25;
async function sealedTexts(
  { seal }: Sealer,
  place: { table: PlainRow['table']; row: string },
  texts: Texts,
  columns: readonly string[],
): Promise<Texts> {
  const sealed = columns.map(async (column) => {
    const text = texts[column];
    const isWords = typeof text === 'string' && text !== '';
    return [column, isWords ? await seal(place.table, column, place.row, text) : text];
  });
  return Object.fromEntries(await Promise.all(sealed));
}

/** The row as it travels. A revision's texts are sealed for the row that they are of. */
async function sealed(sealing: Sealer, { table, row }: PlainRow): Promise<ImportedRow> {
  if (table === 'revisions') {
    const place = { table: row.of_table, row: keyOfRow(row.of_table, { id: row.of_id }) };
    const columns = await sealedTexts(sealing, place, row.columns, Object.keys(row.columns));
    return { table, row: { ...row, columns } };
  }
  const place = { table, row: keyOfRow(table, row) };
  const texts = await sealedTexts(sealing, place, row as Texts, SYNCED_TABLES[table].sealed);
  return { table, row: { ...row, ...texts } } as ImportedRow;
}

/** Rows in batches that the server takes in one call. */
async function* batches(sealing: Sealer, rows: readonly PlainRow[]): AsyncIterable<ImportedRow[]> {
  let batch: ImportedRow[] = [];
  let length = 0;
  for (let at = 0; at < rows.length; at += SEALED_AT_ONCE) {
    for (const row of await Promise.all(
      rows.slice(at, at + SEALED_AT_ONCE).map((row) => sealed(sealing, row)),
    )) {
      const more = JSON.stringify(row).length;
      if (batch.length === BATCH_ROWS || (batch.length > 0 && length + more > BATCH_LENGTH)) {
        yield batch;
        batch = [];
        length = 0;
      }
      batch.push(row);
      length += more;
    }
    await wait(0);
  }
  if (batch.length > 0) yield batch;
}

export interface Counts {
  /** Rows that the import has brought in. */
  added: number;
  /** Rows that were there without it. */
  present: number;
}

/**
 * Brings rows in. What is in stays in when it ends early; the same rows under the same import go on from there.
 * @throws ApiError; the reason of `signal`
 */
export async function sendImport(
  { importId, source, rows }: { importId: string; source: Source; rows: readonly PlainRow[] },
  { signal, step }: { signal: AbortSignal; step: (counts: Counts) => void },
): Promise<Counts> {
  const counts: Counts = { added: 0, present: 0 };
  const sealing = await sealer();
  for await (const batch of batches(sealing, rows)) {
    const body = { import_id: importId, source, format: sealing.format, rows: batch } as Body;
    const answer = await untilAnswered(() => call('POST /api/import', { body, signal }), signal);
    counts.added += answer.added;
    counts.present += answer.present;
    step({ ...counts });
  }
  return counts;
}
