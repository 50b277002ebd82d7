/*
 * The rows in memory, by table. Two layers: what the server is known to have, and the writes on their way laid over it.
 */
import { keyOfRow, type SyncedTable } from '../kernel/synced-tables.ts';
import { noRows, type OptimisticUpdate, type Row, withUpdates } from './optimistic-update.ts';
import type { NotebookRow, Tables } from './rows.ts';

/** Where a row stands. */
export type RowRef = { table: SyncedTable; key: string };
type Rows = Record<SyncedTable, Map<string, Row>>;

/** The number of a row that was read before the server's history began again: every other is newer. */
const STALE = -1;

export class Store {
  #known = noRows() as unknown as Rows;
  #shown: Tables = noRows();
  #updates = new Map<string, OptimisticUpdate>();
  /** The tables of which more is known than shown. */
  readonly #taken = new Set<SyncedTable>();
  #hasStale = false;
  /** Not a `createStore`: many rows are replaced before the listeners are notified once. */
  readonly #listeners = new Set<() => void>();

  /** What pages show. Replaced, together with the maps concerned, when something changes. */
  get tables(): Tables {
    return this.#shown;
  }

  /** The row as the server is known to have it. */
  known(table: SyncedTable, key: string): Row | undefined {
    return this.#known[table].get(key);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether any row is known. */
  get hasRows(): boolean {
    return Object.values(this.#known).some((rows) => rows.size > 0);
  }

  /** The ids of the writes that lie over the rows. */
  get updateIds(): string[] {
    return [...this.#updates.keys()];
  }

  /** Lays a write over the rows, after those that lie there; one that lies there already stays. */
  applyUpdate(update: OptimisticUpdate): void {
    if (this.#updates.has(update.id)) return;
    this.#updates.set(update.id, update);
    this.#show(update.changes);
  }

  /** Brings the writes that lie here into this order; others stay after them. */
  order(ids: readonly string[]): void {
    const first = ids.flatMap((id) => this.#updates.get(id) ?? []);
    const named = new Set(ids);
    const others = [...this.#updates.values()].filter(({ id }) => !named.has(id));
    const ordered = [...first, ...others];
    if ([...this.#updates.values()].every((update, at) => update === ordered[at])) return;
    this.#updates = new Map(ordered.map((update) => [update.id, update]));
    this.#show(first.flatMap(({ changes }) => changes));
  }

  /** Takes writes away: the server's rows show them now, or it has refused them. */
  removeUpdates(ids: Iterable<string>): void {
    const places: RowRef[] = [];
    for (const id of ids) {
      places.push(...(this.#updates.get(id)?.changes ?? []));
      this.#updates.delete(id);
    }
    this.#show(places);
  }

  /**
   * Takes over rows of the server; an older state of a row never replaces a newer one. Writes of `confirmed` are taken
   * away in the same moment, so that nothing flickers. Answers the rows that were new.
   */
  take(rows: readonly NotebookRow[], confirmed: Iterable<string> = []): RowRef[] {
    const places = rows.flatMap((row) => this.#takeOne(row));
    const under: RowRef[] = [...places];
    for (const id of confirmed) {
      under.push(...(this.#updates.get(id)?.changes ?? []));
      this.#updates.delete(id);
    }
    this.#show(under);
    return places;
  }

  /** Takes over rows as `take` does, and shows them with the next `showTaken` of their table: for many at a time. */
  takeQuietly(rows: readonly NotebookRow[]): void {
    for (const row of rows) for (const { table } of this.#takeOne(row)) this.#taken.add(table);
  }

  /** Shows what was taken quietly of one table, the next in turn. Answers whether there was one. */
  showTaken(): boolean {
    const [table] = this.#taken;
    if (!table) return false;
    this.#taken.delete(table);
    this.#shown = { ...this.#shown, [table]: new Map<string, Row>(this.#known[table]) };
    this.#show([...this.#updates.values()].flatMap(({ changes }) => changes));
    this.#tell();
    return true;
  }

  #takeOne([table, row]: NotebookRow): RowRef[] {
    if (table === 'tombstones') {
      const place = { table: row.table as SyncedTable, key: row.key };
      const known = this.#known[place.table]?.get(place.key);
      if (!known || known.seq > row.seq) return [];
      this.#known[place.table].delete(place.key);
      return [place];
    }
    // Rows of a table that only a newer build knows are none of this one's.
    const rows: Map<string, Row> | undefined = this.#known[table];
    if (!rows) return [];
    const place = { table, key: keyOfRow(table, row) };
    if ((rows.get(place.key)?.seq ?? STALE) >= row.seq) return [];
    rows.set(place.key, row);
    return [place];
  }

  /** The server's history begins again: what is known stays in sight until `dropStale`, and anything replaces it. */
  markStale(): void {
    for (const rows of Object.values(this.#known)) {
      for (const [key, row] of rows) rows.set(key, { ...row, seq: STALE });
      this.#hasStale ||= rows.size > 0;
    }
  }

  /** Takes away what the new history did not bring. */
  dropStale(): void {
    if (!this.#hasStale) return;
    this.#hasStale = false;
    const places: RowRef[] = [];
    for (const [table, rows] of Object.entries(this.#known) as [SyncedTable, Map<string, Row>][]) {
      for (const [key, { seq }] of rows) {
        if (seq !== STALE) continue;
        rows.delete(key);
        places.push({ table, key });
      }
    }
    this.#show(places);
  }

  /** Forgets everything. */
  clear(): void {
    this.#known = noRows() as unknown as Rows;
    this.#updates.clear();
    this.#taken.clear();
    this.#shown = noRows();
    this.#tell();
  }

  #show(places: readonly RowRef[]): void {
    const maps = new Map<SyncedTable, Map<string, Row>>();
    for (const { table, key } of places) {
      const map = maps.get(table) ?? new Map(this.#shown[table] as ReadonlyMap<string, Row>);
      maps.set(table, map);
      const row = withUpdates(this.#known[table].get(key), table, key, this.#updates.values());
      if (row) map.set(key, row);
      else map.delete(key);
    }
    if (maps.size === 0) return;
    this.#shown = { ...this.#shown, ...Object.fromEntries(maps) };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
