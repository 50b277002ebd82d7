import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { type BillingState, type Plan, PRICE_KEYS, type Subscription } from '../contract.ts';
import { accessOf, cardExpires } from '../rules/access.ts';
import { trialDaysLeft } from '../rules.ts';
import type { Payments } from './payments.ts';

/** A membership as it is stored, with the name of its tier. */
export interface StoredSubscription {
  id: string;
  user_id: string;
  tier_id: string;
  tier_name: string;
  status: string;
  start_date: string;
  end_date: string | null;
  created_at: string;
  provider_id: string | null;
  price_key: string | null;
  amount_cents: number | null;
  current_period_end: string | null;
  cancel_at_period_end: boolean;
  grace_until: string | null;
}

/** Everything that billing knows of a person. */
export interface BillingAccount {
  email: string;
  trial_ends_at: string;
  time_zone: string;
  customer_id: string | null;
  setup_intent_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  subscriptions: StoredSubscription[];
}

const iso = (column: string) =>
  `to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const readAccount = statement<BillingAccount>('billing-account').sql(
  `
    select p.email, p.trial_ends_at, p.time_zone, c.customer_id, c.setup_intent_id, c.card_brand, c.card_last4,
      c.card_exp_month, c.card_exp_year,
      coalesce((select json_agg(row_to_json(mine) order by mine.created_at desc, mine.id desc) from (
        select s.id, s.user_id, s.tier_id, t.name as tier_name, s.status, s.provider_id, s.price_key, s.amount_cents,
          s.cancel_at_period_end, ${[
            'start_date',
            'end_date',
            'created_at',
            'current_period_end',
            'grace_until',
          ]
            .map(iso)
            .join(', ')}
        from subscriptions s join subscription_tiers t on t.id = s.tier_id where s.user_id = :userId) mine), '[]') as subscriptions
    from profiles p left join billing_customers c on c.user_id = p.id where p.id = :userId`,
  ['userId'],
);

/** The account of whoever calls, as the last statement of their transaction. Undefined without a profile. */
export async function accountOf(actor: Actor): Promise<BillingAccount | undefined> {
  const [account] = await actor.finish(readAccount({ userId: actor.userId }));
  return account;
}

/** The same, read anew after something was done elsewhere. */
export const accountNow = (services: Services, userId: string): Promise<BillingAccount | undefined> =>
  services.database.asJob(userId, services.clock(), async (actor) => {
    const [account] = await actor.run(readAccount({ userId }));
    return account;
  });

const isPaidTier = ({ tier_name }: StoredSubscription) => tier_name.toLowerCase() !== 'start';

const asMembership = ({ tier_name, ...rest }: StoredSubscription) => ({ ...rest, tier: tier_name });

/** Whether the person has a plan, whoever pays for it; one that waits for a payment is one too. */
export const hasPlan = ({ subscriptions }: BillingAccount, now: Date): boolean =>
  subscriptions.some(
    (each) =>
      isPaidTier(each) &&
      (each.status === 'past_due' || accessOf(now.toISOString(), [asMembership(each)], now) === 'paid'),
  );

export function stateOf(account: BillingAccount, payments: Payments | undefined, now: Date): BillingState {
  const { trial_ends_at, subscriptions } = account;
  const access = accessOf(trial_ends_at, subscriptions.map(asMembership), now);
  return {
    access,
    may_write: access !== 'ended' || !payments,
    trial_ends_at,
    days_left: trialDaysLeft(new Date(trial_ends_at), now),
    test_mode: payments?.testMode ?? false,
    available: payments !== undefined,
    subscription: planOf(account, now),
    subscriptions: subscriptions.map(withTier),
  };
}

const withTier = (stored: StoredSubscription): Subscription => ({
  ...stored,
  tier: { id: stored.tier_id, name: stored.tier_name },
});

/** The plan that holds, else the last one there was. */
function planOf(account: BillingAccount, now: Date): Plan | null {
  const plans = account.subscriptions.filter(isPaidTier);
  const holds = (each: StoredSubscription) =>
    accessOf(now.toISOString(), [asMembership(each)], now) !== 'ended';
  const plan = plans.find(holds) ?? plans[0];
  if (!plan) return null;
  return {
    tier: titled(plan.tier_name),
    status: plan.status,
    price_key: PRICE_KEYS.find((key) => key === plan.price_key) ?? null,
    amount_cents: plan.amount_cents ?? 0,
    current_period_end: plan.current_period_end ?? plan.end_date,
    cancel_at_period_end: plan.cancel_at_period_end,
    grace_until: plan.status === 'past_due' ? plan.grace_until : null,
    card: plan.provider_id === null ? null : cardOf(account, now),
  };
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function cardOf(account: BillingAccount, now: Date): Plan['card'] {
  const { card_brand: brand, card_last4: last4, card_exp_month, card_exp_year } = account;
  if (brand === null || last4 === null || card_exp_month === null || card_exp_year === null) return null;
  const ends = { exp_month: card_exp_month, exp_year: card_exp_year };
  return { brand, last4, ...ends, expiring: cardExpires(ends, now) };
}
