import { useEffect, useSyncExternalStore } from 'react';
import { sessionCheck } from './load.ts';
import { currentSession, type Session, watchSession } from './state.ts';

/** Who is signed in: `{ status, user? }`. The first use asks the server. */
export function useSession(): Session {
  useEffect(() => void sessionCheck(), []);
  return useSyncExternalStore(watchSession, currentSession, currentSession);
}
