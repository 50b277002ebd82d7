/** When a lock asks: at every start and after a minute away, or after so many minutes away. */
export const LOCK_TIMES = ['start', '1', '5', '15'] as const;
export type LockTime = (typeof LOCK_TIMES)[number];

const MINUTE = 60_000;
/** As much as a device may set its own clock right by, in milliseconds. */
const CORRECTION = 30_000;

/** How long somebody may be away before the app locks, in milliseconds. */
export const awayLimit = (time: LockTime): number => (time === 'start' ? 1 : Number(time)) * MINUTE;

/** The time since somebody was last here, in milliseconds, by both clocks of the device. */
export interface Since {
  /** By the clock on the wall, which may be set, also back, and goes on while the device sleeps. */
  wall: number;
  /** By the clock of this document, which nobody sets, but which may stop while the device sleeps. */
  running: number;
}

/** The time since what was noted, by the clock on the wall. Nothing is noted where nobody was, or a tab has locked. */
export const sinceNoted = (noted: string | null): number =>
  noted === null ? Number.POSITIVE_INFINITY : Date.now() - Number(noted);

/** Whether somebody has been away for too long. A wall clock that was set back says nothing, so then it is asked. */
export function isAway({ wall, running }: Since, limit: number): boolean {
  const isKnown = wall >= -CORRECTION;
  return !(isKnown && Math.max(wall, running) < limit);
}
