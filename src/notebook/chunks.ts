/*
 * The copy of the person's rows on the disk, in chunks of some rows that are sealed together: a row each would take
 * four times as long to open, and one piece for all would be written again with every tick. What today needs lies in
 * chunks of its own, which are opened first. The tab that leads writes; every tab reads.
 */

import { whenIdle } from '../browser/idle.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../kernel/synced-tables.ts';
import type { CopyState, Disk, StoredChunk, Transaction } from './disk.ts';
import type { Row } from './optimistic-update.ts';
import type { NotebookRow } from './rows.ts';
import { type Keys, openValue, sealValue } from './sealing.ts';
import type { RowRef } from './store.ts';

const ROWS_OF_A_CHUNK = 64;
/** Browsers move larger values to files of their own, which programs that clean disks delete. */
const BYTES_OF_A_CHUNK = 48_000;

/** Chunks are known by their kind and a number; what today needs comes first. */
const TODAY = 'a';
const OLDER = 'b';
type Kind = typeof TODAY | typeof OLDER;

/** Raised when chunks of earlier builds are not to be read any more. */
const LAYOUT = 1;
const STATE = 'copy';

/** A copy that was written by a build of other tables lacks the rows of those that it skipped. */
const TABLES = Object.keys(SYNCED_TABLES).join();

/** How many chunks are opened at once: the page gets its turn after them. */
const CHUNKS_AT_ONCE = 24;

/** Another tab has written to the copy meanwhile. */
export class OtherWriter extends Error {
  override readonly name = 'OtherWriter';
}

interface ChunkOnDisk {
  kind: Kind;
  /** The size of each row in bytes, by its place. */
  sizes: Map<string, number>;
  bytes: number;
}

const nameOf = ({ table, key }: RowRef): string => `${table} ${key}`;
const placeOf = (name: string): RowRef => {
  const space = name.indexOf(' ');
  return { table: name.slice(0, space) as SyncedTable, key: name.slice(space + 1) };
};

/** Ranges of some keys each, in order. */
function rangesOf(keys: readonly string[]): IDBKeyRange[] {
  const firsts = keys.filter((_, at) => at % CHUNKS_AT_ONCE === 0);
  return firsts.map((first, at) => {
    const next = firsts[at + 1];
    return next === undefined ? IDBKeyRange.lowerBound(first) : IDBKeyRange.bound(first, next, false, true);
  });
}

export interface CopyParts {
  disk: Disk;
  userId: string;
  keys: () => Promise<Keys>;
  /** The row as the server is known to have it. */
  known: (table: SyncedTable, key: string) => Row | undefined;
  /** Opens what an older build has left sealed in a row, because it did not know the column. */
  finish?: ((row: NotebookRow) => Promise<NotebookRow> | undefined) | undefined;
}

/** What was found on the disk. */
export interface Loaded {
  state: CopyState | undefined;
  /** Some chunk could not be opened, or an older build has skipped rows of a table: all rows are to be pulled again. */
  isDamaged: boolean;
}

export class Copy {
  readonly #parts: CopyParts;
  #chunks = new Map<string, ChunkOnDisk>();
  #chunkOf = new Map<string, string>();
  /** The chunk of each kind that has room, as far as is known. */
  #roomy: Partial<Record<Kind, string>> = {};
  #last = 0;
  /** The next write takes the place of all that is on the disk. */
  #isReplaced = false;
  state: CopyState | undefined;

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  /**
   * Reads everything. `take` gets the rows as they are opened: what today needs, with `isFirst`, as soon as it can, and
   * the others whenever the page is idle. The copy of another person, or of another layout, is removed.
   * @throws the browser's error when there is no disk
   */
  async load(take: (rows: NotebookRow[], isFirst: boolean) => void): Promise<Loaded> {
    this.#forget();
    const { disk, userId } = this.#parts;
    const older: StoredChunk[][] = [];
    let today: Promise<boolean> | undefined;
    // One transaction, so that no row slips from a chunk not yet read to one already read.
    const { state, hasChunks } = await disk.run(['meta', 'chunks'], 'readonly', async (transaction) => {
      const chunks = transaction.objectStore('chunks');
      const found = transaction.objectStore('meta').get(STATE);
      const newest = chunks.getAll(IDBKeyRange.upperBound(OLDER, true));
      const others = chunks.getAllKeys(IDBKeyRange.lowerBound(OLDER));
      const state = await found;
      const isMine = state?.user_id === userId && state.layout === LAYOUT;
      const first = await newest;
      if (isMine) today = this.#openAll(first, (rows) => take(rows, true));
      const keys = await others;
      const ranges = isMine ? rangesOf(keys) : [];
      for (const reading of ranges.map((range) => chunks.getAll(range))) older.push(await reading);
      return {
        state: isMine ? state : undefined,
        hasChunks: first.length + keys.length > 0 || state !== undefined,
      };
    });
    let isDamaged = (await today) || state?.tables !== TABLES;
    for (const some of older) {
      await whenIdle();
      isDamaged = (await this.#openAll(some, (rows) => take(rows, false))) || isDamaged;
    }
    if (!state && hasChunks) await this.clear();
    this.state = state;
    return { state, isDamaged };
  }

  /** Answers whether some chunk could not be opened. */
  async #openAll(chunks: readonly StoredChunk[], take: (rows: NotebookRow[]) => void): Promise<boolean> {
    const keys = await this.#parts.keys();
    const opened = await Promise.all(
      chunks.map(({ id, sealed }) =>
        openValue(keys, sealed, this.#aad(id)).then(
          (rows) => this.#finished(rows as NotebookRow[]),
          () => undefined,
        ),
      ),
    );
    for (const [at, { id, sealed }] of chunks.entries()) this.#note(id, opened[at] ?? [], sealed.length);
    take(opened.flatMap((rows) => rows ?? []));
    return opened.includes(undefined);
  }

  #finished(rows: NotebookRow[]): Promise<NotebookRow[]> {
    return Promise.all(rows.map((row) => this.#parts.finish?.(row) ?? row));
  }

  #note(id: string, rows: NotebookRow[], bytes: number): void {
    this.#last = Math.max(this.#last, Number.parseInt(id.slice(1), 36));
    // What a single row weighs is not known any more; nothing depends on it but when a chunk is full.
    const size = Math.ceil(bytes / Math.max(rows.length, 1));
    const names = rows.map(([table, row]) =>
      nameOf({ table: table as SyncedTable, key: keyOfRow(table as SyncedTable, row) }),
    );
    for (const name of names) this.#chunkOf.set(name, id);
    const kind = id.startsWith(TODAY) ? TODAY : OLDER;
    this.#chunks.set(id, { kind, sizes: new Map(names.map((name) => [name, size])), bytes });
    if (rows.length < ROWS_OF_A_CHUNK / 2) this.#roomy[kind] = id;
  }

  #aad = (chunk: string): string => `${this.#parts.userId}\n${chunk}`;

  /** The rows that lie among what today needs and are not of today any more. */
  aged(isEssential: (table: SyncedTable, row: Row) => boolean): RowRef[] {
    return [...this.#chunkOf]
      .filter(([, chunk]) => chunk.startsWith(TODAY))
      .map(([name]) => placeOf(name))
      .filter(({ table, key }) => {
        const row = this.#parts.known(table, key);
        return row && !isEssential(table, row);
      });
  }

  /**
   * Writes the rows at these places as they are known now, and how far the copy is. `also` is done in the same
   * transaction. @throws OtherWriter when the copy is another tab's; the browser's error
   */
  async write(
    places: readonly RowRef[],
    next: Omit<CopyState, 'user_id' | 'layout' | 'turn' | 'tables'>,
    isEssential: (table: SyncedTable, row: Row) => boolean,
    also: (transaction: Transaction<'readwrite'>) => Promise<unknown>,
  ): Promise<void> {
    const { disk, userId } = this.#parts;
    const before = this.state;
    const isReplaced = this.#isReplaced;
    // Tabs that read the copy before it was replaced miss a turn, and read it again.
    const turn = (before?.turn ?? 0) + (isReplaced ? 2 : 1);
    const state: CopyState = { ...next, user_id: userId, layout: LAYOUT, turn, tables: TABLES };
    const changed = new Set<string>();
    for (const place of places) this.#settle(place, isEssential, changed);
    const sealed = await Promise.all([...changed].map((id) => this.#sealed(id)));
    await disk.run(['meta', 'chunks', 'outbox'], 'readwrite', async (transaction) => {
      const found = await transaction.objectStore('meta').get(STATE);
      if (found?.turn !== before?.turn || (found && found.user_id !== userId)) throw new OtherWriter();
      const chunks = transaction.objectStore('chunks');
      if (isReplaced) void chunks.clear();
      for (const [id, chunk] of sealed) void (chunk ? chunks.put(chunk) : chunks.delete(id));
      await also(transaction);
      await transaction.objectStore('meta').put(state, STATE);
    });
    this.state = state;
    this.#isReplaced = false;
  }

  /**
   * Has the next write replace everything on the disk, at one stroke: what is there stays readable until then, also when
   * the page ends before, or nothing can be sealed any more.
   */
  replace(): void {
    const { state } = this;
    this.#forget();
    this.state = state;
    this.#isReplaced = true;
  }

  /** Finds the chunk for a row that came, changed or went, and notes which chunks are to be written. */
  #settle(place: RowRef, isEssential: (table: SyncedTable, row: Row) => boolean, changed: Set<string>): void {
    const name = nameOf(place);
    const row = this.#parts.known(place.table, place.key);
    const kind = row && (isEssential(place.table, row) ? TODAY : OLDER);
    const size = row ? sizeOf([place.table, row]) : 0;
    const present = this.#chunkOf.get(name);
    if (present) {
      changed.add(present);
      const chunk = this.#chunks.get(present);
      const others = (chunk?.bytes ?? 0) - (chunk?.sizes.get(name) ?? 0);
      const stays = chunk?.kind === kind && (others + size <= BYTES_OF_A_CHUNK || chunk?.sizes.size === 1);
      this.#takeOut(name, present);
      if (stays) {
        this.#putIn(name, present, size);
        return;
      }
    }
    if (!kind) return;
    const chunk = this.#withRoom(kind, size);
    changed.add(chunk);
    this.#putIn(name, chunk, size);
  }

  #takeOut(name: string, id: string): void {
    this.#chunkOf.delete(name);
    const chunk = this.#chunks.get(id);
    if (!chunk) return;
    chunk.bytes -= chunk.sizes.get(name) ?? 0;
    chunk.sizes.delete(name);
    if (chunk.sizes.size < ROWS_OF_A_CHUNK / 2) this.#roomy[chunk.kind] = id;
  }

  #putIn(name: string, id: string, size: number): void {
    this.#chunkOf.set(name, id);
    const chunk = this.#chunks.get(id);
    if (!chunk) return;
    chunk.sizes.set(name, size);
    chunk.bytes += size;
  }

  #withRoom(kind: Kind, size: number): string {
    const roomy = this.#roomy[kind];
    const chunk = roomy === undefined ? undefined : this.#chunks.get(roomy);
    if (roomy && chunk && chunk.sizes.size < ROWS_OF_A_CHUNK && chunk.bytes + size <= BYTES_OF_A_CHUNK) {
      return roomy;
    }
    this.#last += 1;
    const id = `${kind}${this.#last.toString(36).padStart(6, '0')}`;
    this.#chunks.set(id, { kind, sizes: new Map(), bytes: 0 });
    this.#roomy[kind] = id;
    return id;
  }

  /** A chunk as it is written; without one it is empty, and goes. */
  async #sealed(id: string): Promise<[string, StoredChunk | undefined]> {
    const names = [...(this.#chunks.get(id)?.sizes.keys() ?? [])];
    const rows = names.flatMap((name) => {
      const { table, key } = placeOf(name);
      const row = this.#parts.known(table, key);
      return row ? [[table, row]] : [];
    });
    if (rows.length === 0) return [id, undefined];
    return [id, { id, sealed: await sealValue(await this.#parts.keys(), rows, this.#aad(id)) }];
  }

  /** How far the copy on the disk is, whoever wrote it. */
  stateOnDisk(): Promise<CopyState | undefined> {
    return this.#parts.disk.run(['meta'], 'readonly', (transaction) =>
      transaction.objectStore('meta').get(STATE),
    );
  }

  /** Removes the copy from the disk. */
  async clear(): Promise<void> {
    this.#forget();
    await this.#parts.disk.run(['meta', 'chunks'], 'readwrite', async (transaction) => {
      await Promise.all([transaction.objectStore('meta').clear(), transaction.objectStore('chunks').clear()]);
    });
  }

  #forget(): void {
    this.#chunks = new Map();
    this.#chunkOf = new Map();
    this.#roomy = {};
    this.#last = 0;
    this.#isReplaced = false;
    this.state = undefined;
  }
}

const encoder = new TextEncoder();
const sizeOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length + 1;
