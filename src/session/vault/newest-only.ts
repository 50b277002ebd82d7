/**
 * Stores one value after another. Of what comes while one is being stored only the newest of an id is stored: whoever
 * types faster than the device seals never waits for more than the last word.
 *
 * @returns what stores a value, and settles once that value, or a newer one of the same id, is stored or has failed
 */
export function newestOnly<T>(
  store: (id: string, value: T) => Promise<void>,
): (id: string, value: T) => Promise<void> {
  const waiting = new Map<string, { value: T }>();
  let latest: Promise<void> = Promise.resolve();

  async function storeNewest(id: string): Promise<void> {
    const newest = waiting.get(id);
    if (!newest) return;
    waiting.delete(id);
    try {
      await store(id, newest.value);
    } catch (reason) {
      // Whoever waits for it is not told that it is stored.
      if (!waiting.has(id)) waiting.set(id, newest);
      throw reason;
    }
  }

  return (id, value) => {
    waiting.set(id, { value });
    latest = latest.catch(() => undefined).then(() => storeNewest(id));
    return latest;
  };
}
