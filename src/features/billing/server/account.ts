import type { Actor, RunStatements } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { type BillingState, type Plan, PRICE_KEYS, type Subscription } from '../contract.ts';
import { accessOf, groundsOf, hasAnyPlan, isCurrentPlan, isPlan } from '../rules/access-policy.ts';
import { cardExpires } from '../rules/periods.ts';
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
  next_charge_cents: number | null;
  cancel_at_period_end: boolean;
  grace_until: string | null;
}

/** Whom the provider knows the person as, and the card that it would charge. */
interface StoredCustomer {
  customer_id: string | null;
  setup_intent_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
}

interface StoredPlans {
  email: string;
  trial_ends_at: string;
  time_zone: string;
  subscriptions: StoredSubscription[];
}

/** Everything that billing knows of a person. */
export type BillingAccount = StoredPlans & StoredCustomer;

const iso = (column: string) =>
  `to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const readPlans = statement<StoredPlans>('billing-account').sql(
  `
    select p.email, p.trial_ends_at, p.time_zone,
      coalesce((select json_agg(row_to_json(mine) order by mine.created_at desc, mine.id desc) from (
        select s.id, s.user_id, s.tier_id, t.name as tier_name, s.status, s.provider_id, s.price_key, s.amount_cents,
          s.next_charge_cents, s.cancel_at_period_end, ${[
            'start_date',
            'end_date',
            'created_at',
            'current_period_end',
            'grace_until',
          ]
            .map(iso)
            .join(', ')}
        from subscriptions s join subscription_tiers t on t.id = s.tier_id where s.user_id = :userId) mine), '[]') as subscriptions
    from profiles p where p.id = :userId`,
  ['userId'],
);

/** On its own: of tables that may lie on several machines, it is looked up by the provider's ids and lies with those. */
const readCustomer = statement<StoredCustomer>('billing-account-customer').sql(`
    select customer_id, setup_intent_id, card_brand, card_last4, card_exp_month, card_exp_year
    from billing_customers where user_id = :userId`);

const NO_CUSTOMER: StoredCustomer = {
  customer_id: null,
  setup_intent_id: null,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
};

async function readWith(run: RunStatements, userId: string): Promise<BillingAccount | undefined> {
  const { plans, customers } = await run({
    plans: readPlans({ userId }),
    customers: readCustomer({ userId }),
  });
  return plans[0] && { ...plans[0], ...(customers[0] ?? NO_CUSTOMER) };
}

/** The account of whoever calls, as the last statement of their transaction. Undefined without a profile. */
export const accountOf = ({ finish, userId }: Actor): Promise<BillingAccount | undefined> =>
  readWith(finish, userId);

/** The same in the middle of a transaction. */
export const readAccountOf = ({ run, userId }: Actor): Promise<BillingAccount | undefined> =>
  readWith(run, userId);

/** The same, read again after something was done elsewhere. */
export const accountNow = (services: Services, userId: string): Promise<BillingAccount | undefined> =>
  services.database.asJob(userId, services.clock(), readAccountOf);

const asMembership = ({ tier_name, ...rest }: StoredSubscription) => ({ ...rest, tier: tier_name });

/** Whether the person has a plan, whoever pays for it; one that waits for a payment is one too. */
export const hasPlan = ({ subscriptions }: BillingAccount, now: Date): boolean =>
  hasAnyPlan(subscriptions.map(asMembership), now);

/** Whether a plan lets the person write now. */
export const hasCurrentPlan = ({ subscriptions }: BillingAccount, now: Date): boolean =>
  subscriptions.some((each) => isCurrentPlan(asMembership(each), now));

/** When the trial ends that is still running; undefined once it is over. */
export function runningTrial({ trial_ends_at }: BillingAccount, now: Date): Date | undefined {
  const ends = new Date(trial_ends_at);
  return ends > now ? ends : undefined;
}

export function stateOf(account: BillingAccount, payments: Payments | undefined, now: Date): BillingState {
  const { trial_ends_at, subscriptions } = account;
  const available = payments !== undefined;
  const grounds = groundsOf({ trial_ends_at, memberships: subscriptions.map(asMembership) });
  const { reason, canWrite } = accessOf({ available, grounds }, now);
  return {
    access: reason,
    may_write: canWrite,
    trial_ends_at,
    days_left: trialDaysLeft(new Date(trial_ends_at), now),
    test_mode: payments?.testMode ?? false,
    available,
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
  const plans = account.subscriptions.filter((each) => isPlan(asMembership(each)));
  const plan = plans.find((each) => isCurrentPlan(asMembership(each), now)) ?? plans[0];
  if (!plan) return null;
  return {
    tier: titled(plan.tier_name),
    status: plan.status,
    price_key: PRICE_KEYS.find((key) => key === plan.price_key) ?? null,
    amount_cents: plan.amount_cents ?? 0,
    current_period_end: plan.current_period_end ?? plan.end_date,
    next_charge_cents: plan.status === 'trialing' ? plan.next_charge_cents : null,
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
