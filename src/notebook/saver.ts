/* Shows writes at once and makes them durable: on the disk, or, where that takes nothing, on the server. */

import { isFull } from '../browser/database.ts';
import { newId } from '../kernel/ids.ts';
import { NOT_READY } from '../kernel/seal.ts';
import type { Copy } from './chunks.ts';
import type { Mutation } from './mutation.ts';
import type { Outbox, OutgoingMutation } from './outbox.ts';
import type { RetryBackoff } from './retry-backoff.ts';
import type { Store } from './store.ts';
import { isRefused, type SyncParts } from './sync.ts';

export interface SaverParts extends Pick<SyncParts, 'send'> {
  store: Store;
  outbox: Outbox;
  copy: Copy;
  backoff: RetryBackoff;
  /** Aborted when the notebook is closed. */
  signal: AbortSignal;
  /** A write lies in the outbox now. */
  saved: () => void;
  /** What memory alone holds has changed. */
  changed: () => void;
  fails: (problem: 'storage-full' | 'storage-refused') => void;
}

export class Saver {
  readonly #parts: SaverParts;
  /** Writes that are not on the disk yet, or never will be. */
  readonly #inMemory = new Set<string>();
  /** Writes become durable in the order in which they were done. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: SaverParts) {
    this.#parts = parts;
  }

  /** Whether the write is in memory alone. */
  has(id: string): boolean {
    return this.#inMemory.has(id);
  }

  /** How many writes are in memory alone. */
  get size(): number {
    return this.#inMemory.size;
  }

  /** See `perform` in perform.ts. */
  perform({ id = newId(), what, words, asNew, request, changes, endsDraft }: Mutation): Promise<void> {
    const { store, changed } = this.#parts;
    store.applyUpdate({ id, changes });
    this.#inMemory.add(id);
    changed();
    const built = request();
    built.catch(() => undefined);
    const done = this.#last.then(async () => {
      const { call, ...parts } = await built;
      return this.#save(id, { what, words, asNew, request: { call, ...parts }, changes }, endsDraft);
    });
    this.#last = done.catch(() => undefined);
    return done
      .catch((error: unknown) => {
        store.removeUpdates([id]);
        throw error;
      })
      .finally(() => {
        this.#inMemory.delete(id);
        changed();
      });
  }

  async #save(id: string, write: OutgoingMutation, endsDraft: string | undefined): Promise<void> {
    const { signal, outbox, saved, fails } = this.#parts;
    if (signal.aborted) throw new Error(NOT_READY);
    try {
      await outbox.add(id, write, endsDraft);
    } catch (error) {
      if (!isFull(error) || !(await this.#keepInsteadOfCopy(id, write, endsDraft))) {
        fails(isFull(error) ? 'storage-full' : 'storage-refused');
        return this.#sendFromMemory(id, write);
      }
    }
    saved();
  }

  /** The copy can be had again from the server, what was just written cannot. */
  async #keepInsteadOfCopy(
    id: string,
    write: OutgoingMutation,
    endsDraft: string | undefined,
  ): Promise<boolean> {
    const { outbox, copy, fails } = this.#parts;
    fails('storage-full');
    try {
      await copy.clear();
      await outbox.add(id, write, endsDraft);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Without a disk the write is safe once the server has it. What the disk took before goes first: this one may be
   * about what that adds. Rejects when it is refused. @throws ServerError
   */
  async #sendFromMemory(id: string, write: OutgoingMutation): Promise<void> {
    const { signal, outbox, backoff, send } = this.#parts;
    for (let failures = 1; ; failures++) {
      while (outbox.waiting.length > 0 && !signal.aborted) await backoff.rest(1);
      try {
        outbox.noteSent(id, write, await send({ id, request: write.request }));
        return backoff.wake();
      } catch (error) {
        if (isRefused(error) || signal.aborted) throw error;
      }
      await backoff.rest(failures);
    }
  }
}
