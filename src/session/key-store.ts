/*
 * The database of keys on this device. They are kept under the person's user id, and are wiped at sign-out.
 */
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { KEY_DATABASE } from '../browser/databases.ts';

const STORE = 'entry';

/**
 * Asks one thing of the database of keys, and leaves it: whoever wipes the device must not have to wait for it, nor for
 * a page that is put away meanwhile, so it is committed with what is asked.
 */
export async function askKeys<Mode extends 'readonly' | 'readwrite', T>(
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

/** A browser that keeps no databases, as some do in private windows, has kept nothing. */
export async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
