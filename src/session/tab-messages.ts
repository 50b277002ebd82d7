import { openChannel, withLock } from '../browser/between-tabs.ts';
import type { AccessToken } from './token.ts';

/** What tabs of this browser tell each other. Nothing of it is ever written down. */
export type TabMessage = { type: 'token'; token: AccessToken } | { type: 'signed-out' } | { type: 'ended' };

const channel = openChannel('growth-loop/session');

export const broadcast = (message: TabMessage): void => channel?.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}

const lockOf = (name: string): string => `growth-loop/${name}`;

/**
 * Runs the work while no other tab runs work of this name; `waited` says whether one did. It waits for `limit`
 * milliseconds at most, as the other tab may be put to sleep at it. Without locks tabs do not wait for each other.
 */
export async function withTabLock<T>(
  name: string,
  limit: number,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  const atOnce = async () => ({ done: await work(false) });
  const first = await withLock(lockOf(name), { ifAvailable: true }, async (free) => free && atOnce(), atOnce);
  if (first) return first.done;
  let isWaiting = true;
  const afterwards = () => {
    isWaiting = false;
    return work(true);
  };
  const options = { signal: AbortSignal.timeout(limit) };
  return withLock(lockOf(name), options, afterwards, afterwards).catch((error: unknown) => {
    if (isWaiting) return afterwards();
    throw error;
  });
}

/** Resolves once no tab runs work of this name, at the latest after `limit` milliseconds: a tab may be put to sleep at it. */
export async function tabLockIsFree(name: string, limit: number): Promise<void> {
  const free = async (): Promise<void> => undefined;
  await withLock(lockOf(name), { signal: AbortSignal.timeout(limit) }, free, free).catch(() => undefined);
}
