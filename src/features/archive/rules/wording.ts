import type { LocalDate } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import * as texts from '../texts.ts';

/** For example 'November 22, 2026 to December 1, 2026'; one day alone when there is no other. */
export function range(first: LocalDate | undefined, last: LocalDate | undefined): string {
  if (!first || !last) return '';
  const day = (date: LocalDate): string => formatDay(date, { year: true });
  return first === last ? day(first) : texts.period(day(first), day(last));
}
