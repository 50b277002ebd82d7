import { type ReactNode, Suspense } from 'react';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import type { MoreAboutProps } from './more-about.tsx';

// Without it the page is there all the same.
const MoreAbout = lazyPart(renderNothingOnFailure(() => import('./more-about.tsx')));

/** What else a person wrote about the same as a text, below a page about it. */
export function MoreAboutHere(props: MoreAboutProps): ReactNode {
  return (
    <Suspense>
      <MoreAbout {...props} />
    </Suspense>
  );
}
