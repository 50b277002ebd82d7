import type { ReactNode } from 'react';
import { CADENCES, type Cadence, isReviewDue } from '../../../kernel/cadence.ts';
import { formatDay, localDateOf } from '../../../kernel/calendar.ts';
import { useNow } from '../../../web/clock.ts';
import { useView } from '../../../web/local/use-view.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { chooseCadence, review } from './ops.ts';
import { schedule } from './views.ts';

const NAMES: Record<Cadence, string> = { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly' };

/** How often the list is looked through, when next, and that it was just now. */
export function ReviewRow(): ReactNode {
  const times = useView(schedule);
  const now = useNow();
  if (!times) return null;
  const { cadence, next, zone } = times;
  const day = next && localDateOf(new Date(next), zone);
  return (
    <div className="mt-6 flex flex-wrap items-end gap-4">
      <Field label="Review">
        <Select value={cadence} onChange={(event) => void chooseCadence(event.target.value as Cadence)}>
          {CADENCES.map((each) => (
            <option key={each} value={each}>
              {NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant={isReviewDue(next, now) ? 'primary' : 'secondary'} onClick={() => void review()}>
        Mark as reviewed
      </Button>
      <p className="basis-full text-small text-ink-2">
        {day ? (
          <>
            Next review: <time dateTime={day}>{formatDay(day, { year: true })}</time>
          </>
        ) : (
          'No review is scheduled yet.'
        )}
      </p>
    </div>
  );
}
