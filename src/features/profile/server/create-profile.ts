import { eq, sql } from 'drizzle-orm';
import { unauthenticated } from '../../../kernel/errors.ts';
import type { OfferedLanguage } from '../../../kernel/languages.ts';
import type { Tx } from '../../../server/database.ts';
import { user } from '../../../tables/user.ts';
import { trialEnd } from '../../billing/rules.ts';
import { joinStartTier } from '../../billing/server.ts';
import { profiles } from '../tables.ts';

/** What is known of the device on which the account begins. */
export interface ProfilePreset {
  language: OfferedLanguage;
  /** The default where it is not known. */
  zone?: string | undefined;
}

/**
 * Makes the profile and the start membership of an account where they are missing, within a transaction of the
 * server's own role. A repeat changes nothing, also when several come at once. @throws AppError 401 without an account
 */
export async function createProfile(
  tx: Tx,
  userId: string,
  now: Date,
  { language, zone }: ProfilePreset,
): Promise<void> {
  // First of all, as every writer: so those who come at once take turns.
  await tx.execute(sql`select app_take_number(${userId})`);
  const [account] = await tx.select().from(user).where(eq(user.id, userId));
  if (!account) throw unauthenticated();
  const instant = now.toISOString();
  const { rowCount } = await tx
    .insert(profiles)
    .values({
      id: userId,
      name: account.name,
      email: account.email,
      status: 'trial',
      created_at: instant,
      updated_at: instant,
      trial_ends_at: trialEnd(now).toISOString(),
      time_zone: zone,
      language,
    })
    .onConflictDoNothing();
  if (rowCount === 1) await joinStartTier(tx, userId, now);
}
