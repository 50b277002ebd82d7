import { eq } from 'drizzle-orm';
import { forbidden } from '../../kernel/errors.ts';
import type { Api } from '../../server/api.ts';
import type { Tx } from '../../server/database.ts';
import { profiles } from '../profile/tables.ts';
import { checkFeatureAccess } from './contract.ts';
import { type Membership, mayUse } from './rules.ts';
import { subscriptions, subscriptionTiers } from './tables.ts';

/** What a person may use. */
export function registerBilling(api: Api): void {
  api.serve(checkFeatureAccess, async ({ caller, body, now, services }) => {
    if (body.p_user_id !== caller.userId) throw forbidden();
    const membership = await services.database.asUser(caller, (tx) => membershipOf(tx, caller.userId));
    return mayUse(body.p_feature_name, membership, now);
  });
}

async function membershipOf(tx: Tx, userId: string): Promise<Membership> {
  const [profile] = await tx
    .select({ trial_ends_at: profiles.trial_ends_at })
    .from(profiles)
    .where(eq(profiles.id, userId));
  const held = await tx
    .select({ tier: subscriptionTiers.name, status: subscriptions.status, end_date: subscriptions.end_date })
    .from(subscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tier_id))
    .where(eq(subscriptions.user_id, userId));
  return { trial_ends_at: profile?.trial_ends_at ?? null, subscriptions: held };
}
