import { lazy, type ReactNode, Suspense } from 'react';
import { orPageLoadError } from '../error-boundary.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { Page, SkipLink, waiting } from './page.tsx';

const loadAppFrame = orPageLoadError(() => import('./app-frame.tsx'));
const AppFrame = lazy(loadAppFrame);

/** Starts to fetch the app's bars before React asks for them. */
export function preloadAppFrame(): void {
  loadAppFrame().catch(() => undefined);
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
      <header className="page-width flex min-h-[72px] items-center">
        <Brand to="/" />
      </header>
      <main id="main" className="page-width">
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
