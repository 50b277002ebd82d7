/*
 * Holds the key that seals and opens a person's writing in this browser. The key cannot be exported, is kept in
 * IndexedDB under the user id so that reading and writing go on offline, and is wiped at sign-out.
 */
import { createStore, get, set } from 'idb-keyval';
import { deriveEntryKey, fromBase64, NOT_READY, openForReading, seal } from '../kernel/seal.ts';
import { call } from './api.ts';
import { KEY_DATABASE } from './session/device.ts';
import { currentSession } from './session/state.ts';

const store = createStore(KEY_DATABASE, 'entry');

let cached: { userId: string; key: Promise<CryptoKey> } | undefined;

/** The person's entry key. Rejects with NOT_READY before the person is known, with ApiError when it cannot be fetched. */
export function entryKey(): Promise<CryptoKey> {
  const userId = currentSession().user?.id;
  if (!userId) return Promise.reject(new Error(NOT_READY));
  if (cached?.userId !== userId) {
    const key = keptOrFetched(userId);
    cached = { userId, key };
    key.catch(() => {
      cached = undefined;
    });
  }
  return cached.key;
}

async function keptOrFetched(userId: string): Promise<CryptoKey> {
  const kept = await orNothing(() => get<CryptoKey>(userId, store));
  if (kept) return kept;
  const { salt, user_id } = await call('GET /api/entry-key');
  if (user_id !== userId) throw new Error(NOT_READY);
  const key = await deriveEntryKey(userId, fromBase64(salt));
  await orNothing(() => set(userId, key, store));
  return key;
}

/** A browser that keeps no databases, as some do in private windows, fetches the salt again next time. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Seals a text in the current format. @throws Error NOT_READY before the person is known */
export const sealText = async (text: string): Promise<string> => seal(await entryKey(), text);

/** Opens a stored value for showing; `format` is what its row says. Says WAITING without a key, UNREADABLE if it fails. */
export async function openText(value: string, format?: number | null): Promise<string> {
  const key = await entryKey().catch(() => undefined);
  return openForReading(key, value, format);
}
