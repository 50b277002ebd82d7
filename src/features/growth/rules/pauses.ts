import { type DayRange, daysOf, type LocalDate } from '../../../kernel/calendar.ts';
import type { SyncedRows } from '../../feed/contract.ts';

/** A pause as devices keep it. */
export type OwnPause = Omit<SyncedRows['pauses'], 'seq'>;

/** The days of a pause, both included. */
export type PausedDays = Pick<OwnPause, 'starts_on' | 'ends_on'>;

/** The pause that the day lies in, if any. */
export function pauseOn<Pause extends PausedDays>(
  pauses: Iterable<Pause>,
  day: LocalDate,
): Pause | undefined {
  for (const pause of pauses) if (pause.starts_on <= day && day <= pause.ends_on) return pause;
  return undefined;
}

/** The days of the range that lie in a pause, in order. */
export const pausedDaysOf = (pauses: readonly PausedDays[], range: DayRange): LocalDate[] =>
  daysOf(range).filter((day) => pauseOn(pauses, day));
