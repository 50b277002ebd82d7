import { eq, sql } from 'drizzle-orm';
import { AppError, forbidden, notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Actor, Tx } from '../../server/database.ts';
import { errorFields } from '../../server/log.ts';
import type { Services } from '../../server/services.ts';
import { statement } from '../../server/statement.ts';
import {
  type BillingState,
  checkCoupon,
  checkFeatureAccess,
  completeCheckout as completeCheckoutCall,
  createCheckoutSession,
  createSetupIntent,
  finalizeSubscription,
  getBilling,
  listPlans,
  listSubscriptionTiers,
  openPortal,
  redeemCoupon,
} from './contract.ts';
import { accountNow, accountOf, type BillingAccount, runningTrial, stateOf } from './server/account.ts';
import { countAttempt } from './server/attempt-limit.ts';
import { cancelBeforeDeletion, cancellationsJob, settleCancellations } from './server/cancellations.ts';
import { type Buyer, completeCheckout, finalize, openCardForm, openCheckout } from './server/checkout.ts';
import { lookAt, redeem } from './server/coupons.ts';
import { type Payments, paymentsOf, requirePayments } from './server/payments.ts';
import { plansOf } from './server/plans.ts';
import { reconcile, reconcileJob, redo } from './server/reconcile.ts';
import { eventJob, processEvent, serveWebhook, WEBHOOK_PATH } from './server/webhook.ts';
import { texts } from './spoken-texts.ts';
import { subscriptions, subscriptionTiers } from './tables.ts';

/** The SQL functions that decide what a person may do: see the migration that makes them. */
const GATE = 'billing_gate';
const GATE_WITHOUT_PAYMENT = 'billing_gate_without_payment';

const mayUse = (gate: string) =>
  statement<{ allowed: boolean }>(`billing-may-use-${gate}`).sql(
    `select ${gate}(:userId, :access, :now) as allowed`,
    ['userId', 'access', 'now'],
  );

const readTiers = statement<{ id: string; name: string; features: string[] }>('billing-tiers').sql(`
    select t.id, t.name, array(select f.feature from tier_features f where f.tier_id = t.id order by 1) as features
    from subscription_tiers t order by t.name = 'start' desc, t.name`);

/** Registers what a person may do, and everything about paying. */
export function registerBilling(api: Api): void {
  const payments = paymentsOf(api.services);
  const gate = payments ? GATE : GATE_WITHOUT_PAYMENT;
  api.gateWith(gate);
  serveAccess(api, gate, payments);
  serveBuying(api, payments);
  serveCoupons(api);
  if (!payments) return;
  api.services.stripeStandIn?.register(api, WEBHOOK_PATH);
  serveWebhook(api, payments);
  workLater(api.services, payments);
}

function serveAccess(api: Api, gate: string, payments: Payments | undefined): void {
  const askGate = mayUse(gate);
  api.serve(checkFeatureAccess, async (actor, { body }) => {
    if (body.p_user_id !== actor.userId) throw forbidden();
    const asked = askGate({
      userId: actor.userId,
      access: `feature:${body.p_feature_name}`,
      now: actor.now.toISOString(),
    });
    const [answer] = await actor.finish(asked);
    return answer?.allowed ?? false;
  });

  api.serve(getBilling, async (actor) => stateOf(await mustHaveAccount(actor), payments, actor.now));

  api.serve(listSubscriptionTiers, async (actor) => {
    const tiers = await actor.finish(readTiers());
    return { tiers };
  });
}

async function mustHaveAccount(actor: Actor): Promise<BillingAccount> {
  const account = await accountOf(actor);
  if (!account) throw notFound(texts.profileNotFound);
  return account;
}

/** The provider is asked when the request's transaction is over: it may take longer than one may stay open. */
function serveBuying(api: Api, possible: Payments | undefined): void {
  const { services } = api;
  const buying = async (actor: Actor): Promise<Buyer> => {
    const payments = requirePayments(possible);
    const account = await mustHaveAccount(actor);
    return { services, payments, userId: actor.userId, account, now: actor.now };
  };
  const stateNow = async ({ userId, payments }: Buyer): Promise<BillingState> => {
    const account = await accountNow(services, userId);
    if (!account) throw notFound(texts.profileNotFound);
    return stateOf(account, payments, services.clock());
  };

  api.serve(listPlans, async (actor, { query }) => {
    const { payments, account, now } = await buying(actor);
    const asked = {
      zone: account.time_zone,
      now,
      trialEndsAt: runningTrial(account, now),
      customer: account.customer_id ?? undefined,
    };
    const code = query.promotion_code || undefined;
    return new AfterCommit(async () => {
      if (code) await countAttempt(services, 'code', actor.userId, now);
      return plansOf(payments, { ...asked, code });
    });
  });

  api.serve(createCheckoutSession, async (actor, { body }) => {
    const buyer = await buying(actor);
    return new AfterCommit(async () => {
      await countAttempt(services, 'card', buyer.userId, buyer.now);
      return { url: await openCheckout(buyer, body) };
    });
  });

  api.serve(completeCheckoutCall, async (actor, { body }) => {
    const buyer = await buying(actor);
    return new AfterCommit(async () => {
      await completeCheckout(buyer, body.session_id);
      return stateNow(buyer);
    });
  });

  api.serve(createSetupIntent, async (actor) => {
    const buyer = await buying(actor);
    return new AfterCommit(async () => {
      await countAttempt(services, 'card', buyer.userId, buyer.now);
      return openCardForm(buyer);
    });
  });

  api.serve(finalizeSubscription, async (actor, { body }) => {
    const buyer = await buying(actor);
    return new AfterCommit(async () => {
      await finalize(buyer, body);
      return stateNow(buyer);
    });
  });

  api.serve(openPortal, async (actor) => {
    const { payments, account } = await buying(actor);
    const customer = account.customer_id;
    if (customer === null) throw new AppError(404, 'not_found', texts.noCard);
    return new AfterCommit(async () => {
      const provider = await payments.provider();
      return { url: await provider.openPortal(customer, `${services.config.appUrl}/profile`) };
    });
  });
}

function serveCoupons(api: Api): void {
  const { services } = api;
  api.servePublic(checkCoupon, async ({ params, clientKey }) => {
    await countAttempt(services, 'code', clientKey(), services.clock());
    return lookAt(services, params.code, services.clock());
  });

  api.serve(redeemCoupon, async ({ userId, now }, { body }) => {
    // Counted in a transaction of its own, which stays when the code is refused.
    return new AfterCommit(async () => {
      await countAttempt(services, 'code', userId, now);
      return services.database.asJob(userId, now, (actor) => redeem(actor, body.code));
    });
  });
}

const NIGHTLY = '41 3 * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** What is done after an answer, at night, and when an account goes. */
function workLater(services: Services, payments: Payments): void {
  const { jobs, log } = services;
  const provider = () => payments.provider();
  jobs.handle(eventJob, async (data) => {
    await processEvent(services, payments, data);
  });
  jobs.handle(reconcileJob, async () => {
    await reconcile(services, payments);
  });
  jobs.handle(cancellationsJob, async () => {
    await settleCancellations(services, await provider());
  });
  for (const [job, cron] of [
    [reconcileJob, NIGHTLY],
    [cancellationsJob, EVERY_TEN_MINUTES],
  ] as const) {
    jobs.schedule(job, cron, {}).catch((error) => log.error('schedule failed', errorFields(error)));
  }
  services.accountEndings.register((userId) => cancelBeforeDeletion(services, provider, userId));
}

/** Works on one of the provider's messages again, for the operator. @throws AppError 503 where nobody can pay */
export const retryEvent = (services: Services, id: string): Promise<string> =>
  redo(services, requirePayments(paymentsOf(services)), id);

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
