import { formatDay, type LocalDate } from '../kernel/calendar.ts';
import { BELIEVED_DAYS } from '../kernel/deed-day.ts';

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
  const moved = `What you wrote on ${formatDay(written)} stands under ${formatDay(kept)}`;
  return written < kept
    ? `${moved}: it arrived more than ${BELIEVED_DAYS} days later.`
    : `${moved}: by the server’s clock, that day was still to come.`;
}
