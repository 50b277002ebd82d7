import { useSyncExternalStore } from 'react';
import { localStore } from '../../../browser/web-storage.ts';
import { currentSession } from '../../../session/state.ts';
import type { HeardAccess } from '../rules/writing.ts';

/*
 * The server's last word on access, perhaps of an earlier day: kept for a device that is opened without a network, and
 * gone with the session.
 */
const KEPT = 'billing-access';

let known: { userId: string; heard: HeardAccess | undefined } | undefined;
const listeners = new Set<() => void>();

function keptOf(userId: string): HeardAccess | undefined {
  try {
    const kept = JSON.parse(localStore.get(KEPT) ?? '{}') as Record<string, HeardAccess>;
    return kept[userId];
  } catch {
    return undefined;
  }
}

function heardAccess(): HeardAccess | undefined {
  const userId = currentSession().user?.id;
  if (!userId) return undefined;
  if (known?.userId !== userId) known = { userId, heard: keptOf(userId) };
  return known.heard;
}

/** Takes in what was heard of the person. */
export function noteAccess(userId: string, heard: HeardAccess): void {
  known = { userId, heard };
  localStore.set(KEPT, JSON.stringify({ [userId]: heard }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was heard last of the signed-in person's access. Asks nobody. */
export const useHeardAccess = (): HeardAccess | undefined => useSyncExternalStore(subscribe, heardAccess);
