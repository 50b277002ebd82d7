import type { LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import * as texts from '../texts.ts';

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthDayYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** For example '7 entries since November 12', with the year when it is not today's. */
export function entriesSince(entries: number, since: LocalDate, today: LocalDate): string {
  const isThisYear = since.slice(0, 4) === today.slice(0, 4);
  return texts.entriesSince(entries, isThisYear ? monthDay(since) : monthDayYear(since));
}
