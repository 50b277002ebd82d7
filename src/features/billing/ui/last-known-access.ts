import { persisted } from '../../../browser/persisted.ts';
import { createStore } from '../../../browser/store.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { useStore } from '../../../kit/use-store.ts';
import { currentSession } from '../../../session/state.ts';
import type { LastKnownAccess } from '../rules/writing.ts';

/*
 * The server's last word on access, perhaps of an earlier day: kept for a device that is opened without a network, and
 * gone with the session.
 */

interface Known {
  userId: string;
  lastKnown: LastKnownAccess | undefined;
}

const isLastKnownAccess = (value: unknown): value is LastKnownAccess =>
  typeof (value as LastKnownAccess | null)?.access === 'string' &&
  typeof (value as LastKnownAccess).trial_ends_at === 'string';

/** By the id of the person. */
const stored = persisted(localStore, 'billing-access', (value): value is Record<string, LastKnownAccess> =>
  Object.values(value ?? {}).every(isLastKnownAccess),
);
/** What was learned while this document is open. */
const known = createStore<Known | undefined>(undefined);
/** What was stored for a person when it was first asked for: the same reference every time. */
let read: Known | undefined;

function lastKnownAccess(): LastKnownAccess | undefined {
  const userId = currentSession().user?.id;
  if (!userId) return undefined;
  const last = known.get();
  if (last?.userId === userId) return last.lastKnown;
  if (read?.userId !== userId) read = { userId, lastKnown: stored.get()?.[userId] };
  return read.lastKnown;
}

/** Stores what the server last said of the person’s access. */
export function storeAccess(userId: string, lastKnown: LastKnownAccess): void {
  stored.set({ [userId]: lastKnown });
  known.set({ userId, lastKnown });
}

/** What is last known of the signed-in person's access. Asks nobody. */
export const useLastKnownAccess = (): LastKnownAccess | undefined => useStore(known, lastKnownAccess);
