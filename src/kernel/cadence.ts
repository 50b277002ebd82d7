import { TZDateMini } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';

/*
 * How often something is looked at again: visions and the bucket list, each in a rhythm of its own.
 */

export const CADENCES = ['weekly', 'monthly', 'quarterly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** The cadence that is stored, or the one that holds until somebody chooses. */
export const cadenceOf = (stored: string | null | undefined): Cadence =>
  CADENCES.find((cadence) => cadence === stored) ?? 'monthly';

/**
 * When the next review is, counted from `from`: a week, a month or three months later at the same time of the person's
 * clock. A month that is too short ends with its last day; a time that a clock change skips is the one after it.
 */
export function nextReview(from: Date, cadence: Cadence, zone: string): Date {
  // The small form of a date in a zone: today's page has it, and not the one that also writes dates.
  const inZone = { in: (value: Date | number | string) => TZDateMini.tz(zone, +new Date(value)) };
  const next =
    cadence === 'weekly' ? addWeeks(from, 1, inZone) : addMonths(from, cadence === 'monthly' ? 1 : 3, inZone);
  return new Date(next.getTime());
}

/** Whether a review is due: from the instant of the next one on. Without one, nothing is due. */
export const isReviewDue = (next: string | null | undefined, now: Date): boolean =>
  Boolean(next) && Date.parse(next ?? '') <= now.getTime();
