import { createStore, del, set, values } from 'idb-keyval';
import { DATABASE_PREFIX } from '../session/device.ts';
import type { DraftLocks, DraftStorage, StoredDraft, TabMemory } from './keeper.ts';

const store = createStore(`${DATABASE_PREFIX}drafts`, 'drafts');

/** Drafts in IndexedDB. Sign-out empties it, the end of a session does not. */
export const deviceStorage: DraftStorage = {
  all: () => values<StoredDraft>(store),
  put: (draft) => set(draft.id, draft, store),
  remove: (id) => del(id, store),
};

const releases = new Map<string, () => void>();

const browserLocks = (): LockManager | undefined => navigator.locks;
const nameOf = (id: string): string => `growth-loop/draft/${id}`;

const acquireWith = (id: string, options: LockOptions): Promise<boolean> =>
  new Promise((answer) => {
    const locks = browserLocks();
    if (!locks) return answer(true);
    const acquired = (lock: Lock | null): Promise<void> | undefined => {
      answer(lock !== null);
      if (!lock) return undefined;
      return new Promise((release) => releases.set(id, release));
    };
    locks.request(nameOf(id), options, acquired).catch(() => answer(false));
  });

/** The browser's own locks, which end with the tab, however it ends. Without them every tab gets every draft. */
export const deviceLocks: DraftLocks = {
  acquire: (id, timeout) =>
    acquireWith(id, timeout ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }),
  acquireAfter: (id, signal) => acquireWith(id, { signal }),
  isHeld: async (id) => {
    const { held = [] } = (await browserLocks()?.query()) ?? {};
    return held.some(({ name }) => name === nameOf(id));
  },
  release: (id) => {
    releases.get(id)?.();
    releases.delete(id);
  },
};

/** Session storage, which is one tab's own and outlives its reloads. It keeps ids, no text. */
export const tabMemory: TabMemory = {
  last: (kind) => sessionStorage.getItem(`draft ${kind}`),
  note: (kind, id) => sessionStorage.setItem(`draft ${kind}`, id),
};
