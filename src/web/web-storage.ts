/*
 * The browser's two small storages. A browser may refuse them, and they may be full: then nothing is kept, and nothing
 * fails by it.
 */
function over(storage: () => Storage) {
  const attempt = <Answer>(work: (kept: Storage) => Answer): Answer | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((kept) => kept.getItem(key)) ?? null,
    set: (key: string, value: string): void => attempt((kept) => kept.setItem(key, value)),
    remove: (key: string): void => attempt((kept) => kept.removeItem(key)),
    clear: (): void => attempt((kept) => kept.clear()),
  };
}

/** Local storage: this device's, for all tabs. */
export const localStore = over(() => localStorage);

/** Session storage: one tab's own, which outlives its reloads. */
export const tabStore = over(() => sessionStorage);
