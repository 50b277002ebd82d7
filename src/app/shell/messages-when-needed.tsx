import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToToasts } from '../../kit/toast.ts';
import { isLocked } from '../../session/is-locked.ts';
import { useSession } from '../../session/use-session.ts';

// Comes after the first page, which does not wait for it; without it the page still works.
const Messages = lazy(() => import('./messages.tsx').catch(() => ({ default: () => null })));

const isSpoken = (): boolean => shownToasts().length > 0;

/** Fetched for signed-in people, so that it is there when the connection goes; for others with the first toast. */
export function MessagesWhenNeeded(): ReactNode {
  const { status } = useSession();
  const spoken = useSyncExternalStore(subscribeToToasts, isSpoken, () => false);
  const locked = useSyncExternalStore(isLocked.subscribe, isLocked.get, isLocked.get);
  // What a message offers to undo is not for whoever sits in front of a locked app.
  if (status === 'signed-in' ? locked : !spoken) return null;
  return (
    <Suspense>
      <Messages />
    </Suspense>
  );
}
