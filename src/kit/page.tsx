import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';
import { Skeleton } from './skeleton.tsx';

/** The page of the matched route, with its own error boundary that a change of address clears. */
export function Page({ waiting }: { waiting?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary address={pathname}>
      <Suspense fallback={waiting}>
        <ScrollAndFocus />
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown in a frame while its page is on its way. */
export const waiting = (
  <div className="page-head">
    <Skeleton />
  </div>
);
