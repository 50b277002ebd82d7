import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { leaveForLanding } from './session/leave.ts';
import { useSession } from './session/use-session.ts';

export { signOut } from './session/leave.ts';
export { useSession };

const SignedIn = lazy(() => import('./session/signed-in.tsx'));

/** What needs a session and the notebook: loads them before it shows `children`. */
export function WithSessionData({ children }: { children: ReactNode }): ReactNode {
  return (
    <Suspense>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}

/** Shows `children` to a signed-in person and sends everyone else to `/`. */
export function RequireSession({ children }: { children: ReactNode }): ReactNode {
  const { status } = useSession();
  const opened = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') opened.current = true;
    if (status === 'signed-out' && opened.current) leaveForLanding();
  }, [status]);
  if (status === 'signed-in') return <WithSessionData>{children}</WithSessionData>;
  return status === 'signed-out' && !opened.current ? <Navigate to="/" replace /> : null;
}
