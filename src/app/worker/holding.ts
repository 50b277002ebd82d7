import type { ReleaseInUse } from '../../browser/release-caches.ts';

const DAY = 24 * 60 * 60_000;

/**
 * How long the release before may still be served to those who hold it. A release that closes a hole says 0, and is taken
 * by everybody as soon as nobody is disturbed.
 */
const HELD_DAYS = 14;

/** A release of which this many documents say nothing, for this long, does not start: nobody is kept on it. */
const SILENT_DOCUMENTS = 3;
const SILENT_FOR = 60_000;

/** Whether a held release may go on being served although this worker has brought a newer one. */
export function mayStay({ isHeld, newerSince, silent }: ReleaseInUse, now: number): boolean {
  const isOld = newerSince !== undefined && now - newerSince >= HELD_DAYS * DAY;
  const isSilent =
    silent !== undefined && silent.count > SILENT_DOCUMENTS && now - silent.since >= SILENT_FOR;
  return isHeld && !isOld && !isSilent;
}
