import type { AccessToken } from './token.ts';

/** What tabs of this browser tell each other. Nothing of it is ever written down. */
export type TabMessage = { type: 'token'; token: AccessToken } | { type: 'signed-out' } | { type: 'ended' };

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('growth-loop/session');

export const broadcast = (message: TabMessage): void => channel?.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}

/**
 * Runs the work while no other tab runs work of this name; `waited` says whether one just did. Without locks, as on
 * plain http, tabs do not wait for each other.
 */
export async function withTabLock<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work(false);
  const lock = `growth-loop/${name}`;
  const first = await locks.request(
    lock,
    { ifAvailable: true },
    async (free) => free && { done: await work(false) },
  );
  return first ? first.done : locks.request(lock, () => work(true));
}
