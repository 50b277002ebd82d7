import type { LocalDate } from '../kernel/calendar.ts';

/** A day on which something was written, and the other day under which the server keeps it. */
export interface MovedDay {
  written: LocalDate;
  kept: LocalDate;
}

/** The day that a call says something was written on. */
const dayIn = (body: unknown): LocalDate | undefined =>
  (body as { written?: { date?: LocalDate } } | undefined)?.written?.date;

/** The day under which the server has kept it: a lesson's answer names it itself, a page's with its entry. */
function dayInAnswer(answer: unknown): LocalDate | undefined {
  const { date, entry } = (answer ?? {}) as { date?: LocalDate; entry?: { date?: LocalDate } };
  return entry?.date ?? date;
}

/** The days, where the server keeps a page or a lesson under another day than its device wrote on it. */
export function movedDay(body: unknown, answer: unknown): MovedDay | undefined {
  const written = dayIn(body);
  const kept = dayInAnswer(answer);
  return written === undefined || kept === undefined || written === kept ? undefined : { written, kept };
}
