import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { type PlanState, planChanges } from '../rules/plan-change.ts';
import type { BillingAccount } from './account.ts';
import type { CustomerFacts, Provider } from './provider.ts';
import type { SubscriptionFacts } from './provider-facts.ts';

/** What a paid plan makes its person a member of. */
const PAID_TIER = 'growth';

const customerAdded = statement('billing-customer-add').sql(`
    insert into billing_customers (user_id, customer_id, created_at) values (:userId, :customer, :now)
    on conflict (user_id) do nothing`);
const customerIdOf = statement<{ customer_id: string }>('billing-customer').sql(
  'select customer_id from billing_customers where user_id = :userId',
);

/** The person's id at the provider, made there with the first request to pay. */
export async function customerOf(
  services: Services,
  provider: Provider,
  userId: string,
  account: BillingAccount,
): Promise<string> {
  if (account.customer_id !== null) return account.customer_id;
  const made = await provider.createCustomer(userId, account.email);
  const now = services.clock();
  return services.database.asJob(userId, now, async ({ run }) => {
    await run(customerAdded({ userId, customer: made, now: now.toISOString() }));
    const [stored] = await run(customerIdOf({ userId }));
    return stored?.customer_id ?? made;
  });
}

/**
 * What asking the provider came to: 'same' as stored, 'changed', 'late' when somebody asked after us and wrote before,
 * 'unknown' for nobody of ours.
 */
export type Refreshed = 'same' | 'changed' | 'late' | 'unknown';

/**
 * Writes what stands at the provider now. However many ask at once and in whatever order they finish, what the last one
 * to begin has seen stays: each takes a number before it asks, and none writes over a larger one.
 */
export async function refreshCustomer(
  services: Services,
  provider: Provider,
  customer: string,
): Promise<Refreshed> {
  const { rows } = await services.database.db.execute<{ user_id: string; looks: number }>(sql`
    update billing_customers set looks = looks + 1 where customer_id = ${customer} returning user_id, looks`);
  const [look] = rows;
  if (!look) return 'unknown';
  const facts = await provider.facts(customer);
  const now = services.clock();
  return services.database.asJob(look.user_id, now, (actor) => saveFacts(actor, Number(look.looks), facts));
}

const factsUpdate = statement<{ card_changed: boolean }>('billing-facts-keep').sql(`
    update billing_customers c set look = :look, card_brand = :brand, card_last4 = :last4, card_exp_month = :month,
      card_exp_year = :year
    from billing_customers before
    where c.user_id = :userId and before.user_id = c.user_id and c.look < :look
    returning before.card_last4 is distinct from c.card_last4
      or before.card_exp_year is distinct from c.card_exp_year
      or before.card_exp_month is distinct from c.card_exp_month as card_changed`);

async function saveFacts(
  actor: Actor,
  look: number,
  { card, subscriptions }: CustomerFacts,
): Promise<Refreshed> {
  const { userId } = actor;
  const {
    kept: [kept],
    stored,
  } = await actor.run({
    kept: factsUpdate({
      ...{ userId, look },
      ...{ brand: card?.brand, last4: card?.last4, month: card?.exp_month, year: card?.exp_year },
    }),
    stored: plansStored({ userId }),
  });
  if (!kept) return 'late';
  await notePlanChanges(actor, stored, subscriptions);
  let changed = kept.card_changed;
  for (const facts of subscriptions) {
    if (await keepSubscription(actor, facts)) changed = true;
  }
  if (await endOthers(actor, subscriptions)) changed = true;
  return changed ? 'changed' : 'same';
}

const plansStored = statement<PlanState & { id: string }>('billing-plans').sql(`
    select provider_id as id, status, price_key as "priceKey", amount_cents as "amountCents",
      end_date is not null as ends
    from subscriptions where user_id = :userId and provider_id is not null`);

/** Tells the account's log what differs from what was stored. */
async function notePlanChanges(
  { tx, userId, now }: Actor,
  stored: (PlanState & { id: string })[],
  subscriptions: SubscriptionFacts[],
): Promise<void> {
  const before = new Map(stored.map((plan) => [plan.id, plan]));
  const after = new Map(subscriptions.map((facts) => [facts.id, planStateOf(facts)]));
  for (const kind of planChanges(before, after)) await noteAccountEvent(tx, { userId, kind, now });
}

const planStateOf = ({ status, priceKey, amountCents, endsAt }: SubscriptionFacts): PlanState => ({
  status,
  priceKey: priceKey ?? null,
  amountCents,
  ends: endsAt !== undefined,
});

const isoOrNull = (at: Date | undefined): string | null => at?.toISOString() ?? null;

const subscriptionKept = statement<{ id: string }>('billing-subscription-keep').sql(`
    insert into subscriptions as s (user_id, id, tier_id, status, start_date, end_date, created_at, provider_id,
      price_key, amount_cents, current_period_end, next_charge_cents, cancel_at_period_end, grace_until)
    select :userId::uuid, :id::uuid, t.id, :status, :startedAt::timestamptz, :endsAt::timestamptz, :now::timestamptz,
      :providerId, :priceKey::text, :amountCents::int, :periodEnd::timestamptz, :nextCents::int,
      :cancelsAtPeriodEnd::boolean, :graceUntil::timestamptz
    from subscription_tiers t where lower(t.name) = '${PAID_TIER}'
    on conflict (user_id, provider_id) do update set status = excluded.status, start_date = excluded.start_date,
      end_date = excluded.end_date, price_key = excluded.price_key, amount_cents = excluded.amount_cents,
      current_period_end = excluded.current_period_end, next_charge_cents = excluded.next_charge_cents,
      cancel_at_period_end = excluded.cancel_at_period_end, grace_until = excluded.grace_until
    where (s.status, s.start_date, s.end_date, s.price_key, s.amount_cents, s.current_period_end,
        s.next_charge_cents, s.cancel_at_period_end, s.grace_until)
      is distinct from (excluded.status, excluded.start_date, excluded.end_date, excluded.price_key,
        excluded.amount_cents, excluded.current_period_end, excluded.next_charge_cents,
        excluded.cancel_at_period_end, excluded.grace_until)
    returning id`);

/** Whether that changed anything. */
async function keepSubscription({ run, userId, now }: Actor, facts: SubscriptionFacts): Promise<boolean> {
  const rows = await run(
    subscriptionKept({
      ...{ userId, id: newId(), now: now.toISOString() },
      status: facts.status,
      startedAt: facts.startedAt.toISOString(),
      endsAt: isoOrNull(facts.endsAt),
      providerId: facts.id,
      priceKey: facts.priceKey,
      amountCents: facts.amountCents,
      periodEnd: isoOrNull(facts.periodEnd),
      nextCents: facts.nextCents,
      cancelsAtPeriodEnd: facts.cancelsAtPeriodEnd,
      graceUntil: isoOrNull(facts.graceUntil),
    }),
  );
  return rows.length === 1;
}

const othersEnded = statement<{ id: string }>('billing-others-end').sql(`
    update subscriptions set status = 'canceled', end_date = coalesce(end_date, :now)
    where user_id = :userId and provider_id is not null and status <> 'canceled'
      and not (provider_id = any(:known::text[]))
    returning id`);

/** What the provider no longer knows has ended. */
async function endOthers({ run, userId, now }: Actor, known: SubscriptionFacts[]): Promise<boolean> {
  const rows = await run(othersEnded({ userId, now: now.toISOString(), known: known.map(({ id }) => id) }));
  return rows.length > 0;
}
