/*
 * The files of one person in one tab: keeps and reads them, says what is on its way, and sends and fetches in the tab that
 * leads. It rests until something happens, and after a failure for longer and longer.
 */
import { isFull } from '../../browser/database.ts';
import type { Store } from '../../browser/store.ts';
import { originalBytes } from '../../kernel/seal/file-sizes.ts';
import { RetryBackoff, type Waits } from '../../notebook/retry-backoff.ts';
import type { Tabs } from '../../notebook/tabs.ts';
import { NotKept } from './errors.ts';
import type { FileDisk, StoredFile } from './file-disk.ts';
import type { FileServer } from './file-server.ts';
import type { FileState, FileStates } from './file-states.ts';
import type { NamedFiles } from './named-files.ts';
import { Previews } from './previews.ts';
import { FileReading } from './reading.ts';
import { hasRoom, makeAllRoom, makeRoom, type Storage } from './room.ts';
import { type GivenFile, type SealedFile, sealFile } from './sealed-file.ts';
import { Sending } from './sending.ts';

export type FileNews =
  /** What keeps a file has changed; undefined when nothing does any more. */
  | { type: 'state'; file: string; state: FileState | undefined }
  /** There may be something to send. */
  | { type: 'wake' };

export interface DeviceFilesParts {
  userId: string;
  disk: FileDisk;
  tabs: Tabs<FileNews>;
  server: FileServer;
  named: () => NamedFiles;
  states: Store<FileStates>;
  /** Whether the line may be used now. */
  mayUse: () => boolean;
  /** What the browser says of its storage, if it says something. */
  storage: () => Promise<Storage | undefined>;
  /** In milliseconds since 1970. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  waits?: Waits;
}

/** In milliseconds. What was refused is tried once a day; what happens wakes it at once. */
const WAITS: Waits = { every: 86_400_000, first: 2000, longest: 1_800_000 };

const isSame = (one: FileState | undefined, other: FileState | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export class DeviceFiles {
  readonly #parts: DeviceFilesParts;
  readonly #closing = new AbortController();
  readonly #backoff: RetryBackoff;
  readonly #reading: FileReading;
  #isLeading = false;

  constructor(parts: DeviceFilesParts) {
    this.#parts = parts;
    const { disk, userId, server, now, random, waits = WAITS } = parts;
    const { signal } = this.#closing;
    this.#backoff = new RetryBackoff({ signal, random, waits });
    const keptOriginal = (): void => void this.#makeRoom().catch(() => undefined);
    this.#reading = new FileReading({ disk, userId, server, signal, now, keptOriginal });
  }

  /** Shows what is on its way, and sends and fetches once this tab leads, until `close`. */
  open(): void {
    const { tabs } = this.#parts;
    tabs.hear((news) => {
      if (news.type === 'state') this.#show(news.file, news.state);
      else if (this.#isLeading) this.#backoff.wake();
    });
    void this.#showUnsent().catch(() => undefined);
    tabs.lead(() => this.#lead());
  }

  close(): void {
    this.#closing.abort();
    this.#parts.tabs.close();
    this.#parts.states.set(new Map());
    this.#parts.disk.close();
  }

  /** There may be something to send or to fetch, or the line is another. */
  wake(): void {
    if (this.#isLeading) this.#backoff.wake();
    else this.#parts.tabs.tell({ type: 'wake' });
  }

  /** See files.ts. @throws NotKept */
  async keep(given: GivenFile): Promise<SealedFile['shape']> {
    const { userId, now } = this.#parts;
    const { shape, pieces } = await sealFile(given, userId);
    const here = originalBytes(shape);
    const stored: StoredFile = {
      ...{ ...shape, user_id: userId, state: 'unsent', here, has_preview: shape.preview_bytes > 0 },
      ...{ used_at: now(), refused: null, retry_at: 0, unnamed_since: null, was_named: false },
    };
    await this.#keepOrMakeRoom(stored, pieces);
    this.#tell(shape.file, { is: 'waiting' });
    this.wake();
    return shape;
  }

  async #keepOrMakeRoom(stored: StoredFile, pieces: SealedFile['pieces']): Promise<void> {
    const { disk, userId } = this.#parts;
    const keep = async (): Promise<void> => {
      // The device may just have been emptied.
      this.#closing.signal.throwIfAborted();
      await disk.keep(stored, pieces);
    };
    try {
      await keep().catch(async (error: unknown) => {
        if (!isFull(error) || !(await makeAllRoom(disk, userId))) throw error;
        await keep();
      });
    } catch (error) {
      throw new NotKept(isFull(error) ? 'full' : 'refused', error);
    }
  }

  get reading(): FileReading {
    return this.#reading;
  }

  /** How many files are only on this device. @throws the browser's error */
  async countUnsent(): Promise<number> {
    const unsent = await this.#parts.disk.unsent(this.#parts.userId);
    return unsent.filter(({ unnamed_since }) => unnamed_since === null).length;
  }

  /** Tries for at most so many milliseconds to send what waits. Answers how many files are still only here. */
  async settle(limit: number): Promise<number> {
    const end = Date.now() + limit;
    this.wake();
    const isOnItsWay = (): boolean =>
      this.#parts.mayUse() && [...this.#parts.states.get().values()].some(({ is }) => is !== 'refused');
    while (isOnItsWay() && Date.now() < end) await new Promise((resume) => setTimeout(resume, 50));
    return this.countUnsent();
  }

  /** Tries what was refused now. @throws the browser's error */
  async sendAgain(): Promise<void> {
    const { disk, userId } = this.#parts;
    for (const { file, refused } of await disk.unsent(userId)) {
      if (refused !== null) await disk.change(userId, file, { refused: null, retry_at: 0 });
    }
    this.wake();
  }

  /** @throws the browser's error */
  async forget(file: string): Promise<void> {
    await this.#parts.disk.forget(this.#parts.userId, file);
    this.#tell(file, undefined);
  }

  async #showUnsent(): Promise<void> {
    const { disk, userId } = this.#parts;
    for (const { file, refused, unnamed_since } of await disk.unsent(userId)) {
      const state: FileState = refused === null ? { is: 'waiting' } : { is: 'refused', reason: refused };
      if (unnamed_since === null) this.#show(file, state);
    }
  }

  #show(file: string, state: FileState | undefined): boolean {
    const { states } = this.#parts;
    if (this.#closing.signal.aborted || isSame(states.get().get(file), state)) return false;
    const next = new Map(states.get());
    if (state) next.set(file, state);
    else next.delete(file);
    states.set(next);
    return true;
  }

  #tell(file: string, state: FileState | undefined): void {
    if (this.#show(file, state)) this.#parts.tabs.tell({ type: 'state', file, state });
  }

  async #lead(): Promise<void> {
    const { signal } = this.#closing;
    const { disk, userId, server, named, mayUse, now, storage } = this.#parts;
    this.#isLeading = true;
    const shared = { disk, userId, server, named, mayUse, now, signal };
    const sending = new Sending({ ...shared, tell: (file, state) => this.#tell(file, state) });
    const previews = new Previews({ ...shared, hasRoom: async () => hasRoom(await storage()) });
    await disk.forgetOthers(userId).catch(() => undefined);
    for (let failures = 0; !signal.aborted; ) {
      this.#backoff.begin();
      const isDone = await this.#round(sending, previews);
      failures = isDone ? 0 : failures + 1;
      await this.#backoff.afterTry(failures);
    }
  }

  /** Answers false when something is to be tried again soon. */
  async #round(sending: Sending, previews: Previews): Promise<boolean> {
    try {
      const isDone = await sending.round();
      await previews.round();
      return isDone;
    } catch {
      return false;
    }
  }

  async #makeRoom(): Promise<void> {
    const { disk, userId, storage } = this.#parts;
    await makeRoom(disk, userId, await storage());
  }
}
