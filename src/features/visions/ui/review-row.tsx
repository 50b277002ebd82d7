import type { ReactNode } from 'react';
import { CADENCES, type Cadence, isReviewDue } from '../../../kernel/cadence.ts';
import { formatDay, localDateOf } from '../../../kernel/calendar.ts';
import { useNow } from '../../../web/clock.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { SECTION_NAMES } from '../contract/messages.ts';
import { chooseCadence, review } from './ops.ts';
import type { Vision } from './views.ts';

const NAMES: Record<Cadence, string> = { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly' };

/** How often a document is looked through, when next, and that it was just now. */
export function ReviewRow({ vision }: { vision: Vision }): ReactNode {
  const { section, cadence, next, zone, isWritten } = vision;
  const isDue = isReviewDue(next, useNow());
  const day = next && localDateOf(new Date(next), zone);
  return (
    <div className="mt-8 flex flex-wrap items-end gap-4">
      <Field label="Review">
        <Select
          aria-label={`How often you review: ${SECTION_NAMES[section]}`}
          value={cadence}
          onChange={(event) => void chooseCadence(section, event.target.value as Cadence)}
        >
          {CADENCES.map((each) => (
            <option key={each} value={each}>
              {NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      {isWritten && (
        <Button variant={isDue ? 'primary' : 'secondary'} onClick={() => void review(section)}>
          Mark as reviewed
        </Button>
      )}
      {day && (
        <p className="basis-full text-small text-ink-2">
          Next review: <time dateTime={day}>{formatDay(day, { year: true })}</time>
        </p>
      )}
    </div>
  );
}
