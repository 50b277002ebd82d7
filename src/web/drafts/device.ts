import { openDB } from 'idb';
import { deviceDisk } from '../local/device-disk.ts';
import type { Disk, Transaction } from '../local/disk.ts';
import { DATABASE_PREFIX } from '../session/device.ts';
import { tabStore } from '../web-storage.ts';
import type { DraftLocks, DraftStorage, StoredDraft, TabMemory } from './keeper.ts';

/** Where drafts lay before they shared a database with the notebook. */
const FORMER = `${DATABASE_PREFIX}drafts`;

/** Brings the drafts of an earlier build over, once. @throws the browser's error */
async function carryOver(disk: Disk): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (!databases.some(({ name }) => name === FORMER)) return;
  const former = await openDB(FORMER);
  const hasDrafts = former.objectStoreNames.contains('drafts');
  const drafts: StoredDraft[] = hasDrafts ? await former.getAll('drafts') : [];
  await disk.run(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts');
    for (const draft of drafts) if (!(await store.getKey(draft.id))) await store.put(draft);
  });
  if (hasDrafts) await former.clear('drafts');
  // Emptied, not deleted: while a tab of the earlier build holds it open, a deletion would keep everyone waiting.
  former.close();
}

/** Drafts in the notebook's database. Sign-out empties it, the end of a session does not. */
export function draftsOn(disk: Disk): DraftStorage {
  let carried: Promise<void> | undefined;
  // Committed with what is asked: from there on it needs nothing more of the page, which may just be left.
  const write = (ask: (transaction: Transaction<'readwrite'>) => Promise<unknown>): Promise<void> =>
    disk.run(['drafts'], 'readwrite', async (transaction) => {
      const asked = ask(transaction);
      transaction.commit();
      await asked;
    });
  return {
    all: async () => {
      carried ??= carryOver(disk);
      await carried.catch(() => {
        carried = undefined;
      });
      return disk.run(['drafts'], 'readonly', (transaction) => transaction.objectStore('drafts').getAll());
    },
    put: (draft) => write((transaction) => transaction.objectStore('drafts').put(draft)),
    remove: (id) => write((transaction) => transaction.objectStore('drafts').delete(id)),
  };
}

export const deviceStorage: DraftStorage = draftsOn(deviceDisk);

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
  last: (kind) => tabStore.get(`draft ${kind}`),
  note: (kind, id) => tabStore.set(`draft ${kind}`, id),
};
