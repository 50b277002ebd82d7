import type { ReactNode } from 'react';
import { CADENCES, type Cadence } from '../kernel/cadence.ts';
import type { LocalDate } from '../kernel/calendar.ts';
import { formatDay } from '../kernel/written-days.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { sentence } from './sentence.ts';
import * as texts from './texts.ts';

const NAMES: Record<Cadence, string> = {
  weekly: texts.weekly,
  monthly: texts.monthly,
  quarterly: texts.quarterly,
};

interface CadenceSelectProps {
  value: Cadence;
  onChoose: (cadence: Cadence) => void;
  /** What is reviewed, where more than one thing on the page is. */
  'aria-label'?: string;
}

/** How often something is reviewed, to be chosen. */
export function CadenceSelect({ value, onChoose, ...label }: CadenceSelectProps): ReactNode {
  return (
    <Field label={texts.reviewLabel}>
      <Select {...label} value={value} onChange={(event) => onChoose(event.target.value as Cadence)}>
        {CADENCES.map((each) => (
          <option key={each} value={each}>
            {NAMES[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** When it is reviewed next. */
export function NextReview({ day }: { day: LocalDate }): ReactNode {
  return (
    <>{sentence(texts.nextReview<ReactNode>(<time dateTime={day}>{formatDay(day, { year: true })}</time>))}</>
  );
}
