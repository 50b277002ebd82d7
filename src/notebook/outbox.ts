/*
 * The writes that the server does not have yet, sealed on the disk in the order in which they were done. Every tab adds
 * to it; the one that leads sends. A write leaves it in one of two ways: the server has acknowledged it and the rows
 * here have come as far, or the server has refused it and it is among the rejected writes (the store 'shelf'), with its words.
 */
import type { Disk, StoredMutation, StoredRefusal, Transaction } from './disk.ts';
import type { Change } from './rows.ts';
import { type Keys, openValue, sealValue } from './sealing.ts';

/** A write as it is kept and sent: `request` is sent as it stands, however often. */
export interface OutgoingMutation {
  what: string;
  words?: string;
  asNew?: string;
  request: { call: string; params?: object; body?: unknown };
  changes: Change[];
}

/** A write in this tab's memory. */
export interface QueuedMutation extends OutgoingMutation {
  id: string;
  /** Its place in the order. */
  place: number;
  /** The server's number for it once it is acknowledged. */
  seq: number | null;
}

export interface Refusal extends OutgoingMutation {
  id: string;
  reason: string;
  at: string;
}

export interface OutboxParts {
  disk: Disk;
  userId: string;
  keys: () => Promise<Keys>;
}

/** Instead of its place, for a write that was sent without ever lying on the disk. */
const NOT_ON_DISK = Number.POSITIVE_INFINITY;

/** What a seal is bound to, so that a write does not open as a refusal. */
type Where = 'outbox' | 'shelf';

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #writes = new Map<string, QueuedMutation>();
  readonly #refusals = new Map<string, Refusal>();
  /** Refusals that the disk had no room for: there they still stand among the writes. */
  readonly #unstoredRejected = new Set<string>();
  /** How many cannot be opened: they wait for a key that opens them. */
  #closed = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** In their order, with those that are acknowledged and still shown. */
  get writes(): QueuedMutation[] {
    return [...this.#writes.values()].sort((one, other) => one.place - other.place);
  }

  get waiting(): QueuedMutation[] {
    return this.writes.filter(({ seq }) => seq === null);
  }

  get refusals(): Refusal[] {
    return [...this.#refusals.values()];
  }

  /** Whether some write that the server has is still shown from here. */
  get hasAcknowledged(): boolean {
    return [...this.#writes.values()].some(({ seq }) => seq !== null);
  }

  has(id: string): boolean {
    return this.#writes.has(id);
  }

  /** Whether it is known of every write what it is about. */
  get isOpen(): boolean {
    return this.#closed === 0;
  }

  /** How much lies here that the server does not have. */
  get unsaved(): number {
    return this.waiting.length + this.#refusals.size + this.#closed;
  }

  /** One piece of work after the other: memory and disk say the same whenever one begins. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Reads what other tabs have changed. Answers the writes that came.
   * @throws the browser's error
   */
  refresh(): Promise<QueuedMutation[]> {
    return this.inTurn(() => this.#refresh());
  }

  async #refresh(): Promise<QueuedMutation[]> {
    const { disk, userId } = this.#parts;
    const found = await disk.run(['outbox', 'shelf'], 'readonly', async (transaction) => {
      const outbox = transaction.objectStore('outbox');
      const all = [outbox.getAllKeys(), outbox.getAll(), transaction.objectStore('shelf').getAll()] as const;
      return { places: await all[0], writes: await all[1], refusals: await all[2] };
    });
    const mine = found.writes
      .map((write, at) => ({ ...write, place: found.places[at] ?? 0 }))
      .filter(({ user_id }) => user_id === userId);
    this.#closed = 0;
    const came = await this.#openNew(mine);
    this.#drop(new Set(mine.map(({ id }) => id)));
    await this.x(found.refusals.filter(({ user_id }) => user_id === userId));
    return came;
  }

  async #openNew(stored: (StoredMutation & { place: number })[]): Promise<QueuedMutation[]> {
    const came: QueuedMutation[] = [];
    for (const { id, place, seq, sealed } of stored) {
      const present = this.#writes.get(id);
      if (this.#unstoredRejected.has(id)) continue;
      if (present) {
        this.#writes.set(id, { ...present, place, seq: present.seq ?? seq });
        continue;
      }
      const write = await this.#opened<OutgoingMutation>('outbox', id, sealed);
      if (!write) continue;
      const waiting = { ...write, id, place, seq };
      this.#writes.set(id, waiting);
      came.push(waiting);
    }
    return came;
  }

  #drop(present: ReadonlySet<string>): void {
    for (const { id, place } of this.#writes.values()) {
      if (place !== NOT_ON_DISK && !present.has(id)) this.#writes.delete(id);
    }
  }

  async x(stored: StoredRefusal[]): Promise<void> {
    const ids = new Set(stored.map(({ id }) => id));
    for (const id of this.#refusals.keys()) {
      if (!ids.has(id) && !this.#unstoredRejected.has(id)) this.#refusals.delete(id);
    }
    for (const { id, at, sealed } of stored) {
      if (this.#refusals.has(id)) continue;
      const refusal = await this.#opened<OutgoingMutation & { reason: string }>('shelf', id, sealed);
      if (refusal) this.#refusals.set(id, { ...refusal, id, at });
    }
  }

  #aad = (where: Where, id: string): string => `${this.#parts.userId}\n${where}\n${id}`;

  async #opened<Value>(where: Where, id: string, sealed: Uint8Array): Promise<Value | undefined> {
    const keys = await this.#parts.keys();
    try {
      return (await openValue(keys, sealed, this.#aad(where, id))) as Value;
    } catch {
      this.#closed += 1;
      return undefined;
    }
  }

  async #seal(where: Where, id: string, value: object): Promise<Uint8Array> {
    return sealValue(await this.#parts.keys(), value, this.#aad(where, id));
  }

  /**
   * Takes a write in, and in the same moment ends its draft. One whose id lies here already is the same write.
   * @throws the browser's error, and then neither has happened
   */
  add(id: string, write: OutgoingMutation, endsDraft?: string): Promise<QueuedMutation> {
    return this.inTurn(() => this.#add(id, write, endsDraft));
  }

  async #add(id: string, write: OutgoingMutation, endsDraft?: string): Promise<QueuedMutation> {
    const { disk, userId } = this.#parts;
    const sealed = await this.#seal('outbox', id, write);
    const added = async (transaction: Transaction<'readwrite'>): Promise<number> => {
      const outbox = transaction.objectStore('outbox');
      if (endsDraft) await transaction.objectStore('drafts').delete(endsDraft);
      const present = await outbox.index('id').getKey(id);
      const place = present ?? outbox.add({ id, user_id: userId, sealed, seq: null });
      // From here on it needs nothing more of the page, which may just be left.
      transaction.commit();
      return place;
    };
    const place = await disk.run(['outbox', 'drafts'], 'readwrite', added, 'strict');
    const waiting = { ...write, id, place, seq: null };
    this.#writes.set(id, waiting);
    return waiting;
  }

  /**
   * Notes that the server has the write, as number `seq`. Where the disk has no room for the note, memory has it: at
   * worst the write is sent once more under its id, which changes nothing.
   */
  acknowledge(id: string, seq: number): Promise<void> {
    return this.inTurn(async () => {
      await this.#replaceOnDisk(id, { seq }).catch(() => undefined);
      const write = this.#writes.get(id);
      if (write) this.#writes.set(id, { ...write, seq });
    });
  }

  async #replaceOnDisk(id: string, parts: Partial<StoredMutation>): Promise<void> {
    await this.#parts.disk.run(['outbox'], 'readwrite', async (transaction) => {
      const outbox = transaction.objectStore('outbox');
      const place = await outbox.index('id').getKey(id);
      const stored = place === undefined ? undefined : await outbox.get(place);
      if (stored) await outbox.put({ ...stored, ...parts }, place);
    });
  }

  /** Notes that the server has a write that the disk could not take. */
  noteSent(id: string, write: OutgoingMutation, seq: number): void {
    this.#writes.set(id, { ...write, id, place: NOT_ON_DISK, seq });
  }

  /** The acknowledged writes whose rows are here once those from number `from` up to number `to` are. */
  visibleAfter(from: number, to: number): string[] {
    return this.writes.filter(({ seq }) => seq !== null && seq >= from && seq <= to).map(({ id }) => id);
  }

  /** Removes writes within a transaction over the outbox. `forget` follows once that is on the disk. */
  async remove(transaction: Transaction<'readwrite'>, ids: readonly string[]): Promise<void> {
    const outbox = transaction.objectStore('outbox');
    for (const id of ids) {
      const place = await outbox.index('id').getKey(id);
      if (place !== undefined) await outbox.delete(place);
    }
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#writes.delete(id);
  }

  /** Gives a write another call, which says the same. Where the disk has no room for it, memory has it. */
  rewrite(write: QueuedMutation, request: OutgoingMutation['request']): Promise<QueuedMutation> {
    return this.inTurn(async () => {
      const { id, what, words, asNew, changes } = write;
      const sealed = await this.#seal('outbox', id, { what, words, asNew, request, changes });
      await this.#replaceOnDisk(id, { sealed }).catch(() => undefined);
      const rewritten = { ...write, request };
      this.#writes.set(id, rewritten);
      return rewritten;
    });
  }

  /** Writes everything to the disk again, sealed as it is now. @throws the browser's error */
  sealAgain(): Promise<void> {
    return this.inTurn(async () => {
      for (const { id, what, words, asNew, request, changes } of this.#writes.values()) {
        const sealed = await this.#seal('outbox', id, { what, words, asNew, request, changes });
        await this.#replaceOnDisk(id, { sealed });
      }
      for (const { id, at, ...refused } of this.#refusals.values()) {
        const sealed = await this.#seal('shelf', id, refused);
        await this.#parts.disk.run(['shelf'], 'readwrite', async (transaction) => {
          const shelf = transaction.objectStore('shelf');
          if (await shelf.getKey(id)) await shelf.put({ id, user_id: this.#parts.userId, sealed, at });
        });
      }
    });
  }

  /** Lets a write go that is done although the server has not done it. @throws the browser's error */
  drop(id: string): Promise<void> {
    return this.inTurn(async () => {
      await this.#parts.disk.run(['outbox'], 'readwrite', (transaction) => this.remove(transaction, [id]));
      this.forget([id]);
    });
  }

  /**
   * Puts a write that the server has refused among the rejected ones. Where the disk has no room for that, it stays among the
   * writes there, with its words, and is refused again after the next start.
   */
  shelve(write: QueuedMutation, reason: string, at: string): Promise<void> {
    return this.inTurn(() => this.#shelve(write, reason, at));
  }

  async #shelve(write: QueuedMutation, reason: string, at: string): Promise<void> {
    const { id, what, words, asNew, request, changes } = write;
    const refused = { what, words, asNew, request, changes, reason };
    const sealed = await this.#seal('shelf', id, refused);
    const stored = this.#parts.disk.run(['outbox', 'shelf'], 'readwrite', async (transaction) => {
      await this.remove(transaction, [id]);
      await transaction.objectStore('shelf').put({ id, user_id: this.#parts.userId, sealed, at });
    });
    await stored.catch(() => this.#unstoredRejected.add(id));
    this.#writes.delete(id);
    this.#refusals.set(id, { ...refused, id, at });
  }

  /**
   * Puts a refused write back, after all others, or in the same moment `instead`, another one that says the same.
   * @throws the browser's error
   */
  retry(refused: string, instead?: OutgoingMutation & { id: string }): Promise<QueuedMutation | undefined> {
    return this.inTurn(() => this.#retry(refused, instead));
  }

  async #retry(
    refused: string,
    instead: (OutgoingMutation & { id: string }) | undefined,
  ): Promise<QueuedMutation | undefined> {
    const refusal = this.#refusals.get(refused);
    if (!refusal) return undefined;
    const { id, what, words, asNew, request, changes } = instead ?? refusal;
    const write = { what, words, asNew, request, changes };
    const sealed = await this.#seal('outbox', id, write);
    const place = await this.#parts.disk.run(['outbox', 'shelf'], 'readwrite', async (transaction) => {
      await transaction.objectStore('shelf').delete(refused);
      if (id !== refused) await this.remove(transaction, [refused]);
      const outbox = transaction.objectStore('outbox');
      const present = await outbox.index('id').getKey(id);
      return present ?? (await outbox.add({ id, user_id: this.#parts.userId, sealed, seq: null }));
    });
    this.#refusals.delete(refused);
    this.#unstoredRejected.delete(refused);
    const waiting = { ...write, id, place, seq: null };
    this.#writes.set(id, waiting);
    return waiting;
  }

  /** The person does not want it any more. @throws the browser's error */
  discard(id: string): Promise<void> {
    return this.inTurn(async () => {
      await this.#parts.disk.run(['outbox', 'shelf'], 'readwrite', async (transaction) => {
        await this.remove(transaction, [id]);
        await transaction.objectStore('shelf').delete(id);
      });
      this.#refusals.delete(id);
      this.#unstoredRejected.delete(id);
    });
  }
}
