import { lazy, type ReactNode, Suspense } from 'react';
import { AccordionItem } from '../../../../kit/accordion.tsx';
import { renderNothingOnFailure } from '../../../../kit/lazy-part.tsx';
import * as texts from '../../texts.ts';

// Folded away at first, and for most people for good.
const Instructions = lazy(renderNothingOnFailure(() => import('./instructions.tsx')));

/** How the day goes here, folded away for those who know. */
export function GettingStarted({ options }: { options: ReactNode }): ReactNode {
  return (
    <section className="mb-7 flex items-start">
      <AccordionItem
        look="quiet"
        className="flex-1"
        summary={<h2 className="font-sans text-small">{texts.gettingStartedTitle}</h2>}
      >
        <Suspense>
          <Instructions />
        </Suspense>
      </AccordionItem>
      {options}
    </section>
  );
}
