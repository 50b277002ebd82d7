/*
 * A write that the server refused, as a new one that says the same. Its ids may be what stands in the way, and what is
 * sealed is bound to them: the rows that it makes get new ids, and their texts new seals.
 */
import { newId } from '../kernel/ids.ts';
import { SYNCED_TABLES, type SyncedTable } from '../kernel/synced-tables.ts';
import type { OutgoingMutation } from './outbox.ts';
import type { Change } from './rows.ts';

type Parts = Record<string, unknown>;

/** Seals texts for their places, in a format that the rows then name. */
interface Sealer {
  format: number;
  seal: (table: SyncedTable, column: string, row: string, text: string) => Promise<string>;
}

/** A row that the write makes, in plain words. */
interface MadeRow {
  table: SyncedTable;
  row: Parts;
  id: string;
}

/** The rows that the write makes, by the ids that they had. */
function madeRows(changes: readonly Change[]): Map<string, MadeRow> {
  const made = changes.filter((change) => 'put' in change && SYNCED_TABLES[change.table].key === 'id');
  return new Map(
    made.map((change) => {
      const { table, key, put } = change as { table: SyncedTable; key: string; put: object };
      return [key, { table, row: put as Parts, id: newId() }];
    }),
  );
}

function changeAnew(change: Change, made: ReadonlyMap<string, MadeRow>): Change {
  const row = made.get(change.key);
  if (row?.table !== change.table) return change;
  const again = { ...change, key: row.id };
  return 'put' in change ? ({ ...again, put: { ...change.put, id: row.id } } as Change) : (again as Change);
}

/** The row's part of the call: with its new id, and sealed for it what was sealed before. */
async function rowAnew(parts: Parts, { table, row, id }: MadeRow, sealer: Sealer): Promise<Parts> {
  const columns = SYNCED_TABLES[table].sealed.filter((column) => parts[column]);
  const sealed = columns.map(async (column) => [
    column,
    await sealer.seal(table, column, id, String(row[column])),
  ]);
  return { ...parts, id, format: sealer.format, ...Object.fromEntries(await Promise.all(sealed)) };
}

async function bodyAnew(body: unknown, made: ReadonlyMap<string, MadeRow>, sealer: Sealer): Promise<unknown> {
  if (Array.isArray(body)) return Promise.all(body.map((item) => bodyAnew(item, made, sealer)));
  if (typeof body !== 'object' || body === null) return body;
  const inner = Object.entries(body).map(async ([name, part]) => [name, await bodyAnew(part, made, sealer)]);
  const parts: Parts = Object.fromEntries(await Promise.all(inner));
  const row = made.get(String(parts.id));
  return row ? rowAnew(parts, row, sealer) : parts;
}

/** The write as a new one: the same words, in new rows. Rejects while nothing can be sealed. */
export async function underNewIds(
  { what, words, asNew, request, changes }: OutgoingMutation,
  sealer: Sealer,
): Promise<OutgoingMutation & { id: string }> {
  const made = madeRows(changes);
  const body = await bodyAnew(request.body, made, sealer);
  const { id = newId() } = (body ?? {}) as { id?: string };
  return {
    id,
    what,
    words,
    asNew,
    request: { ...request, body },
    changes: changes.map((change) => changeAnew(change, made)),
  };
}
