import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useSession } from './session/use-session.ts';

export { beforeSignOut, signOut } from './session/leave.ts';
export { sessionCheck } from './session/load.ts';
export type { Session } from './session/state.ts';
export { useSession };

const SignedIn = lazy(() => import('./session/signed-in.tsx'));

/** What needs a session and its data (TanStack Query): loads them before it shows `children`. */
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
  if (status === 'loading') return null;
  if (status === 'signed-out') return <Navigate to="/" replace />;
  return <WithSessionData>{children}</WithSessionData>;
}

/** Reads the profile again, wherever it is shown. */
export async function refreshProfile(): Promise<void> {
  const profile = await import('./profile.ts');
  await profile.refreshProfile();
}
