import { persisted } from '../../../browser/persisted.ts';
import { createStore } from '../../../browser/store.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { useStore } from '../../../kit/use-store.ts';
import { currentSession } from '../../../session/state.ts';
import type { HeardAccess } from '../rules/writing.ts';

/*
 * The server's last word on access, perhaps of an earlier day: kept for a device that is opened without a network, and
 * gone with the session.
 */

interface Known {
  userId: string;
  heard: HeardAccess | undefined;
}

const isHeardAccess = (value: unknown): value is HeardAccess =>
  typeof (value as HeardAccess | null)?.access === 'string' &&
  typeof (value as HeardAccess).trial_ends_at === 'string';

/** By the id of the person. */
const stored = persisted(localStore, 'billing-access', (value): value is Record<string, HeardAccess> =>
  Object.values(value ?? {}).every(isHeardAccess),
);
/** What was heard while this document is open. */
const known = createStore<Known | undefined>(undefined);
/** What was stored for a person when it was first asked for: the same reference every time. */
let read: Known | undefined;

function heardAccess(): HeardAccess | undefined {
  const userId = currentSession().user?.id;
  if (!userId) return undefined;
  const last = known.get();
  if (last?.userId === userId) return last.heard;
  if (read?.userId !== userId) read = { userId, heard: stored.get()?.[userId] };
  return read.heard;
}

/** Takes in what was heard of the person. */
export function noteAccess(userId: string, heard: HeardAccess): void {
  stored.set({ [userId]: heard });
  known.set({ userId, heard });
}

/** What was heard last of the signed-in person's access. Asks nobody. */
export const useHeardAccess = (): HeardAccess | undefined => useStore(known, heardAccess);
