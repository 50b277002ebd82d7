import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Arrival } from './arrival.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';

/** The first stop of the Tab key: past the bars, into the page. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}

/** The page of the matched route, with its own error boundary that a change of address clears. */
export function Page({ waiting }: { waiting?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={waiting}>
        <Arrival />
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown in a frame while its page is on its way. */
export const waiting = (
  <div className="pagehead">
    <Skeleton />
  </div>
);

const AppFrame = lazy(() => import('./app-frame.tsx'));

/** Starts to fetch the app's bars before React asks for them. */
export function preloadAppFrame(): void {
  import('./app-frame.tsx').catch(() => undefined);
}

/** Pages of the app, with or without the footer. Public pages never load these bars. */
export function SignedInFrame({ footer = true }: { footer?: boolean }): ReactNode {
  return (
    <Suspense>
      <AppFrame footer={footer} />
    </Suspense>
  );
}

/** Public pages: the mark, the page, the footer. */
export function PublicFrame(): ReactNode {
  return (
    <>
      <SkipLink />
      <header className="wrap obhead">
        <Brand to="/" />
      </header>
      <main id="main" className="wrap">
        <Page waiting={waiting} />
      </main>
      <Footer />
    </>
  );
}

/** Pages that bring their own header and `<main id="main">`: landing, onboarding, the journal. */
export function BareFrame(): ReactNode {
  return (
    <>
      <SkipLink />
      <Page />
    </>
  );
}
