import type { ReactNode } from 'react';
import { isReviewDue } from '../../../kernel/cadence.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { Button } from '../../../kit/button.tsx';
import { CadenceSelect, NextReview } from '../../../kit/cadence-select.tsx';
import { useNow } from '../../../session/clock.ts';
import * as texts from '../texts.ts';
import { chooseCadence, review } from './ops.ts';
import type { Vision } from './views.ts';

/** How often a document is looked through, when next, and that it was just now. */
export function ReviewRow({ vision }: { vision: Vision }): ReactNode {
  const { section, cadence, next, zone, isWritten } = vision;
  const isDue = isReviewDue(next, useNow());
  const day = next && localDateOf(new Date(next), zone);
  return (
    <div className="mt-8 flex flex-wrap items-end gap-4">
      <CadenceSelect
        aria-label={texts.cadenceLabel(section)}
        value={cadence}
        onChoose={(chosen) => void chooseCadence(section, chosen)}
      />
      {isWritten && (
        <Button variant={isDue ? 'primary' : 'secondary'} onClick={() => void review(section)}>
          {texts.markReviewedButton}
        </Button>
      )}
      {day && (
        <p className="basis-full text-small text-ink-2">
          <NextReview day={day} />
        </p>
      )}
    </div>
  );
}
