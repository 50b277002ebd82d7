/*
 * The database of keys on this device. They are kept under the person's user id, and are wiped at sign-out.
 */
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { KEY_DATABASE } from '../browser/databases.ts';

const STORE = 'entry';

const upgrade = (database: IDBPDatabase): void => void database.createObjectStore(STORE);

/**
 * Asks one thing of the database of keys, and leaves it: whoever wipes the device must not have to wait for it, nor for
 * a page that is put away meanwhile, so it is committed with what is asked.
 */
export async function askKeys<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  ask: (keys: IDBPObjectStore<unknown, [typeof STORE], typeof STORE, Mode>) => Promise<T>,
): Promise<T> {
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

/**
 * Changes what is kept under a name, in one transaction, so that no other tab changes it in between. What `change` answers
 * is kept; undefined changes nothing. Answers what is kept then.
 */
export async function changeKey<Value>(
  name: string,
  change: (present: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  const database = await openDB(KEY_DATABASE, 1, { upgrade });
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const present: Value | undefined = await transaction.store.get(name);
    const next = change(present);
    if (next !== undefined) await transaction.store.put(next, name);
    await transaction.done;
    return next ?? present;
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
