import type { ReactNode } from 'react';
import { isReviewDue } from '../../../kernel/cadence.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { Button } from '../../../kit/button.tsx';
import { CadenceSelect, NextReview } from '../../../kit/cadence-select.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useNow } from '../../../session/clock.ts';
import * as texts from '../texts.ts';
import { chooseCadence, review } from './ops.ts';
import { schedule } from './views.ts';

/** How often the list is looked through, when next, and that it was just now. */
export function ReviewRow(): ReactNode {
  const times = useView(schedule);
  const now = useNow();
  if (!times) return null;
  const { cadence, next, zone } = times;
  const day = next && localDateOf(new Date(next), zone);
  return (
    <div className="mt-6 flex flex-wrap items-end gap-4">
      <CadenceSelect value={cadence} onChoose={(chosen) => void chooseCadence(chosen)} />
      <Button variant={isReviewDue(next, now) ? 'primary' : 'secondary'} onClick={() => void review()}>
        {texts.markReviewedButton}
      </Button>
      <p className="basis-full text-small text-ink-2">
        {day ? <NextReview day={day} /> : texts.notScheduled}
      </p>
    </div>
  );
}
