/** The databases of this app on this device; each part of the app names its own under this prefix. */
export const DATABASE_PREFIX = 'growth-loop/';
export const KEY_DATABASE = `${DATABASE_PREFIX}keys`;

const LEFT = 'left=1';

/**
 * Signing out without a network cannot reach the cookie of the session. This mark, a cookie without a secret,
 * keeps the device signed out until the server has heard of it.
 */
export const markLeft = () => writeMark(31_536_000);
export const unmarkLeft = () => writeMark(0);

function writeMark(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the mark must be there before the page is left.
  document.cookie = `${LEFT}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}

export const isMarkedLeft = (): boolean => document.cookie.split('; ').includes(LEFT);

/** Empties the app's databases whose name the test accepts. They are cleared, not deleted: other tabs hold them open. */
export async function clearDatabases(accepts: (name: string) => boolean): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = databases
    .map((database) => database.name ?? '')
    .filter((name) => name.startsWith(DATABASE_PREFIX));
  await Promise.allSettled(names.filter(accepts).map(clearDatabase));
}

async function clearDatabase(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length) await cleared(database.transaction(stores, 'readwrite'), stores);
  database.close();
}

function cleared(transaction: IDBTransaction, stores: string[]): Promise<void> {
  for (const store of stores) transaction.objectStore(store).clear();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
