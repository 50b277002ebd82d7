/*
 * The notebook on this device: the person's own rows, and the writes that are on their way. Every page reads from it by
 * `useView` and writes by `perform`; how the rows get here is sync's matter (sync.ts).
 */
import type { SyncedRows } from '../features/feed/contract.ts';
import type { SyncedTable } from '../kernel/synced-tables.ts';

/**
 * The person's rows as they read now, their texts opened: what the server is known to have, with what waits here laid
 * over it. A map is replaced when one of its rows changes, so that its identity says whether it did.
 */
export type Tables = { readonly [T in SyncedTable]: ReadonlyMap<string, SyncedRows[T]> };

/**
 * How a write shows before the server has acknowledged it. `set` and `add` change fields of a row that may come from
 * another device meanwhile; both make the row of `blank` first when there is none and `blank` is given.
 */
export type Change = {
  [T in SyncedTable]:
    | { table: T; key: string; put: Omit<SyncedRows[T], 'seq'> }
    | { table: T; key: string; set: Partial<SyncedRows[T]>; blank?: Omit<SyncedRows[T], 'seq'> }
    | {
        table: T;
        key: string;
        add: Partial<Record<keyof SyncedRows[T], number>>;
        blank?: Omit<SyncedRows[T], 'seq'>;
      }
    | { table: T; key: string; gone: true };
}[SyncedTable];
