import { type ReactNode, Suspense } from 'react';
import { orPageLoadError } from '../../kit/error-boundary.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { Page, waiting } from '../../kit/page.tsx';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { SkipLink } from '../../kit/skip-link.tsx';

/** The bars and the main of the app's pages. */
export const AppFrame = lazyPart(orPageLoadError(() => import('./app-frame.tsx')));

/** Search and commands around the page of the journal. */
export const WritingFrame = lazyPart(orPageLoadError(() => import('./writing-frame.tsx')));

/** Pages of the app, with or without the footer. Public pages never load these bars. */
export function SignedInFrame({ footer = true }: { footer?: boolean }): ReactNode {
  return (
    <Suspense>
      <AppFrame footer={footer} />
    </Suspense>
  );
}

/** Public pages: the mark, the page, the footer. */
export function PublicPageFrame(): ReactNode {
  return (
    <PublicFrame>
      <Page waiting={waiting} />
    </PublicFrame>
  );
}

/** Pages that bring their own header and `<main id="main">`: landing and onboarding. */
export function BareFrame(): ReactNode {
  return (
    <>
      <SkipLink />
      <Page />
    </>
  );
}
