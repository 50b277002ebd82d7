import { tzOffset } from '@date-fns/tz/tzOffset';
import type { LocalDate } from './calendar.ts';

/*
 * Times of day as people's clocks show them, 'HH:MM' on the 24-hour clock, across clock changes. Apart from the calendar,
 * which every page loads.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How far the zone's clocks are ahead of UTC at that instant, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => tzOffset(zone, new Date(instant)) * MINUTE_MS;

/**
 * The instant at which clocks in the zone show the day's time: the first one where they show it twice, and the first
 * moment after the gap where they skip it.
 */
export function instantOf(date: LocalDate, time: string, zone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)];
  if (before === after) return new Date(shown - before);
  // The clocks change within a day of it. The larger offset gives the earlier instant.
  const earlier = shown - Math.max(before, after);
  const later = shown - Math.min(before, after);
  const matching = [earlier, later].find((instant) => instant + offsetAt(instant, zone) === shown);
  return new Date(matching ?? changeBetween(earlier, later, zone));
}

/** The first minute at which the offset is the one of `end`; at `start` it is another. */
function changeBetween(start: number, end: number, zone: string): number {
  const wanted = offsetAt(end, zone);
  let [low, high] = [Math.floor(start / MINUTE_MS), Math.ceil(end / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, zone) === wanted) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}

/** What clocks in the zone show at that instant, 'HH:MM'. */
export const localTimeOf = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(11, 16);
