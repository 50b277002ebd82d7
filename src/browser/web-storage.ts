/*
 * The browser's two small storages. A browser may refuse them, and they may be full: then nothing is kept, and nothing
 * fails by it.
 */
function over(storage: () => Storage) {
  /** What this document has written, as it wrote it. */
  const written = new Map<string, string>();
  const attempt = <Answer>(work: (kept: Storage) => Answer): Answer | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((kept) => kept.getItem(key)) ?? null,
    set: (key: string, value: string): void => {
      written.set(key, value);
      attempt((kept) => kept.setItem(key, value));
    },
    remove: (key: string): void => attempt((kept) => kept.removeItem(key)),
    clear: (): void => attempt((kept) => kept.clear()),
    /** Whether the item is there and was written by another document than this one. */
    isOthers: (key: string): boolean =>
      attempt((kept) => kept.getItem(key) !== null && kept.getItem(key) !== written.get(key)) ?? false,
    /** Removes what this document wrote and no other has written over. */
    removeOwn: (): void => {
      for (const [key, value] of written) {
        attempt((kept) => kept.getItem(key) === value && kept.removeItem(key));
      }
    },
  };
}

/** Local storage: this device's, for all tabs. */
export const localStore = over(() => localStorage);

/** Session storage: one tab's own, which outlives its reloads. */
export const tabStore = over(() => sessionStorage);
