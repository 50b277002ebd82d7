import type { AccessToken } from './token.ts';

/** What tabs of this browser tell each other. Nothing of it is ever written down. */
export type TabMessage = { type: 'token'; token: AccessToken } | { type: 'signed-out' } | { type: 'ended' };

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('growth-loop/session');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}

/** Runs the work while no other tab runs work of this name. Without locks, as on plain http, only this tab waits. */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(`growth-loop/${name}`, work) : work();
}
