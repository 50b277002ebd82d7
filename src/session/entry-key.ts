/*
 * Holds the key that seals and opens a person's writing in this browser. The key cannot be exported, is kept in
 * IndexedDB under the user id so that reading and writing go on offline, and is wiped at sign-out.
 */
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { KEY_DATABASE } from '../browser/databases.ts';
import { deriveEntryKey, fromBase64, NOT_READY } from '../kernel/seal.ts';
import { call } from './call.ts';
import { currentSession } from './state.ts';

const STORE = 'entry';

/**
 * Asks one thing of the database of keys, and leaves it: whoever wipes the device must not have to wait for it, nor for
 * a page that is put away meanwhile, so it is committed with what is asked.
 */
async function askKeys<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  ask: (keys: IDBPObjectStore<unknown, [typeof STORE], typeof STORE, Mode>) => Promise<T>,
): Promise<T> {
  const upgrade = (database: IDBPDatabase): void => void database.createObjectStore(STORE);
  const database = await openDB(KEY_DATABASE, 1, { upgrade });
  try {
    const transaction = database.transaction(STORE, mode);
    const asked = ask(transaction.store);
    transaction.commit();
    await transaction.done;
    return await asked;
  } finally {
    database.close();
  }
}

let cached: { userId: string; key: Promise<CryptoKey> } | undefined;

/** The person's entry key. Rejects with NOT_READY before the person is known, with ApiError when it cannot be fetched. */
export function entryKey(): Promise<CryptoKey> {
  const userId = currentSession().user?.id;
  if (!userId) return Promise.reject(new Error(NOT_READY));
  if (cached?.userId !== userId) {
    const key = storedOrFetchedKey(userId);
    cached = { userId, key };
    key.catch(() => {
      cached = undefined;
    });
  }
  return cached.key;
}

async function storedOrFetchedKey(userId: string): Promise<CryptoKey> {
  const kept: CryptoKey | undefined = await orUndefined(() =>
    askKeys('readonly', (keys) => keys.get(userId)),
  );
  if (kept) return kept;
  const { salt, user_id } = await call('GET /api/entry-key');
  if (user_id !== userId) throw new Error(NOT_READY);
  const key = await deriveEntryKey(userId, fromBase64(salt));
  await orUndefined(() => askKeys('readwrite', (keys) => keys.put(key, userId)));
  return key;
}

/** A browser that keeps no databases, as some do in private windows, fetches the salt again next time. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
