/*
 * The notebook on this device: the person's own rows, and the writes that are on their way. Every page reads from it by
 * `useView` and writes by `perform`; how the rows get here is sync's matter (sync.ts).
 */
import type { SyncedTable } from '../kernel/synced-tables.ts';

/** A row of each table. The app declares them by merging into this interface, so that the engine knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the app's tables are known.
export interface Rows {}

export type RowOf<T extends SyncedTable> = T extends keyof Rows ? Rows[T] : never;

/** A row that is gone. */
export interface Tombstone {
  table: string;
  key: string;
  seq: number;
}

/** One row as it travels: its table and itself. */
export type NotebookRow = { [T in SyncedTable]: [T, RowOf<T>] }[SyncedTable] | ['tombstones', Tombstone];

/**
 * The person's rows as they read now, their texts opened: what the server is known to have, with what waits here laid
 * over it. A map is replaced when one of its rows changes, so that its identity says whether it did.
 */
export type Tables = { readonly [T in SyncedTable]: ReadonlyMap<string, RowOf<T>> };

/**
 * How a write shows before the server has acknowledged it. `set` and `add` change fields of a row that may come from
 * another device meanwhile; both make the row of `blank` first when there is none and `blank` is given.
 */
export type Change = {
  [T in SyncedTable]:
    | { table: T; key: string; put: Omit<RowOf<T>, 'seq'> }
    | { table: T; key: string; set: Partial<RowOf<T>>; blank?: Omit<RowOf<T>, 'seq'> }
    | {
        table: T;
        key: string;
        add: Partial<Record<keyof RowOf<T>, number>>;
        blank?: Omit<RowOf<T>, 'seq'>;
      }
    | { table: T; key: string; gone: true };
}[SyncedTable];
