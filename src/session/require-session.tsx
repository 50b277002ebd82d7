import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { lazyPart } from '../kit/lazy-part.tsx';
import { leave } from './leave.ts';
import { useSession } from './use-session.ts';

export { signOut } from './leave.ts';
export { useSession };

/** What a session needs, the notebook above all. */
export const SignedIn = lazyPart(() => import('./signed-in.tsx'));

/** What needs a session and the notebook: loads them before it shows `children`. */
export function WithSessionData({ children }: { children: ReactNode }): ReactNode {
  return (
    <Suspense>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}

const EndedPage = lazyPart(() => import('./ended-page.tsx'));

/**
 * Shows `children` to a signed-in person and sends everyone else to `/`. A page that has words for the end of its
 * session says them once, under its own address.
 */
export function RequireSession({ children }: { children: ReactNode }): ReactNode {
  const { status, ended, saidHere } = useSession();
  const opened = useRef(false);
  const isLeaving = status === 'signed-out' && (opened.current || ended !== undefined);
  useEffect(() => {
    if (status === 'signed-in') opened.current = true;
    if (isLeaving) leave(ended);
  }, [status, ended, isLeaving]);
  if (status === 'signed-in') return <WithSessionData>{children}</WithSessionData>;
  if (status !== 'signed-out' || isLeaving) return null;
  if (saidHere === undefined) return <Navigate to="/" replace />;
  return (
    <Suspense>
      <EndedPage words={saidHere} />
    </Suspense>
  );
}
