import { formatDay, type LocalDate } from '../kernel/calendar.ts';
import { BELIEVED_DAYS } from '../kernel/deed-day.ts';
import * as texts from './texts.ts';

/** The day that a call says something was written on. */
const dayIn = (body: unknown): LocalDate | undefined =>
  (body as { written?: { date?: LocalDate } } | undefined)?.written?.date;

/** The day under which the server has kept it: a lesson's answer names it itself, a page's with its entry. */
function dayKept(answer: unknown): LocalDate | undefined {
  const { date, entry } = (answer ?? {}) as { date?: LocalDate; entry?: { date?: LocalDate } };
  return entry?.date ?? date;
}

/**
 * What is to be said when the server has kept a page or a lesson under another day than its device wrote on it;
 * undefined when it has not.
 */
export function movedDay(body: unknown, answer: unknown): string | undefined {
  const written = dayIn(body);
  const kept = dayKept(answer);
  if (written === undefined || kept === undefined || written === kept) return undefined;
  const moved = texts.whatYouWroteOnStands(formatDay(written), formatDay(kept));
  return written < kept
    ? texts.itArrivedMoreThanDays(moved, BELIEVED_DAYS)
    : texts.byTheServersClockThat(moved);
}
