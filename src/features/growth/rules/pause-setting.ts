import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import { PAUSE_AHEAD_DAYS, PAUSE_DAYS } from '../contract/limits.ts';
import { PAUSE_PROBLEMS } from '../texts.ts';
import type { PausedDays } from './pauses.ts';

interface Around {
  /** The first day on which a pause may begin: today, or the day on which it was decided. */
  earliest: LocalDate;
  /** The person's other pauses. */
  others: Iterable<PausedDays>;
}

/** Why a pause cannot be set so, as a sentence for the person; undefined when it can. */
export function problemWith({ starts_on, ends_on }: PausedDays, around: Around): string | undefined {
  if (!isLocalDate(starts_on) || !isLocalDate(ends_on)) return PAUSE_PROBLEMS.notADay;
  if (ends_on < starts_on) return PAUSE_PROBLEMS.backwards;
  if (starts_on < around.earliest) return PAUSE_PROBLEMS.past;
  if (starts_on > addDays(around.earliest, PAUSE_AHEAD_DAYS)) return PAUSE_PROBLEMS.tooFar;
  if (daysBetween(starts_on, ends_on) >= PAUSE_DAYS) return PAUSE_PROBLEMS.tooLong;
  for (const other of around.others) {
    if (other.starts_on <= ends_on && starts_on <= other.ends_on) return PAUSE_PROBLEMS.overlaps;
  }
  return undefined;
}

/** Whether no day of the pause has gone by: only such a one may be removed. */
export const isAhead = ({ starts_on }: PausedDays, today: LocalDate): boolean => starts_on >= today;

/**
 * Whether a pause may be ended with this day: on its own days, and so that no day that has gone by is taken out of it but
 * for `today` itself, which counts again when yesterday is the last.
 */
export const canEndOn = (pause: PausedDays, last: LocalDate, today: LocalDate): boolean =>
  last >= pause.starts_on && last <= pause.ends_on && last >= addDays(today, -1);

/** Those that are not over, the next first. */
export const pausesToCome = <Pause extends PausedDays>(pauses: Iterable<Pause>, today: LocalDate): Pause[] =>
  [...pauses].filter(({ ends_on }) => ends_on >= today).sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1));
