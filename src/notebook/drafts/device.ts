import { openDB } from 'idb';
import { openChannel, withLock } from '../../browser/between-tabs.ts';
import { DATABASE_PREFIX } from '../../browser/databases.ts';
import { tabStore } from '../../browser/web-storage.ts';
import { newId } from '../../kernel/ids.ts';
import { deviceDisk } from '../device-disk.ts';
import type { Disk, Transaction } from '../disk.ts';
import type {
  DraftAnswer,
  DraftLocks,
  DraftQuestion,
  DraftStorage,
  DraftTalk,
  StoredDraft,
  TabMemory,
} from './draft-store.ts';

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
    replace: (former, draft) =>
      disk.run(['drafts'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore('drafts');
        if ((await store.get(former.id))?.value === former.value) await store.put(draft);
      }),
    put: (draft) => write((transaction) => transaction.objectStore('drafts').put(draft)),
    remove: (id) => write((transaction) => transaction.objectStore('drafts').delete(id)),
  };
}

export const deviceStorage: DraftStorage = draftsOn(deviceDisk);

const releases = new Map<string, () => void>();

const nameOf = (id: string): string => `growth-loop/draft/${id}`;

/** How long another tab has to answer, in milliseconds; one that the browser has put to sleep never does. */
const ANSWER_WITHIN = 400;

type TabMessage =
  | { type: 'question'; number: string; id: string; question: DraftQuestion }
  | { type: 'answer'; number: string; answer: DraftAnswer };

const channel = openChannel('growth-loop/drafts');
const waiting = new Map<string, (answer: DraftAnswer) => void>();
let isAway = false;

function ask(id: string, question: DraftQuestion): Promise<DraftAnswer | undefined> {
  if (!channel) return Promise.resolve(undefined);
  const number = newId();
  const { promise, resolve } = Promise.withResolvers<DraftAnswer | undefined>();
  waiting.set(number, resolve);
  setTimeout(resolve, ANSWER_WITHIN);
  channel.postMessage({ type: 'question', number, id, question } satisfies TabMessage);
  return promise.finally(() => waiting.delete(number));
}

/** What tabs ask each other about drafts, in memory alone. */
export const deviceTalk: DraftTalk = {
  ask,
  answer: (answerTo) => {
    // A page that is being left has its draft no longer: the next one in this tab may be asking for it.
    addEventListener('pagehide', () => {
      isAway = true;
    });
    addEventListener('pageshow', () => {
      isAway = false;
    });
    channel?.addEventListener('message', async ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'answer') return waiting.get(data.number)?.(data.answer);
      const answer = isAway ? undefined : await answerTo(data.id, data.question);
      if (answer) channel.postMessage({ type: 'answer', number: data.number, answer } satisfies TabMessage);
    });
  },
};

/** Where there are no locks, the other tabs say themselves what they have. */
const acquireByAsking = async (id: string): Promise<boolean> => (await ask(id, 'give')) !== 'kept';

const acquireWith = (id: string, options: LockOptions): Promise<boolean> =>
  new Promise((answer) => {
    const acquired = (lock: Lock | null): Promise<void> => {
      answer(lock !== null);
      if (!lock) return Promise.resolve();
      return new Promise((release) => releases.set(id, release));
    };
    const without = async (): Promise<void> => answer(await acquireByAsking(id));
    withLock(nameOf(id), options, acquired, without).catch(() => answer(false));
  });

/** The browser's own locks, which end with the tab, however it ends. */
export const deviceLocks: DraftLocks = {
  acquire: (id, timeout) =>
    acquireWith(id, timeout ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }),
  isHeld: async (id) => {
    try {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === nameOf(id));
    } catch {
      return (await ask(id, 'has')) !== undefined;
    }
  },
  release: (id) => {
    releases.get(id)?.();
    releases.delete(id);
  },
};

/** Before the id of a draft that is only found. */
const FOUND = 'found ';

/** Session storage, which is one tab's own and outlives its reloads. It keeps ids, no text. */
export const tabMemory: TabMemory = {
  last: (kind) => {
    const noted = tabStore.get(`draft ${kind}`);
    if (noted === null) return undefined;
    return noted.startsWith(FOUND)
      ? { id: noted.slice(FOUND.length), isFound: true }
      : { id: noted, isFound: false };
  },
  note: (kind, { id, isFound }) => tabStore.set(`draft ${kind}`, isFound ? FOUND + id : id),
};
