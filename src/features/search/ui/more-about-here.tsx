import { type ReactNode, Suspense } from 'react';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import type { About } from './worker.ts';

// Without it the page is there all the same.
const MoreAbout = lazyPart(renderNothingOnFailure(() => import('./more-about.tsx')));

/** What else a person wrote about the same as a text, below a page about it. `except` stays the same array. */
export function MoreAboutHere(about: About): ReactNode {
  return (
    <Suspense>
      <MoreAbout {...about} />
    </Suspense>
  );
}
