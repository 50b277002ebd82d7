/*
 * Holds the key that seals and opens a person's writing in this browser. The key cannot be exported, is kept in
 * IndexedDB under the user id so that reading and writing go on offline, and is wiped at sign-out.
 */
import { deriveEntryKey, fromBase64, NOT_READY } from '../kernel/seal.ts';
import { call } from './call.ts';
import { askKeys, orUndefined } from './key-store.ts';
import { currentSession } from './state.ts';

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
