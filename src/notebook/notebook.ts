/* One person's notebook in one tab: opens it from the disk, takes writes, follows the tab that leads, or leads itself. */
import { whenIdle } from '../browser/idle.ts';
import { Copy, type CopyParts } from './chunks.ts';
import type { Disk } from './disk.ts';
import type { Mutation } from './mutation.ts';
import type { NotebookState, Unsaved } from './notebook/state.ts';
import { Outbox, type OutgoingMutation } from './outbox.ts';
import { RetryBackoff, type Waits } from './retry-backoff.ts';
import { Saver } from './saver.ts';
import type { Keys } from './sealing.ts';
import { isServerError } from './server-error.ts';
import { Store } from './store.ts';
import { Sync, type SyncParts } from './sync.ts';
import type { TabNews, Tabs } from './tabs.ts';
import { isSame } from './view.ts';

export type { NotebookState, Unsaved } from './notebook/state.ts';

export interface NotebookParts
  extends Pick<SyncParts, 'ask' | 'send' | 'openRow' | 'sealAnew' | 'now' | 'isEssential'> {
  userId: string;
  disk: Disk;
  tabs: Tabs;
  /** What seals and opens on this device; rejects while it cannot be had. */
  keys: () => Promise<Keys>;
  /** 0 to 1. */
  random: () => number;
  waits?: Waits;
  finish?: CopyParts['finish'];
}

export class Notebook {
  readonly store = new Store();
  readonly #parts: NotebookParts;
  readonly #copy: Copy;
  readonly #outbox: Outbox;
  readonly #backoff: RetryBackoff;
  readonly #saver: Saver;
  /** Not a `createStore`: one listener hears of two values, `state` and `unsaved`. */
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  #state: NotebookState = { state: 'opening' };
  #unsaved: Unsaved = { waiting: 0, refusals: [], isUnpaid: false };
  #news: Promise<unknown> = Promise.resolve();
  #turn: number | undefined;
  #isDamaged = false;
  #hasDisk = true;
  /** In the tab that leads. */
  #sync: Sync | undefined;
  #isComplete = false;
  #isReached = true;
  #isUnpaid = false;

  constructor(parts: NotebookParts) {
    this.#parts = parts;
    const { disk, userId, keys, send, random, waits, finish } = parts;
    const { signal } = this.#closing;
    this.#backoff = new RetryBackoff({ signal, random, waits });
    this.#outbox = new Outbox({ disk, userId, keys });
    this.#copy = new Copy({
      disk,
      userId,
      keys,
      finish,
      known: (table, row) => this.store.known(table, row),
    });
    this.#saver = new Saver({
      store: this.store,
      outbox: this.#outbox,
      copy: this.#copy,
      backoff: this.#backoff,
      signal,
      send,
      saved: () => this.#outboxChanged(),
      changed: () => this.#showUnsaved(),
      fails: (problem) => this.#show({ problem }),
    });
  }

  get state(): NotebookState {
    return this.#state;
  }

  get unsaved(): Unsaved {
    return this.#unsaved;
  }

  /** Whether a write is neither on the disk nor with the server. */
  get holdsInMemory(): boolean {
    return this.#saver.size > 0;
  }

  /** Whether every row and every write is known that lies here or with the server. */
  get knowsAll(): boolean {
    return this.#isComplete && this.#outbox.isOpen;
  }

  /** Hears of changes of `state` and of `unsaved`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the notebook and keeps it up to date until `close`. */
  async open(): Promise<void> {
    await this.#waitForKey();
    if (this.#isClosed) return;
    this.#parts.tabs.hear((news) => this.#inTurn(() => this.#hear(news)));
    await this.#inTurn(() => this.#read());
    if (this.#isClosed) return;
    this.#parts.tabs.tell({ type: 'hello' });
    if (this.#hasDisk) this.#parts.tabs.lead((signal) => this.#lead(signal));
    else void this.#lead(this.#closing.signal);
  }

  close(): void {
    this.#closing.abort();
    this.#parts.tabs.close();
    this.store.clear();
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Sends and asks now: the connection is back, or somebody looks. */
  wake(): void {
    this.#backoff.wake();
    if (!this.#sync) this.#parts.tabs.tell({ type: 'hello' });
  }

  /** One piece of news after the other, and none while the notebook is being read. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#news.then(() => (this.#isClosed ? undefined : work()));
    this.#news = turn.catch(() => undefined);
    return turn.catch(() => undefined);
  }

  async #waitForKey(): Promise<void> {
    for (let failures = 1; !this.#isClosed; failures++) {
      try {
        await this.#parts.keys();
        this.#show({ problem: this.#state.problem === 'no-key' ? undefined : this.#state.problem });
        return;
      } catch {
        this.#show({ state: 'unreachable', problem: 'no-key' });
        await this.#backoff.rest(failures);
      }
    }
  }

  /** Reads the disk: what waits, then the copy, of which today comes first. */
  async #read(): Promise<void> {
    if (this.#state.state === 'unreachable') this.#show({ state: 'opening' });
    try {
      await this.#refreshOutbox();
      if (!this.#isClosed) await this.#readCopy();
    } catch {
      this.#hasDisk = false;
      this.#show({ problem: 'storage-refused' });
    }
  }

  async #readCopy(): Promise<void> {
    this.store.markStale();
    const { state, isDamaged } = await this.#copy.load((rows, isFirst) => {
      if (this.#isClosed) return;
      if (!isFirst) return this.store.takeQuietly(rows);
      this.store.take(rows);
      if (rows.length) this.#show({ state: 'recent' });
    });
    // A table at a time: views over ten years take a moment each.
    do await whenIdle();
    while (!this.#isClosed && this.store.showTaken());
    if (this.#isClosed) return;
    if (state?.before === null && !isDamaged) this.store.dropStale();
    this.store.removeUpdates(
      this.store.updateIds.filter((id) => !this.#outbox.has(id) && !this.#saver.has(id)),
    );
    this.#turn = state?.turn;
    this.#isDamaged = isDamaged;
    this.#isComplete = state?.before === null && !isDamaged;
    this.#showHowFar();
  }

  async #refreshOutbox(): Promise<void> {
    const came = await this.#outbox.refresh();
    for (const { id, changes } of came) this.store.applyUpdate({ id, changes });
    this.store.order(this.#outbox.writes.map(({ id }) => id));
    // Others that went are shown by rows, which take them away when they come.
    this.store.removeUpdates(this.#outbox.refusals.map(({ id }) => id));
    this.#showUnsaved();
  }

  async #hear(news: TabNews): Promise<void> {
    switch (news.type) {
      case 'outbox':
        await this.#refreshOutbox();
        return this.#sync ? this.#backoff.wake() : undefined;
      case 'rows':
        return this.#follow(news);
      case 'anew':
        return this.#sync ? undefined : this.#readCopy();
      case 'reached':
        if (this.#sync) return;
        this.#isReached = news.isReached;
        this.#isUnpaid = news.isUnpaid;
        this.#showUnsaved();
        return this.#showHowFar();
      default:
        if (!this.#sync) return;
        this.#tellHowItStands();
        this.#backoff.wake();
    }
  }

  async #follow({ rows, state, lifted: confirmed }: TabNews & { type: 'rows' }): Promise<void> {
    if (this.#sync) return;
    this.#outbox.forget(confirmed);
    const hasMissed = state !== undefined && this.#turn !== undefined && state.turn !== this.#turn + 1;
    this.store.take(rows, confirmed);
    if (hasMissed) return this.#readCopy();
    this.#turn = state?.turn;
    this.#isComplete ||= state?.before === null;
    this.#isReached = true;
    this.#showHowFar();
    this.#showUnsaved();
  }

  async #lead(signal: AbortSignal): Promise<void> {
    const sync = await this.#takeOver();
    this.#sync = sync;
    for (let failures = 0; !signal.aborted; ) {
      this.#backoff.begin();
      try {
        await sync.round(() => this.#step(sync));
        failures = 0;
        this.#step(sync);
      } catch (error) {
        if (signal.aborted) break;
        failures += 1;
        this.#show({ isRefused: isServerError(error) && error.status === 401 });
        this.#reached(false);
      }
      this.#showUnsaved();
      await this.#backoff.afterTry(failures);
    }
  }

  /** What the tab that led before has written after its last word is on the disk alone. */
  async #takeOver(): Promise<Sync> {
    const { disk, ask, send, openRow, sealAnew, now, isEssential, tabs } = this.#parts;
    if (this.#hasDisk) await this.#inTurn(() => this.#readCopyIfBehind());
    return new Sync(
      {
        disk,
        ask,
        send,
        openRow,
        sealAnew,
        now,
        isEssential,
        store: this.store,
        copy: this.#copy,
        outbox: this.#outbox,
        tell: (news) => tabs.tell(news),
        copyEnded: (problem) => problem && this.#show({ problem }),
        unpaid: (isUnpaid) => this.#noteUnpaid(isUnpaid),
      },
      this.#hasDisk,
      this.#isDamaged,
    );
  }

  async #readCopyIfBehind(): Promise<void> {
    await this.#refreshOutbox();
    const state = await this.#copy.stateOnDisk();
    if (state?.turn !== this.#copy.state?.turn) await this.#readCopy();
  }

  #step(sync: Sync): void {
    this.#isComplete = sync.isComplete;
    this.#reached(true);
    this.#showUnsaved();
  }

  #reached(isReached: boolean): void {
    const isNews = this.#isReached !== isReached;
    this.#isReached = isReached;
    if (isNews) this.#tellHowItStands();
    if (isReached) this.#show({ isRefused: false });
    this.#showHowFar();
  }

  #noteUnpaid(isUnpaid: boolean): void {
    if (this.#isUnpaid === isUnpaid) return;
    this.#isUnpaid = isUnpaid;
    this.#tellHowItStands();
    this.#showUnsaved();
  }

  #tellHowItStands(): void {
    this.#parts.tabs.tell({ type: 'reached', isReached: this.#isReached, isUnpaid: this.#isUnpaid });
  }

  #show(next: Partial<NotebookState>): void {
    const state = { ...this.#state, ...next };
    if (state.problem === undefined) delete state.problem;
    if (isSame(state, this.#state)) return;
    this.#state = state;
    this.#tell();
  }

  #showHowFar(): void {
    if (this.#isComplete) this.#show({ state: 'complete' });
    else if (this.store.hasRows) this.#show({ state: 'recent' });
    else if (!this.#isReached) this.#show({ state: 'unreachable' });
    else this.#show({ state: 'opening' });
  }

  #showUnsaved(): void {
    const waiting = this.#outbox.waiting.filter(({ id }) => !this.#saver.has(id)).length + this.#saver.size;
    const refusals = this.#outbox.refusals;
    const unsaved = { waiting, refusals, isUnpaid: this.#isUnpaid && waiting > 0 };
    if (isSame(unsaved, this.#unsaved)) return;
    this.#unsaved = unsaved;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** See `perform` in perform.ts. */
  perform(mutation: Mutation): Promise<void> {
    return this.#saver.perform(mutation);
  }

  /** Tries for as long as `limit` milliseconds to send what waits. Answers how much the server does not have. */
  async settle(limit: number): Promise<number> {
    const end = Date.now() + limit;
    this.#outboxChanged();
    const isWaiting = (): boolean => this.#unsaved.waiting > 0 && !this.#unsaved.isUnpaid && !this.#isClosed;
    while (isWaiting() && Date.now() < end) {
      await new Promise<void>((resume) => {
        const stop = this.subscribe(resume);
        setTimeout(() => {
          stop();
          resume();
        }, 100);
      });
    }
    return this.#outbox.unsaved + this.#saver.size;
  }

  /** Sends a refused write once more, or `instead`, another one that says the same. @throws the browser's error */
  async retry(id: string, instead?: OutgoingMutation & { id: string }): Promise<void> {
    const write = await this.#outbox.retry(id, instead);
    if (write) this.store.applyUpdate({ id: write.id, changes: write.changes });
    this.#showUnsaved();
    this.#outboxChanged();
  }

  /** Gives up a refused write. @throws the browser's error */
  async discard(id: string): Promise<void> {
    await this.#outbox.discard(id);
    this.#showUnsaved();
    this.#outboxChanged();
  }

  /**
   * Writes what is on the disk again, sealed as it is now, in the tab that leads: what waits at once, `rows` as they are
   * read from the server again. Resolves with true once that is done, at once with false in every other tab.
   */
  async sealAgain({ rows }: { rows: boolean }): Promise<boolean> {
    const sync = this.#sync;
    if (!sync || !this.#hasDisk) return false;
    await this.#outbox.sealAgain();
    if (!rows) return true;
    const isRead = sync.startOver();
    this.wake();
    await isRead;
    return true;
  }

  #outboxChanged(): void {
    this.#parts.tabs.tell({ type: 'outbox' });
    this.#backoff.wake();
  }
}
