import { eq } from 'drizzle-orm';
import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Api } from '../../server/api.ts';
import type { Caller, Tx } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { ensureProfile } from '../auth/server.ts';
import { REMINDER_MESSAGES } from '../reminders/contract.ts';
import { inWeekOrder, normalizePhone } from '../reminders/rules.ts';
import { changeProfile, ensureOwnProfile, getProfile, type Profile, type ProfileChange } from './contract.ts';
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

export function registerProfile(api: Api): void {
  api.serve(getProfile, ({ caller, services }) => profileOf(services, caller));

  api.serve(ensureOwnProfile, async ({ caller, services, now }) => {
    await ensureProfile(services, caller, now);
    return profileOf(services, caller);
  });

  api.serve(changeProfile, ({ caller, services, body, now }) =>
    services.database.asUser(caller, (tx) => change(tx, caller.userId, body, now)),
  );
}

async function profileOf(services: Services, caller: Caller): Promise<Profile> {
  const [row] = await services.database.read<Profile>(caller, {
    name: 'profile',
    text: 'select * from profiles where id = $1',
    values: [caller.userId],
  });
  if (!row) throw profileMissing();
  return row;
}

/** Writes the change in one statement. @throws AppError 400 when text reminders would be left without a number. */
async function change(tx: Tx, userId: string, wanted: ProfileChange, now: Date): Promise<Profile> {
  const [row] = await tx
    .update(profiles)
    .set({ ...tidied(wanted), updated_at: now.toISOString() })
    .where(eq(profiles.id, userId))
    .returning();
  if (!row) throw profileMissing();
  if (row.phone_reminders_enabled && !row.phone_number) throw invalid(REMINDER_MESSAGES.phoneRequired);
  return row as Profile;
}

function tidied(wanted: ProfileChange): ProfileChange {
  const tidy = { ...wanted };
  if (wanted.phone_number) {
    const phone = normalizePhone(wanted.phone_number);
    if (!phone) throw invalid(REMINDER_MESSAGES.phoneShape);
    tidy.phone_number = phone;
  }
  if (wanted.reminder_days_am) tidy.reminder_days_am = inWeekOrder(wanted.reminder_days_am);
  if (wanted.reminder_days_pm) tidy.reminder_days_pm = inWeekOrder(wanted.reminder_days_pm);
  return tidy;
}
