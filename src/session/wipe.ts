import { DATABASE_PREFIX } from '../browser/databases.ts';

const LEFT = 'left=1';
/** Browsers take it over TLS alone, and from this host: nobody on the way, and no neighboring site, can sign people out. */
const SECURE_LEFT = '__Host-left=1';

/**
 * Signing out without a network cannot reach the cookie of the session. This mark, a cookie without a secret,
 * keeps the device signed out until the server has heard of it.
 */
export const markLeft = () => writeMark(isOverTls() ? SECURE_LEFT : LEFT, 31_536_000);

export function unmarkLeft(): void {
  // Also the one that an earlier release has left.
  writeMark(LEFT, 0);
  if (isOverTls()) writeMark(SECURE_LEFT, 0);
}

const isOverTls = (): boolean => location.protocol === 'https:';

function writeMark(mark: string, seconds: number): void {
  const secure = isOverTls() ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the mark must be there before the page is left.
  document.cookie = `${mark}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export const isMarkedLeft = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie === LEFT || cookie === SECURE_LEFT);

/**
 * Empties the app's databases whose name the test accepts, but for what belongs to somebody other than `userId`: the
 * sealed writing of a person whose session has ended waits for that person. They are cleared, not deleted: other tabs
 * hold them open.
 */
export async function clearDatabases(accepts: (name: string) => boolean, userId?: string): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = databases
    .map((database) => database.name ?? '')
    .filter((name) => name.startsWith(DATABASE_PREFIX));
  await Promise.allSettled(names.filter(accepts).map((name) => clearDatabase(name, userId)));
}

async function clearDatabase(name: string, userId: string | undefined): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = reject;
  });
  const stores = [...database.objectStoreNames];
  if (stores.length) await cleared(database.transaction(stores, 'readwrite'), stores, userId);
  database.close();
}

/** Stores of what the server has too: they are emptied at one stroke, whoever's it is. */
const COPIES = ['meta', 'chunks'];

const isOthers = (row: { user_id?: string }, userId: string | undefined): boolean =>
  (row.user_id ?? userId) !== userId;

function cleared(transaction: IDBTransaction, stores: string[], userId: string | undefined): Promise<void> {
  for (const store of stores) {
    if (COPIES.includes(store)) {
      transaction.objectStore(store).clear();
      continue;
    }
    const walk = transaction.objectStore(store).openCursor();
    walk.onsuccess = () => {
      const row = walk.result;
      if (row && !isOthers(row.value, userId)) row.delete();
      row?.continue();
    };
  }
  // It cannot go on in a page that is put away, and WebKit would keep it open, and every other page waiting for it.
  const giveUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) transaction.abort();
  };
  addEventListener('pagehide', giveUp);
  return new Promise((resolve) => {
    transaction.oncomplete = transaction.onabort = () => {
      removeEventListener('pagehide', giveUp);
      resolve();
    };
  });
}
