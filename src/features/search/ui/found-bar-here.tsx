import { type ReactNode, Suspense } from 'react';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { type DocumentKind, documentKey } from '../rules.ts';
import { openedAs } from './queries.ts';
import { useSearchTarget } from './use-search-target.ts';

// Without it what was found is read all the same.
const FoundBar = lazyPart(renderNothingOnFailure(() => import('./found-bar.tsx')));

/** The way through what was found, on a page that shows documents of this kind; nothing when none was opened so. */
export function FoundBarHere({ kind }: { kind: DocumentKind }): ReactNode {
  const target = useSearchTarget(kind);
  const opened = target && openedAs(documentKey(kind, target.id));
  return (
    opened && (
      <Suspense>
        <FoundBar key={target.visit} opened={opened} />
      </Suspense>
    )
  );
}
