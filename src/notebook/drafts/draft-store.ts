/*
 * Keeps unfinished writing, so that no reload, crash or closed tab loses a word.
 *
 * Each piece of writing is a draft of its own. A tab locks the drafts it writes to, and no other tab touches a
 * locked draft, so two tabs can never overwrite each other's text. A tab remembers which draft is its own, and gets it
 * back after a reload. A draft whose tab is gone waits: a tab that has none of its kind yet finds it, and gives it back
 * should its own tab return before anything is written here. Every other tab only offers it. Only the person, or the
 * server's word that the text is saved, removes it.
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
  /** Puts it in the place of what stands there, unless that has changed meanwhile: another tab may write to it. */
  replace(former: StoredDraft, draft: StoredDraft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Which tab writes to which draft. A tab that ends releases everything by itself. */
export interface DraftLocks {
  /** Answers false when another tab has the draft and keeps it for as long as `timeout`, in milliseconds. */
  acquire(id: string, timeout: number): Promise<boolean>;
  /** Whether a tab has the draft, this one or another. */
  isHeld(id: string): Promise<boolean>;
  release(id: string): void;
}

export type DraftQuestion = 'give' | 'has';
export type DraftAnswer = 'given' | 'kept';

/** What tabs ask each other about a draft. */
export interface DraftTalk {
  /** Asks the tab that has the draft; undefined when none answers in time. */
  ask(id: string, question: DraftQuestion): Promise<DraftAnswer | undefined>;
  /** Registers who answers the other tabs: undefined for a draft that this tab has not. */
  answer(answerTo: (id: string, question: DraftQuestion) => Promise<DraftAnswer | undefined>): void;
}

/** A draft as its tab remembers it. */
export interface NotedDraft {
  id: string;
  /** It is another tab's, which was gone; nothing was written to it here. */
  isFound: boolean;
}

/** Which draft of a kind this tab had last, also before it was reloaded. */
export interface TabMemory {
  last(kind: string): NotedDraft | undefined;
  note(kind: string, draft: NotedDraft): void;
}

export interface DraftSeal {
  /** Seals the text of the draft `id`. Rejects while there is no key yet. */
  seal(id: string, text: string): Promise<Pick<StoredDraft, 'value' | 'format'>>;
  /** Rejects when the value cannot be opened. */
  open(draft: Pick<StoredDraft, 'id' | 'value' | 'format'>): Promise<string>;
}

export interface DraftStoreParts {
  storage: DraftStorage;
  locks: DraftLocks;
  tab: TabMemory;
  talk: DraftTalk;
  sealing: DraftSeal;
  newId: () => string;
  clock: () => Date;
}

/** A draft that a page of this tab writes to; `text` is undefined when nothing was written yet. */
export interface AcquiredDraft {
  id: string;
  text: string | undefined;
}

/** How a page asks for its draft. */
export interface Taking {
  /** Its pages offer what other tabs left: a tab that has written the kind before finds nothing by itself. */
  isOffered?: boolean | undefined;
  /** Called when the draft goes back to its own tab. */
  onGivenBack?: (() => void) | undefined;
}

/** A draft that this tab does not have. */
export interface DraftElsewhere {
  id: string;
  text: string;
  /** UTC ISO instant of the last write. */
  savedAt: string;
  /** Whether another tab has it open; otherwise its tab is gone. */
  isOpen: boolean;
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
  /** It is another tab's, which was gone; nothing was written to it here. */
  isFound: boolean;
  /** When somebody wrote to it last, as a UTC ISO instant; now, where that is not noted. */
  savedAt?: string | undefined;
  onGivenBack?: (() => void) | undefined;
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

/** What a tab notes that gave back what it had found: it may find another. */
const NONE_YET: NotedDraft = { id: '', isFound: true };
/** What a tab notes whose draft another one keeps. */
const ANOTHER_TABS: NotedDraft = { id: '', isFound: false };

const noop = (): void => undefined;

export class DraftStore {
  readonly #parts: DraftStoreParts;
  readonly #mine = new Map<string, Mine>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** The last look for a draft of each kind. */
  readonly #looking = new Map<string, Promise<void>>();
  /** What has gone back to its own tab. */
  readonly #givenBack = new Set<string>();

  constructor(parts: DraftStoreParts) {
    this.#parts = parts;
    parts.talk.answer((id, question) => this.#answer(id, question));
  }

  /**
   * The tab's own draft of the kind; else, unless this tab has one elsewhere or only offers what others left, the newest
   * that nobody is writing to; else a new one. One look of a kind comes after the other: a page that was left while it
   * waited for its draft gives it back, as soon as this resolves, before the next page looks.
   */
  take(userId: string, kind: string, taking: Taking = {}): Promise<AcquiredDraft> {
    const before = this.#looking.get(kind) ?? Promise.resolve();
    const taken = before.then(() => this.#take(userId, kind, taking));
    this.#looking.set(kind, taken.then(noop, noop));
    return taken;
  }

  async #take(userId: string, kind: string, { isOffered, onGivenBack }: Taking): Promise<AcquiredDraft> {
    const free = [...this.#mine.values()].filter(
      (draft) => !draft.inUse && !draft.held && draft.userId === userId && draft.kind === kind,
    );
    const last = this.#parts.tab.last(kind);
    const here = free.find(({ id }) => id === last?.id) ?? free.at(-1);
    if (here) return Object.assign(here, { inUse: true, onGivenBack });
    const stored = await this.#stored(userId, kind);
    const own = stored.find(({ id }) => id === last?.id);
    const finds = !own && (!isOffered || last === undefined || last.isFound);
    const taken = own ? await this.#takeOwn(own, last?.isFound) : finds && (await this.#find(stored));
    if (!taken) return this.begin(userId, kind);
    return Object.assign(taken, { onGivenBack });
  }

  /** A new, empty draft. The tab notes it once something is written: until then it remembers the one before. */
  begin(userId: string, kind: string): AcquiredDraft {
    const id = this.#parts.newId();
    void this.#parts.locks.acquire(id, 0);
    return this.#have({ id, userId, kind, text: undefined });
  }

  #have(draft: Pick<Mine, 'id' | 'userId' | 'kind' | 'text'> & Partial<Mine>): Mine {
    const mine = { inUse: true, held: false, dirty: false, isFound: false, ...draft };
    this.#mine.set(mine.id, mine);
    return mine;
  }

  /** Nothing when another tab keeps it: the person went on with it there, or this tab is a duplicate of that one. */
  async #takeOwn(own: StoredDraft, isFound = false): Promise<Mine | undefined> {
    const { locks, tab, talk } = this.#parts;
    const { id, kind } = own;
    if (this.#mine.has(id)) return undefined;
    if (!(await locks.acquire(id, 0))) {
      const asked = talk.ask(id, 'give');
      const isFree = await locks.acquire(id, LOCK_TIMEOUT);
      const answer = isFree ? undefined : await asked;
      if (answer === 'kept') tab.note(kind, ANOTHER_TABS);
      if (!isFree && !(answer === 'given' && (await locks.acquire(id, LOCK_TIMEOUT)))) return undefined;
    }
    return this.#opened(own, { isFound });
  }

  /** The newest that nobody has. */
  async #find(stored: StoredDraft[]): Promise<Mine | undefined> {
    for (const draft of stored) {
      const { id } = draft;
      if (this.#mine.has(id) || this.#givenBack.has(id)) continue;
      if (!(await this.#parts.locks.acquire(id, 0))) continue;
      const found = await this.#opened(draft, { isFound: true });
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Has the draft, whose lock this tab has acquired, as it is from then on: it may have been written to since it was
   * seen. Nothing, and the lock is released, when it is gone or cannot be opened.
   */
  async #opened(
    seen: Pick<StoredDraft, 'id' | 'kind' | 'user_id'>,
    { isFound }: { isFound: boolean },
  ): Promise<Mine | undefined> {
    const { locks, sealing, tab } = this.#parts;
    const { id, kind, user_id: userId } = seen;
    const draft = (await this.#stored(userId, kind)).find((stored) => stored.id === id);
    const text = draft && (await sealing.open(draft).catch(() => undefined));
    if (this.#mine.has(id)) return undefined;
    if (text === undefined) {
      locks.release(id);
      return undefined;
    }
    tab.note(kind, { id, isFound });
    return this.#have({ id, userId, kind, text, savedAt: draft?.saved_at, isFound });
  }

  async #answer(id: string, question: DraftQuestion): Promise<DraftAnswer | undefined> {
    const draft = this.#mine.get(id);
    if (!draft) return undefined;
    if (question === 'has' || !draft.isFound) return 'kept';
    await this.flush();
    // Somebody may just have written to it.
    if (!draft.isFound || this.#mine.get(id) !== draft) return 'kept';
    this.#givenBack.add(id);
    this.#mine.delete(id);
    const { locks, tab } = this.#parts;
    if (tab.last(draft.kind)?.id === id) tab.note(draft.kind, NONE_YET);
    locks.release(id);
    if (draft.inUse) draft.onGivenBack?.();
    return 'given';
  }

  /** The drafts of the kind that this tab does not have, newest first. */
  async elsewhere(userId: string, kind: string): Promise<DraftElsewhere[]> {
    const others = (await this.#stored(userId, kind)).filter(({ id }) => !this.#mine.has(id));
    const found = others.map(async (draft): Promise<DraftElsewhere[]> => {
      const { id, saved_at: savedAt } = draft;
      const isOpen = await this.#parts.locks.isHeld(id);
      const text = await this.#parts.sealing.open(draft).catch(() => undefined);
      return text === undefined ? [] : [{ id, text, savedAt, isOpen }];
    });
    return (await Promise.all(found)).flat();
  }

  /** A draft whose tab is gone becomes this tab's own, as the person asks; nothing when another tab has it again. */
  async takeOver(userId: string, kind: string, id: string): Promise<AcquiredDraft | undefined> {
    if (this.#mine.has(id) || !(await this.#parts.locks.acquire(id, 0))) return undefined;
    return this.#opened({ id, kind, user_id: userId }, { isFound: false });
  }

  /** The person's drafts on this device, newest first. */
  async #stored(userId: string, kind?: string): Promise<StoredDraft[]> {
    const all = await this.#parts.storage.all().catch(() => []);
    return all
      .filter((draft) => draft.user_id === userId && (kind === undefined || draft.kind === kind))
      .sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1));
  }

  /**
   * Notes what an acquired draft says now; undefined when it says nothing. The device has it within moments. What
   * somebody writes to makes the draft this tab's own; what the page notes in it by itself does not.
   */
  write(id: string, text: string | undefined, { bySomebody = true } = {}): void {
    const draft = this.#mine.get(id);
    if (!draft) return;
    if (bySomebody && text !== undefined) this.#makeOwn(draft);
    if (draft.text === text) return;
    draft.text = text;
    draft.dirty = true;
    if (bySomebody) draft.savedAt = undefined;
    this.#writeIn(WRITE_AFTER);
  }

  #makeOwn(draft: Mine): void {
    const { id, kind } = draft;
    draft.isFound = false;
    const last = this.#parts.tab.last(kind);
    if (last?.id !== id || last.isFound) this.#parts.tab.note(kind, { id, isFound: false });
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
      const sealed = await sealing.seal(id, text);
      if (!this.#mine.has(id)) return;
      const saved_at = draft.savedAt ?? clock().toISOString();
      const { userId: user_id, kind } = draft;
      await storage.put({ id, user_id, kind, ...sealed, saved_at });
    }
    // Removed while it was being written: what came late goes as well.
    if (!this.#mine.has(id)) await storage.remove(id);
    if (draft.text === text) draft.dirty = false;
  }

  /** Keeps a draft from being handed out, while a write is under way that ends it; `held` false when it did not. */
  hold(id: string, held: boolean): void {
    const draft = this.#mine.get(id);
    if (!draft) return;
    draft.held = held;
    draft.isFound = false;
  }

  /** A page stops writing to a draft: it stays, for whoever asks for its kind next. */
  release(id: string): void {
    const draft = this.#mine.get(id);
    if (!draft) return;
    draft.inUse = false;
    draft.onGivenBack = undefined;
    if (draft.text === undefined) void this.remove(id);
    else void this.flush();
  }

  /** Its text is safe elsewhere, or not wanted any more. */
  async remove(id: string): Promise<void> {
    this.#mine.delete(id);
    await this.#parts.storage.remove(id).catch(() => undefined);
    this.#parts.locks.release(id);
  }

  /** Writes the person's drafts to the device again, sealed as it is now; one that cannot be opened stays as it is. */
  async sealAgain(userId: string): Promise<void> {
    const { storage, sealing } = this.#parts;
    for (const draft of this.#mine.values()) draft.dirty = draft.text !== undefined;
    await this.flush();
    for (const draft of await this.#stored(userId)) {
      if (this.#mine.has(draft.id)) continue;
      const text = await sealing.open(draft).catch(() => undefined);
      if (text === undefined) continue;
      const sealed = { ...draft, ...(await sealing.seal(draft.id, text)) };
      await storage.replace(draft, sealed);
    }
  }

  /** How many drafts of the person, of one kind or of all, this device holds, in this tab's memory too. */
  async count(userId: string, kind?: string): Promise<number> {
    await this.flush();
    const inMemory = [...this.#mine.values()].filter(
      (draft) =>
        draft.userId === userId && draft.text !== undefined && (kind === undefined || draft.kind === kind),
    );
    const stored = await this.#stored(userId, kind);
    return new Set([...inMemory, ...stored].map(({ id }) => id)).size;
  }
}
