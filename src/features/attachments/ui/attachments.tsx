import { type ReactNode, Suspense } from 'react';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { AttachedTable } from '../contract/limits.ts';
import { loadStrip } from './later.ts';
import { hasAttachments } from './views.ts';

// Without it the words are there all the same.
export const Strip = lazyPart(renderNothingOnFailure(loadStrip));

/** The pictures and recordings of a row, to be seen and heard. Nothing is loaded for a row without any. */
export function Attachments({ table, id }: { table: AttachedTable; id: string }): ReactNode {
  if (!useView(hasAttachments, table, id)) return null;
  return (
    <Suspense>
      <Strip table={table} id={id} />
    </Suspense>
  );
}
