import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/*
 * The sections that stand in Tools until their owner moves them: the loop fetches their code for those who did.
 */

interface Options {
  options: ReactNode;
}

/** A section whose code comes later. `room` keeps its height free; without its code it is left out. */
function later(room: string, load: () => Promise<ComponentType<Options>>): ComponentType<Options> {
  const Section = lazy(() =>
    load().then(
      (section) => ({ default: section }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense fallback={<div className={room} />}>
      <Section {...props} />
    </Suspense>
  );
}

export const VisionDocuments = later(
  'min-h-178',
  async () => (await import('./vision-documents.tsx')).VisionDocuments,
);
export const GrowthChecklist = later(
  'min-h-88',
  async () => (await import('./growth-checklist.tsx')).GrowthChecklist,
);
export const Community = later(
  'min-h-80 md:min-h-60',
  async () => (await import('../community.tsx')).Community,
);
