import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { Clarify } from '../../journal/client.ts';
import { Learn } from '../../lessons/client.ts';
import { Act, hasOpenActions } from '../../tasks/client.ts';

import * as texts from '../texts.ts';

const Evening = lazyPart(() => import('./evening.tsx'));

const isClosed = (strokes: Strokes | undefined): boolean =>
  strokes !== undefined && Object.values(strokes).every(Boolean);

/**
 * The day as it stands when the page opens: done with the last stroke drawn, unless that is drawn while actions are
 * still open, which nobody wants to see fold away from under a finger.
 */
function useIsEvening(strokes: Strokes | undefined): { isEvening: boolean; isNew: boolean } {
  const { state } = useNotebook();
  const hasOpen = useView(hasOpenActions);
  const today = useToday();
  const closed = isClosed(strokes);
  const isKnown = state !== 'opening' && strokes !== undefined;
  const [opened, setOpened] = useState<{ day: string | undefined; closed: boolean }>();
  if (isKnown && opened?.day !== today) setOpened({ day: today, closed });
  const wasClosed = opened?.closed === true;
  return { isEvening: closed && (wasClosed || !hasOpen), isNew: !wasClosed };
}

/** Clarify, Act and Learn; once all three are done, the evening, with the steps folded below it. */
export function Steps({ strokes }: { strokes: Strokes | undefined }): ReactNode {
  const today = useToday();
  const { isEvening, isNew } = useIsEvening(strokes);
  // Without it the evening comes a moment later.
  useEffect(() => void Evening.load().catch(() => undefined), []);
  // A way to write leads to one of the steps.
  const isAsked = useLocation().hash.startsWith('#write-');
  const steps = (
    <div>
      <Clarify />
      <Act />
      <Learn />
    </div>
  );
  if (!isEvening || !today) return steps;
  return (
    <>
      <Suspense fallback={<div className="min-h-64" />}>
        <Evening today={today} isNew={isNew} />
      </Suspense>
      <AccordionItem look="quiet" className="mt-6" summary={texts.moreForTodayTitle} open={isAsked}>
        <div className="pt-4">{steps}</div>
      </AccordionItem>
    </>
  );
}
