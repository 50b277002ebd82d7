import { eq } from 'drizzle-orm';
import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Tx } from '../../server/database.ts';
import { profiles } from './tables.ts';

const profileMissing = () =>
  new AppError(404, 'profile_missing', "We couldn't find your profile. Please contact support.");

/** The person's time zone. @throws AppError 404 when the profile does not exist. */
export async function zoneOf(tx: Tx, userId: string): Promise<string> {
  const [profile] = await tx
    .select({ time_zone: profiles.time_zone })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!profile) throw profileMissing();
  return profile.time_zone;
}

/** The day that the person calls today. */
export async function todayOf(tx: Tx, userId: string, now: Date): Promise<LocalDate> {
  return localDateOf(now, await zoneOf(tx, userId));
}
