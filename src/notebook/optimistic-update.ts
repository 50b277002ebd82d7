import { SYNCED_TABLES, type SyncedTable } from '../kernel/synced-tables.ts';
import type { Change, Tables } from './rows.ts';

/** A row of any table, as far as what is laid over it needs to know it. */
export type Row = Record<string, unknown> & { seq: number };

/** The changes of one write, shown until the server's own rows say the same. */
export interface OptimisticUpdate {
  /** The write's id. */
  id: string;
  changes: readonly Change[];
}

/** A row that only this device knows has no number of the server yet. */
const UNNUMBERED = 0;

function added(row: Row, add: object): Row {
  const sums = Object.entries(add).map(([column, by]) => [column, Number(row[column] ?? 0) + Number(by)]);
  return { ...row, ...Object.fromEntries(sums) };
}

/** What a row reads once the change is laid over it; undefined for one that is not there. */
export function changed(row: Row | undefined, change: Change): Row | undefined {
  if ('gone' in change) return undefined;
  const seq = row?.seq ?? UNNUMBERED;
  if ('put' in change) return { ...change.put, seq };
  const under: Row | undefined = row ?? (change.blank && { ...change.blank, seq });
  if (!under) return undefined;
  return 'set' in change ? { ...under, ...change.set, seq } : added(under, change.add);
}

/** A row with everything laid over it that waits, in the order in which it was done. */
export function withUpdates(
  row: Row | undefined,
  table: SyncedTable,
  key: string,
  updates: Iterable<OptimisticUpdate>,
): Row | undefined {
  let shown = row;
  for (const { changes } of updates) {
    for (const change of changes) {
      if (change.table === table && change.key === key) shown = changed(shown, change);
    }
  }
  return shown;
}

/** Tables without a row. */
export const noRows = (): Tables =>
  Object.fromEntries(Object.keys(SYNCED_TABLES).map((table) => [table, new Map()])) as unknown as Tables;
