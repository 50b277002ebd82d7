import { deviceNow } from '../browser/device-clock.ts';
import { deviceZone } from '../browser/device-zone.ts';
import { dayOfPage, type PageDay } from '../kernel/activity-day.ts';
import { type LocalDate, localDateOf } from '../kernel/calendar.ts';
import type { Tables } from '../notebook/rows.ts';
import { ownProfile } from './profile.ts';

/** When something was written, as its call says it. */
interface Written {
  /** A UTC ISO instant. */
  at: string;
  date: LocalDate;
  /** The IANA zone in which the date is meant. */
  zone: string;
  /** For a past day, on purpose. */
  backdated?: true;
}

/**
 * What is written now says of itself: for today, or for the past day that is given. `day` is where the server puts it,
 * and whether it counts there or may mend it.
 */
export function writtenNow(tables: Tables, past?: LocalDate): { now: Date; written: Written; day: PageDay } {
  const now = deviceNow();
  const zone = ownProfile(tables)?.time_zone ?? deviceZone();
  const today = localDateOf(now, zone);
  const at = now.toISOString();
  const written: Written = past ? { at, date: past, zone, backdated: true } : { at, date: today, zone };
  return { now, written, day: dayOfPage(written, today) };
}
