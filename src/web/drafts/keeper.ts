/*
 * Keeps unfinished writing, so that no reload, crash or closed tab loses a word.
 *
 * Each piece of writing is a draft of its own. A tab locks the drafts it writes to, and no other tab touches a
 * locked draft, so two tabs can never overwrite each other's text. A draft whose tab is gone waits for the
 * next tab that asks for its kind. Only the person, or the server's word that the text is saved, removes it.
 */

/** A draft as the device keeps it: `value` is sealed, everything else says only whose and how old it is. */
export interface StoredDraft {
  id: string;
  user_id: string;
  kind: string;
  value: string;
  format: number;
  /** UTC ISO instant of the last write. */
  saved_at: string;
}

export interface DraftStorage {
  all(): Promise<StoredDraft[]>;
  put(draft: StoredDraft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Which tab writes to which draft. A tab that ends releases everything by itself. */
export interface DraftLocks {
  /** Answers false when another tab has the draft and keeps it for as long as `timeout`, in milliseconds. */
  acquire(id: string, timeout: number): Promise<boolean>;
  /** Answers true once no other tab has the draft any more, false when the signal ended the waiting. */
  acquireAfter(id: string, signal: AbortSignal): Promise<boolean>;
  /** Whether a tab has the draft, this one or another. */
  isHeld(id: string): Promise<boolean>;
  release(id: string): void;
}

/** Which draft of a kind this tab wrote to last, also before it was reloaded. */
export interface TabMemory {
  last(kind: string): string | null;
  note(kind: string, id: string): void;
}

export interface DraftSeal {
  format: number;
  /** Seals the text of the draft `id`. Rejects while there is no key yet. */
  seal(id: string, text: string): Promise<string>;
  /** Rejects when the value cannot be opened. */
  open(draft: Pick<StoredDraft, 'id' | 'value' | 'format'>): Promise<string>;
}

export interface KeeperParts {
  storage: DraftStorage;
  locks: DraftLocks;
  tab: TabMemory;
  sealing: DraftSeal;
  newId: () => string;
  clock: () => Date;
}

/** A draft that a page of this tab writes to; `text` is undefined when nothing was written yet. */
export interface AcquiredDraft {
  id: string;
  text: string | undefined;
}

interface Mine {
  id: string;
  userId: string;
  kind: string;
  text: string | undefined;
  /** Whether a page of this tab is writing to it. */
  inUse: boolean;
  /** Whether a write is under way that ends it: nobody is handed it meanwhile. */
  held: boolean;
  /** Whether the device holds less than `text`. */
  dirty: boolean;
}

/**
 * The longest that a keystroke waits before it is sealed and written, in milliseconds. A page that is torn down
 * gets no time to seal anything, so the wait is shorter than the next keystroke.
 */
const WRITE_AFTER = 20;
/** When the device or the key was not ready, it is tried again after this long, in milliseconds. */
const TRY_AGAIN_AFTER = 1000;
/** A reloaded page may have to wait for its own former self to release a draft, in milliseconds. */
const LOCK_TIMEOUT = 400;

const noop = (): void => undefined;

export class DraftKeeper {
  readonly #parts: KeeperParts;
  readonly #mine = new Map<string, Mine>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** The last look for a draft of each kind. */
  readonly #looking = new Map<string, Promise<void>>();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /**
   * The tab's own draft of the kind, else the newest that nobody is writing to, else a new one. One look of a kind
   * comes after the other: a page that was left while it waited for its draft gives it back, as soon as this resolves,
   * before the next page looks.
   */
  take(userId: string, kind: string): Promise<AcquiredDraft> {
    const before = this.#looking.get(kind) ?? Promise.resolve();
    const taken = before.then(() => this.#take(userId, kind));
    this.#looking.set(kind, taken.then(noop, noop));
    return taken;
  }

  async #take(userId: string, kind: string): Promise<AcquiredDraft> {
    const free = [...this.#mine.values()].filter(
      (draft) => !draft.inUse && !draft.held && draft.userId === userId && draft.kind === kind,
    );
    const last = this.#parts.tab.last(kind);
    const own = free.find(({ id }) => id === last) ?? free.at(-1);
    if (own) {
      own.inUse = true;
      return own;
    }
    return (await this.#takeLeft(userId, kind)) ?? this.begin(userId, kind);
  }

  /** A new, empty draft. */
  begin(userId: string, kind: string): AcquiredDraft {
    const id = this.#parts.newId();
    void this.#parts.locks.acquire(id, 0);
    return this.#receive({ id, userId, kind, text: undefined, inUse: true, held: false, dirty: false });
  }

  #receive(draft: Mine): AcquiredDraft {
    this.#mine.set(draft.id, draft);
    this.#parts.tab.note(draft.kind, draft.id);
    return draft;
  }

  async #takeLeft(userId: string, kind: string): Promise<AcquiredDraft | undefined> {
    const last = this.#parts.tab.last(kind);
    const kept = await this.#kept(userId, kind);
    const left = [...kept.filter(({ id }) => id === last), ...kept.filter(({ id }) => id !== last)];
    for (const [place, draft] of left.entries()) {
      const { id } = draft;
      if (this.#mine.has(id) || !(await this.#parts.locks.acquire(id, place === 0 ? LOCK_TIMEOUT : 0)))
        continue;
      const text = await this.#parts.sealing.open(draft).catch(() => undefined);
      if (text !== undefined && !this.#mine.has(id)) {
        return this.#receive({ id, userId, kind, text, inUse: true, held: false, dirty: false });
      }
      this.#parts.locks.release(id);
    }
    return undefined;
  }

  /** The newest draft of the kind that another tab is writing to, by its id. */
  async inOtherTab(userId: string, kind: string): Promise<string | undefined> {
    for (const { id } of await this.#kept(userId, kind)) {
      if (!this.#mine.has(id) && (await this.#parts.locks.isHeld(id))) return id;
    }
    return undefined;
  }

  /** Waits until the other tab has left the draft. Answers what it left, which is this tab's now; nothing when it is saved. */
  async takeAfter(id: string, signal: AbortSignal): Promise<AcquiredDraft | undefined> {
    const { locks, sealing, storage } = this.#parts;
    if (!(await locks.acquireAfter(id, signal))) return undefined;
    const kept = (await storage.all().catch(() => [])).find((draft) => draft.id === id);
    const text = kept && (await sealing.open(kept).catch(() => undefined));
    if (!kept || text === undefined) {
      locks.release(id);
      return undefined;
    }
    const draft = { id, userId: kept.user_id, kind: kept.kind, text, inUse: true, held: false, dirty: false };
    this.#mine.set(id, draft);
    return draft;
  }

  /** The tab writes to this one from now on. */
  adopt({ id }: AcquiredDraft): void {
    const draft = this.#mine.get(id);
    if (draft) this.#receive(draft);
  }

  /** The person's drafts on this device, newest first. */
  async #kept(userId: string, kind?: string): Promise<StoredDraft[]> {
    const all = await this.#parts.storage.all().catch(() => []);
    return all
      .filter((draft) => draft.user_id === userId && (kind === undefined || draft.kind === kind))
      .sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1));
  }

  /** Notes what an acquired draft says now; undefined when it says nothing. The device has it within moments. */
  write(id: string, text: string | undefined): void {
    const draft = this.#mine.get(id);
    if (!draft || draft.text === text) return;
    draft.text = text;
    draft.dirty = true;
    this.#writeIn(WRITE_AFTER);
  }

  #writeIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), milliseconds);
  }

  /** Writes everything at once. Resolves when it was tried; what failed is tried again by itself. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    const outcomes = await Promise.allSettled(
      [...this.#mine.values()].filter((draft) => draft.dirty).map((draft) => this.#writeOne(draft)),
    );
    if (outcomes.some((outcome) => outcome.status === 'rejected')) this.#writeIn(TRY_AGAIN_AFTER);
  }

  async #writeOne(draft: Mine): Promise<void> {
    const { storage, sealing, clock } = this.#parts;
    const { id, text } = draft;
    if (text === undefined) {
      await storage.remove(id);
    } else {
      const value = await sealing.seal(id, text);
      if (!this.#mine.has(id)) return;
      const saved_at = clock().toISOString();
      const { userId: user_id, kind } = draft;
      await storage.put({ id, user_id, kind, value, format: sealing.format, saved_at });
    }
    // Removed while it was being written: what came late goes as well.
    if (!this.#mine.has(id)) await storage.remove(id);
    if (draft.text === text) draft.dirty = false;
  }

  /** Keeps a draft from being handed out, while a write is under way that ends it; `held` false when it did not. */
  hold(id: string, held: boolean): void {
    const draft = this.#mine.get(id);
    if (draft) draft.held = held;
  }

  /** A page stops writing to a draft: it stays, for whoever asks for its kind next. */
  release(id: string): void {
    const draft = this.#mine.get(id);
    if (!draft) return;
    draft.inUse = false;
    if (draft.text === undefined) void this.remove(id);
    else void this.flush();
  }

  /** Its text is safe elsewhere, or not wanted any more. */
  async remove(id: string): Promise<void> {
    this.#mine.delete(id);
    await this.#parts.storage.remove(id).catch(() => undefined);
    this.#parts.locks.release(id);
  }

  /** How many drafts of the person, of one kind or of all, this device holds, in this tab's memory too. */
  async count(userId: string, kind?: string): Promise<number> {
    await this.flush();
    const inMemory = [...this.#mine.values()].filter(
      (draft) =>
        draft.userId === userId && draft.text !== undefined && (kind === undefined || draft.kind === kind),
    );
    const kept = await this.#kept(userId, kind);
    return new Set([...inMemory, ...kept].map(({ id }) => id)).size;
  }
}
