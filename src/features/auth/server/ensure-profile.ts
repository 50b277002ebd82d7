import { eq, sql } from 'drizzle-orm';
import { unauthenticated } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../server/database.ts';
import { subscriptions, subscriptionTiers } from '../../billing/tables.ts';
import { profiles } from '../../profile/tables.ts';
import { trialEnd } from '../rules.ts';
import { user } from '../tables.ts';

/**
 * Makes the profile and the start membership of an account where they are missing, within a transaction of the
 * server's own role. A repeat changes nothing, also when several come at once. @throws AppError 401 without an account
 */
export async function createProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  // The lock makes those who come at once take turns.
  const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
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
    })
    .onConflictDoNothing();
  if (rowCount === 1) await joinStartTier(tx, userId, instant);
}

async function joinStartTier(tx: Tx, userId: string, instant: string): Promise<void> {
  const member = await tx.$count(subscriptions, eq(subscriptions.user_id, userId));
  if (member > 0) return;
  const [tier] = await tx
    .select({ id: subscriptionTiers.id })
    .from(subscriptionTiers)
    .where(eq(sql`lower(${subscriptionTiers.name})`, 'start'));
  if (!tier) throw new Error('the start tier is missing');
  await tx.insert(subscriptions).values({
    user_id: userId,
    id: newId(),
    tier_id: tier.id,
    status: 'active',
    start_date: instant,
    end_date: null,
    created_at: instant,
  });
}
