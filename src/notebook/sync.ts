/*
 * Brings device and server together: sends what waits, in its order, then asks what has changed. Runs in one tab at a
 * time. Rows are read in the order of their numbers, so a cursor says how far this device is; a first sync begins at
 * the newest and reads back in the background, while the cursor goes forward from where it began.
 */

import { isFull } from '../browser/database.ts';
import type { LocalDate } from '../kernel/calendar.ts';
import type { SyncedTable } from '../kernel/synced-tables.ts';
import { type Copy, OtherWriter } from './chunks.ts';
import type { Disk } from './disk.ts';
import type { Row } from './optimistic-update.ts';
import type { Outbox, OutgoingMutation, QueuedMutation } from './outbox.ts';
import type { NotebookRow } from './rows.ts';
import { isServerError, type ServerError } from './server-error.ts';
import type { RowRef, Store } from './store.ts';
import type { TabNews } from './tabs.ts';

/** A page of the server's list of changes. */
export interface SyncPage {
  rows: NotebookRow[];
  /** The number to ask on from, in the direction that was asked for; null when nothing is left. */
  next: number | null;
  /** The person's largest number at that moment. */
  head: number;
  /** Another one means another history: a backup was restored, and everything is to be read again. */
  epoch: string;
}

/** From where rows are asked for. Only with `epoch` the answer may be nothing: nothing is new in that history. */
export interface SyncQuestion {
  after?: number;
  before?: number;
  epoch?: string;
}

export interface SyncParts {
  disk: Disk;
  store: Store;
  copy: Copy;
  outbox: Outbox;
  /** @throws ServerError */
  ask: (from: SyncQuestion) => Promise<SyncPage | undefined>;
  /** Sends a write under its id; answers the number that the server gave it. @throws ServerError */
  send: (write: Pick<QueuedMutation, 'id' | 'request'>) => Promise<number>;
  /** The row with its texts opened. */
  openRow: (row: NotebookRow) => Promise<NotebookRow>;
  /** The call of a write with its texts sealed as they are now; undefined while this device does not know how. */
  sealAnew?: ((write: OutgoingMutation) => Promise<OutgoingMutation['request'] | undefined>) | undefined;
  tell: (news: TabNews) => void;
  /** The copy can be kept no longer, for want of room or because the browser refuses. */
  copyEnded: (problem: 'storage-full' | 'storage-refused' | undefined) => void;
  /** Whether writes wait until there is a plan, as the last try has shown. */
  unpaid: (isUnpaid: boolean) => void;
  now: () => Date;
  /** Tells the rows without which the day cannot be shown: these are opened before all others. */
  isEssential: (today: LocalDate) => (table: SyncedTable, row: Row) => boolean;
}

interface Cursor {
  epoch: string;
  after: number;
  before: number | null;
}

/** Refusals that say nothing of the write itself: it is sent again. */
const NOT_FINAL = [401, 408, 425, 429];

export const isRefused = (error: unknown): error is ServerError =>
  isServerError(error) && error.status >= 400 && error.status < 500 && !NOT_FINAL.includes(error.status);

/** The trial has ended: the same write succeeds once there is a plan, so it stays where it is. */
const isForPlan = (error: unknown): boolean =>
  isServerError(error) && error.status === 402 && error.code === 'payment_required';

/** What the person's texts are sealed with has changed since it was written: it is sent once it is sealed anew. */
const isSealedOtherwise = (error: unknown): boolean =>
  isServerError(error) && error.status === 409 && error.code === 'vault_changed';

/** Whether it must not go before one that waits for a plan: it is about the same row, or the answer is known. */
const waitsBehind = (write: QueuedMutation, held: readonly QueuedMutation[]): boolean =>
  held.some(
    ({ request, changes }) =>
      request.call === write.request.call ||
      changes.some(({ table, key }) =>
        write.changes.some((change) => change.table === table && change.key === key),
      ),
  );

/** The row that it was about is gone, by another device, and it brings no sealed words: nothing is left to be done. */
function isSuperseded({ request: { params, body } }: QueuedMutation, error: ServerError): boolean {
  return error.status === 404 && Object.hasOwn(params ?? {}, 'id') && !Object.hasOwn(body ?? {}, 'format');
}

/** A write at which the server fails this often, while it can be reached, must not hold up the others. */
const FAILURES = 5;

/** How many rows are opened before the page gets its turn. */
const ROWS_AT_ONCE = 50;

const completes = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

export class Sync {
  readonly #parts: SyncParts;
  readonly #failures = new Map<string, number>();
  #cursor: Cursor | undefined;
  #over: PromiseWithResolvers<void> | undefined;
  #hasCopy: boolean;
  /** The copy was given up for want of room. */
  #isCopyGone = false;
  /** Rows that are not of today any more have been moved from where what today needs lies. */
  #isSwept = false;

  /** Goes on from where the copy is; without one a first sync begins. */
  constructor(parts: SyncParts, hasCopy: boolean, isDamaged = false) {
    this.#parts = parts;
    this.#hasCopy = hasCopy;
    this.#cursor = isDamaged ? undefined : parts.copy.state;
  }

  /** Whether everything is here. */
  get isComplete(): boolean {
    return this.#cursor?.before === null;
  }

  /** Has the next round read everything again; what is here stays in sight. Resolves once it has. */
  startOver(): Promise<void> {
    this.#over ??= Promise.withResolvers<void>();
    return this.#over.promise;
  }

  /** Sends and asks until nothing is left. `step` is told after each page. @throws ServerError; the browser's error */
  async round(step: () => void): Promise<void> {
    const over = this.#over;
    if (over) this.#cursor = undefined;
    await this.#sendAndAsk(step);
    over?.resolve();
    if (over === this.#over) this.#over = undefined;
  }

  async #sendAndAsk(step: () => void): Promise<void> {
    await this.#sendAll();
    await this.#forward(step);
    while (this.#cursor && this.#cursor.before !== null) {
      await this.#older(this.#cursor, this.#cursor.before);
      step();
      if (this.#parts.outbox.waiting.length === 0) continue;
      await this.#sendAll();
      await this.#forward(step);
    }
    // Writes of before the last first sync are shown by its last page.
    if (this.#parts.outbox.hasAcknowledged) await this.#forward(step);
  }

  async #sendAll(): Promise<void> {
    const { outbox, tell, unpaid } = this.#parts;
    if (outbox.waiting.length === 0) return unpaid(false);
    const held: QueuedMutation[] = [];
    let isUnpaid = false;
    const nextOne = () => outbox.waiting.find(({ id }) => !held.some((each) => each.id === id));
    try {
      for (let next = nextOne(); next; next = nextOne()) {
        const became = waitsBehind(next, held) ? 'waits' : await this.#sent(next);
        if (became !== 'sent') held.push(next);
        isUnpaid ||= became === 'unpaid';
      }
      unpaid(isUnpaid);
    } finally {
      tell({ type: 'outbox' });
    }
  }

  /**
   * 'unpaid' for a write that waits for a plan, 'waits' for one that this device cannot seal as it is to be sealed;
   * 'sent' for one that has left the outbox. @throws ServerError
   */
  async #sent(write: QueuedMutation, isAnew = false): Promise<'sent' | 'unpaid' | 'waits'> {
    const { outbox, send, store, now } = this.#parts;
    let seq: number;
    try {
      seq = await send(write);
    } catch (error) {
      if (isForPlan(error)) return 'unpaid';
      if (isSealedOtherwise(error)) return isAnew ? 'waits' : this.#sendAnew(write);
      if (!isRefused(error) && !this.#failsAlways(write, error)) throw error;
      if (isSuperseded(write, error)) await outbox.drop(write.id);
      else await outbox.shelve(write, error.message, now().toISOString());
      store.removeUpdates([write.id]);
      return 'sent';
    }
    await outbox.acknowledge(write.id, seq);
    return 'sent';
  }

  /** It stays where it is until this device has heard what it is to be sealed with. */
  async #sendAnew(write: QueuedMutation): Promise<'sent' | 'unpaid' | 'waits'> {
    const { outbox, sealAnew } = this.#parts;
    const request = await sealAnew?.(write);
    return request ? this.#sent(await outbox.rewrite(write, request), true) : 'waits';
  }

  #failsAlways(write: QueuedMutation, error: unknown): error is ServerError {
    if (!isServerError(error) || error.status !== 500) return false;
    const failures = (this.#failures.get(write.id) ?? 0) + 1;
    this.#failures.set(write.id, failures);
    return failures >= FAILURES;
  }

  async #forward(step: () => void): Promise<void> {
    if (!this.#cursor) {
      await this.#begin();
      step();
    }
    for (;;) {
      const cursor = this.#cursor;
      if (!cursor) return;
      const { after: head, epoch } = cursor;
      const page = (await this.#parts.ask({ after: head, epoch })) ?? { rows: [], next: null, head, epoch };
      if (this.#isOtherHistory(page)) {
        this.#cursor = undefined;
        return this.#forward(step);
      }
      const after = page.next ?? page.head;
      // A row stands under its last number alone, so a write shows for certain once there is nothing left to come.
      const confirmed = page.next === null ? this.#parts.outbox.visibleAfter(cursor.before ?? 0, after) : [];
      await this.#accept(page, { ...cursor, after }, confirmed);
      step();
      if (page.next === null) return;
    }
  }

  /** A backup was restored: the numbers mean other rows now. */
  #isOtherHistory({ epoch, head }: SyncPage): boolean {
    return this.#cursor !== undefined && (epoch !== this.#cursor.epoch || head < this.#cursor.after);
  }

  /** What is shown stays in sight until the new history has come. */
  async #begin(): Promise<void> {
    const { ask, copy, store } = this.#parts;
    const page = (await ask({})) as SyncPage;
    if (store.hasRows) {
      // Nobody has no rows at all: whatever this is, nothing may be deleted for it.
      if (page.rows.length === 0) throw new Error('The server has no rows.');
      store.markStale();
      if (this.#hasCopy) copy.replace();
    }
    await this.#accept(page, { epoch: page.epoch, after: page.head, before: page.next });
  }

  async #older(cursor: Cursor, before: number): Promise<void> {
    const page = (await this.#parts.ask({ before })) as SyncPage;
    if (page.epoch !== cursor.epoch) {
      this.#cursor = undefined;
      return this.#begin();
    }
    await this.#accept(page, { ...cursor, before: page.next });
  }

  /** Takes a page in: in memory, then on the disk together with the cursor. `confirmed` are the writes that it shows. */
  async #accept(page: SyncPage, next: Cursor, confirmed: string[] = []): Promise<void> {
    const { store, outbox, tell, copy } = this.#parts;
    const rows = await this.#opened(page.rows);
    const places = store.take(rows, confirmed);
    const isFinished = next.before === null && this.#cursor?.before !== null;
    if (isFinished) store.dropStale();
    const { after, before } = this.#cursor ?? {};
    const isNews =
      places.length > 0 || confirmed.length > 0 || next.after !== after || next.before !== before;
    this.#cursor = next;
    if (!isNews) return;
    if (this.#hasCopy) await this.#saveCopy(places, next, confirmed);
    else if (this.#isCopyGone) await completes(this.#remove(confirmed));
    outbox.forget(confirmed);
    tell({ type: 'rows', rows, lifted: confirmed, state: this.#hasCopy ? copy.state : undefined });
    if (isFinished) tell({ type: 'anew' });
  }

  async #opened(rows: readonly NotebookRow[]): Promise<NotebookRow[]> {
    const opened: NotebookRow[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      opened.push(...(await Promise.all(rows.slice(at, at + ROWS_AT_ONCE).map(this.#parts.openRow))));
      await pause();
    }
    return opened;
  }

  /** Once the copy cannot be kept, the rows stay in memory, and what is on the disk is as true as before. */
  async #saveCopy(places: RowRef[], next: Cursor, confirmed: string[]): Promise<void> {
    const { copy, outbox, copyEnded } = this.#parts;
    const isEssential = this.#parts.isEssential(this.#today());
    const aged = this.#isSwept || next.before !== null ? [] : copy.aged(isEssential);
    try {
      await outbox.inTurn(() =>
        copy.write([...places, ...aged], next, isEssential, (transaction) =>
          outbox.remove(transaction, confirmed),
        ),
      );
      this.#isSwept ||= next.before === null;
    } catch (error) {
      this.#hasCopy = false;
      if (error instanceof OtherWriter) return copyEnded(undefined);
      this.#isCopyGone = isFull(error) && (await completes(copy.clear()));
      if (this.#isCopyGone) await completes(this.#remove(confirmed));
      copyEnded(isFull(error) ? 'storage-full' : 'storage-refused');
    }
  }

  /** Nothing on the disk is older than what these writes changed, so they need not be kept to be shown. */
  async #remove(confirmed: string[]): Promise<void> {
    const { disk, outbox } = this.#parts;
    await outbox.inTurn(() =>
      disk.run(['outbox'], 'readwrite', (transaction) => outbox.remove(transaction, confirmed)),
    );
  }

  #today = (): LocalDate => this.#parts.now().toISOString().slice(0, 10);
}
