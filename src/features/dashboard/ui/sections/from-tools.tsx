import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { renderNothingOnFailure } from '../../../../kit/lazy-part.tsx';

/*
 * The sections that stand in Tools until their owner moves them: the loop fetches their code for those who did.
 */

interface Options {
  options: ReactNode;
}

/** A section whose code comes later. `room` keeps its height free; without its code it is left out. */
function later(
  room: string,
  load: () => Promise<{ default: ComponentType<Options> }>,
): ComponentType<Options> {
  const Section = lazy(renderNothingOnFailure(load));
  return (props) => (
    <Suspense fallback={<div className={room} />}>
      <Section {...props} />
    </Suspense>
  );
}

export const VisionDocuments = later('min-h-178', () => import('./vision-documents.tsx'));
export const GrowthChecklist = later('min-h-88', () => import('./growth-checklist.tsx'));
export const Community = later('min-h-80 md:min-h-60', () => import('../community.tsx'));
