import { eq, sql } from 'drizzle-orm';
import { forbidden } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Api } from '../../server/api.ts';
import type { Tx } from '../../server/database.ts';
import { prepared } from '../../server/statement.ts';
import { checkFeatureAccess } from './contract.ts';
import { subscriptions, subscriptionTiers } from './tables.ts';

/** The SQL function that decides what a person may do: see the migration that makes it. */
const GATE = 'billing_gate';

const mayUse = prepared<{ allowed: boolean }>('billing-may-use', `select ${GATE}($1, $2, $3) as allowed`);

/** Registers what a person may do, and the call that asks. */
export function registerBilling(api: Api): void {
  api.gateWith(GATE);

  api.serve(checkFeatureAccess, async (actor, { body }) => {
    if (body.p_user_id !== actor.userId) throw forbidden();
    const asked = mayUse(actor.userId, `feature:${body.p_feature_name}`, actor.now.toISOString());
    const [[answer]] = await actor.finish(asked);
    return answer?.allowed ?? false;
  });
}

/** Makes a new account a member of the start tier, within a transaction of the server's own role. */
export async function joinStartTier(tx: Tx, userId: string, now: Date): Promise<void> {
  const instant = now.toISOString();
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
