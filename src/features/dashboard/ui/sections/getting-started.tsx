import type { ReactNode } from 'react';
import { AccordionItem } from '../../../../web/ui/accordion.tsx';
import { Link } from '../../../../web/ui/link.tsx';

/** How the day goes here, folded away for those who know. */
export function GettingStarted({ options }: { options: ReactNode }): ReactNode {
  return (
    <section className="mb-7 flex items-start">
      <AccordionItem
        look="quiet"
        className="flex-1"
        summary={<h2 className="font-sans text-small">Getting Started</h2>}
      >
        <div className="text-ink-2 grid max-w-read gap-3 pb-3">
          <p>Write in the morning, act through the day, note one lesson in the evening.</p>
          <p>
            <b>Clarify</b> asks five questions and takes about ten minutes. <b>Act</b> keeps the few things
            you chose to do. <b>Learn</b> holds one sentence worth finding again. Each draws one stroke of
            today’s ring.
          </p>
          <p>
            Curious why? Read <Link to="/journaling-overview">Why It Works</Link> and{' '}
            <Link to="/scoring">How Scoring Works</Link>.
          </p>
        </div>
      </AccordionItem>
      {options}
    </section>
  );
}
