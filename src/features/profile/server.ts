import { eq, getTableColumns } from 'drizzle-orm';
import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { spokenLanguage } from '../../server/spoken.ts';
import { columnList, statement } from '../../server/statement.ts';
import { inWeekOrder, normalizePhone } from '../reminders/rules.ts';
import { texts as remindersTexts } from '../reminders/spoken-texts.ts';
import {
  changeProfile,
  ensureOwnProfile,
  getProfile,
  grantModelConsent,
  type Profile,
  type ProfileChange,
  profileSchema,
  takeModelConsentBack,
} from './contract.ts';
import { createProfile, type ProfilePreset } from './server/create-profile.ts';
import { texts } from './spoken-texts.ts';
import { profiles } from './tables.ts';

export { createProfile, type ProfilePreset };

const profileMissing = () => new AppError(404, 'profile_missing', texts.profileMissing);

/** The zone in which the person lives. @throws AppError 404 when the profile does not exist. */
export async function zoneOf(actor: Actor): Promise<string> {
  const zone = await actor.timeZone();
  if (zone === null) throw profileMissing();
  return zone;
}

/** The day that the person calls today. @throws AppError 404 when the profile does not exist. */
export const todayOf = async (actor: Actor): Promise<LocalDate> =>
  localDateOf(actor.now, await zoneOf(actor));

const columns = getTableColumns(profiles);
/** What is answered of the row: the pages of text in it are not. */
const answered = Object.fromEntries(
  Object.keys(profileSchema.shape).map((name) => [name, columns[name as keyof Profile]]),
) as Pick<typeof columns, keyof Profile>;

const readProfile = statement<Profile>('profile').sql(
  `select ${columnList(Object.keys(profileSchema.shape))} from profiles where id = :userId`,
);

/** Who agreed before keeps the instant at which they did. */
const consentGiven = statement('profile-consent-give').sql(`
    update profiles set model_consent_at = :now, model_consent_host = :host, updated_at = :now
    where id = :userId and model_consent_host is distinct from :host`);
const consentTaken = statement('profile-consent-take').sql(`
    update profiles set model_consent_at = null, model_consent_host = null, updated_at = :now
    where id = :userId and model_consent_at is not null`);

const otherModel = () => new AppError(409, 'other_model', texts.otherLanguageModel);

export function registerProfile(api: Api): void {
  api.serve(getProfile, ownProfile);

  api.serve(ensureOwnProfile, async (actor, { services }) => {
    const [profile] = await actor.finish(readProfile({ userId: actor.userId }));
    return profile ?? new AfterCommit(() => madeProfile(services, actor, { language: spokenLanguage() }));
  });

  api.serve(changeProfile, (actor, { body }) => change(actor, body), ownProfile);

  api.serve(grantModelConsent, async ({ userId, now, finish }, { body: { host }, services }) => {
    if (services.languageModel?.host !== host) throw otherModel();
    await finish(consentGiven({ userId, now: now.toISOString(), host }));
    return undefined;
  });

  api.serve(takeModelConsentBack, async ({ userId, now, finish }) => {
    await finish(consentTaken({ userId, now: now.toISOString() }));
    return undefined;
  });
}

async function ownProfile(actor: Actor): Promise<Profile> {
  const [profile] = await actor.finish(readProfile({ userId: actor.userId }));
  if (!profile) throw profileMissing();
  return profile;
}

async function madeProfile(
  { database }: Services,
  { userId, now }: Actor,
  preset: ProfilePreset,
): Promise<Profile> {
  await database.asServer((tx) => createProfile(tx, userId, now, preset));
  const [profile] = await database.asJob(userId, now, (actor) => actor.run(readProfile({ userId })));
  if (!profile) throw profileMissing();
  return profile;
}

/** Writes the change in one statement. @throws AppError 400 when text reminders would be left without a number. */
async function change({ tx, userId, now }: Actor, wanted: ProfileChange): Promise<Profile> {
  const [row] = await tx
    .update(profiles)
    .set({ ...tidied(wanted), updated_at: now.toISOString() })
    .where(eq(profiles.id, userId))
    .returning(answered);
  if (!row) throw profileMissing();
  if (row.phone_reminders_enabled && !row.phone_number) throw invalid(remindersTexts.phoneRequired);
  return row as Profile;
}

function tidied(wanted: ProfileChange): ProfileChange {
  const tidy = { ...wanted };
  if (wanted.phone_number) {
    const phone = normalizePhone(wanted.phone_number);
    if (!phone) throw invalid(remindersTexts.phoneShape);
    tidy.phone_number = phone;
  }
  if (wanted.reminder_days_am) tidy.reminder_days_am = inWeekOrder(wanted.reminder_days_am);
  if (wanted.reminder_days_pm) tidy.reminder_days_pm = inWeekOrder(wanted.reminder_days_pm);
  return tidy;
}
