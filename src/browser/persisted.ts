import type { localStore } from './web-storage.ts';

/** A value that web storage keeps as JSON. */
export interface Persisted<T> {
  /** What is stored now; undefined where that is nothing, or nothing of the value's shape. */
  get: () => T | undefined;
  set: (value: T) => void;
  remove: () => void;
  /** Calls `listener` when another tab has changed or removed it in local storage. Returns how to stop. */
  watch: (listener: () => void) => () => void;
}

/**
 * A value under a key of local or session storage. An older release, an extension or the person may have written
 * anything there: `parse` returns undefined for what is not of the value's shape, and may throw. Nothing else throws,
 * also where the browser refuses to store.
 */
export const persisted = <T>(
  storage: typeof localStore,
  key: string,
  parse: (stored: unknown) => T | undefined,
): Persisted<T> => ({
  get: () => {
    try {
      const stored = storage.get(key);
      return stored === null ? undefined : parse(JSON.parse(stored));
    } catch {
      return undefined;
    }
  },
  set: (value) => storage.set(key, JSON.stringify(value)),
  remove: () => storage.remove(key),
  watch: (listener) => {
    // Without a key, everything was removed.
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
});
