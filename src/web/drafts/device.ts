import { createStore, del, set, values } from 'idb-keyval';
import { DATABASE_PREFIX } from '../session/device.ts';
import type { DraftHolds, DraftStorage, StoredDraft, TabMemory } from './keeper.ts';

const store = createStore(`${DATABASE_PREFIX}drafts`, 'drafts');

/** Drafts in IndexedDB. Sign-out empties it, the end of a session does not. */
export const deviceStorage: DraftStorage = {
  all: () => values<StoredDraft>(store),
  put: (draft) => set(draft.id, draft, store),
  remove: (id) => del(id, store),
};

const lettingGo = new Map<string, () => void>();

/** Holds by the browser's locks, which end with the tab, however it ends. Without locks every tab may hold. */
export const deviceHolds: DraftHolds = {
  hold: (id, patience) =>
    new Promise((answer) => {
      const locks: LockManager | undefined = navigator.locks;
      if (!locks) return answer(true);
      const options: LockOptions = patience
        ? { signal: AbortSignal.timeout(patience) }
        : { ifAvailable: true };
      const held = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (!lock) return undefined;
        return new Promise((letGo) => lettingGo.set(id, letGo));
      };
      locks.request(`growth-loop/draft/${id}`, options, held).catch(() => answer(false));
    }),
  letGo: (id) => {
    lettingGo.get(id)?.();
    lettingGo.delete(id);
  },
};

/** Remembers by session storage, which is one tab's own and outlives its reloads. It keeps ids, no text. */
export const tabMemory: TabMemory = {
  last: (kind) => sessionStorage.getItem(`draft ${kind}`),
  note: (kind, id) => sessionStorage.setItem(`draft ${kind}`, id),
};
