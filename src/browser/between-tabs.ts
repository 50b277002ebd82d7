/*
 * What the browser has for tabs of one origin: locks, which end with their tab however that ends, and channels. A
 * browser may lack either (plain http, an old one), or refuse it where it refuses to store anything. The app then works
 * as if each tab were the only one.
 */

/**
 * Runs `work` as the browser's lock of this name allows; `without` where there are no locks to be had. Rejects as the
 * work does, or when the signal of the options ends the waiting.
 */
export async function withLock<Answer>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<Answer>,
  without: () => Promise<Answer>,
): Promise<Answer> {
  let isRefused = true;
  try {
    if (hasLocks()) {
      return await navigator.locks.request(name, options, (lock) => {
        isRefused = false;
        return work(lock);
      });
    }
  } catch (error) {
    if (!isRefused || options.signal?.aborted) throw error;
  }
  return without();
}

const hasLocks = (): boolean => globalThis.navigator?.locks !== undefined;

/** A channel of this name to the other tabs; undefined where the browser has none to give. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
