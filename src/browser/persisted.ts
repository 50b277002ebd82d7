import type { localStore } from './web-storage.ts';

/** A value that web storage keeps as JSON. */
export interface Persisted<T> {
  /** What is stored now; undefined where that is nothing, or nothing of the value's shape. */
  get: () => T | undefined;
  set: (value: T) => void;
  remove: () => void;
}

/**
 * A value under a key of local or session storage. An older release, an extension or the person may have written
 * anything there: only what passes `isValid` is returned. Nothing throws, also where the browser refuses to store.
 */
export const persisted = <T>(
  storage: typeof localStore,
  key: string,
  isValid: (stored: unknown) => stored is T,
): Persisted<T> => ({
  get: () => {
    try {
      // Where nothing is stored, nothing can be parsed.
      const value: unknown = JSON.parse(storage.get(key) ?? '');
      return isValid(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  set: (value) => storage.set(key, JSON.stringify(value)),
  remove: () => storage.remove(key),
});
