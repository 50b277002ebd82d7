import { AppError } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import type { createCheckoutSession, finalizeSubscription, PriceKey, Starts } from '../contract.ts';
import type { LaterQuote } from '../rules/quote-after-trial.ts';
import { texts } from '../spoken-texts.ts';
import { type BillingAccount, hasPlan, runningTrial } from './account.ts';
import {
  amountChanged,
  beginPlan,
  notYours,
  type PlanRequest,
  planAlready,
  promotionInvalid,
  setupIncomplete,
} from './begin-plan.ts';
import { customerOf } from './customers.ts';
import type { Payments } from './payments.ts';
import { laterStartOf, type Offer, offerOf, planStartOf, quoteFor, startsOf } from './plans.ts';
import type { Promotion, Provider, Setup } from './provider.ts';
import { laterQuoteInText, quoteInText } from './quote-in-text.ts';

/** Who asks, and how this server takes payments. */
export interface Buyer {
  services: Services;
  payments: Payments;
  userId: string;
  account: BillingAccount;
  now: Date;
}

/** The checkout page closes after this long, so that what it says holds while it is open. */
const CHECKOUT_OPEN_MS = 3_600_000;
/** A charge that is as near as this, in milliseconds, cannot be put off to its instant any more. */
const TOO_NEAR_MS = 60_000;

/** @throws AppError 400 when it does not hold for this person */
async function promotionOf(
  provider: Provider,
  id: string | null | undefined,
  customer: string,
): Promise<Promotion | undefined> {
  if (!id) return undefined;
  const found = await provider.promotion(id, customer);
  if (!found) throw promotionInvalid(texts.promotionUnknown);
  if (!found.usable) throw promotionInvalid(texts.promotionUsed);
  return found;
}

interface Chosen {
  starts?: Starts | undefined;
  shown_cents?: number | undefined;
}

/**
 * The quote of a plan that begins after the trial; undefined for one that begins today.
 * @throws AppError 409 when the beginning or the first charge is not what was shown, 400 for the code
 */
function laterAsShown(offer: Offer, wanted: Promotion | undefined, chosen: Chosen): LaterQuote | undefined {
  if (wanted && !offer.promotion) throw promotionInvalid(texts.promotionNotForPlan);
  const starts = startsOf(offer, chosen.starts);
  const quote = quoteFor(offer, starts);
  const shown = chosen.shown_cents ?? quote?.first_charge_cents;
  if (!quote || shown !== quote.first_charge_cents) throw amountChanged();
  return starts === 'after_trial' ? offer.later : undefined;
}

/** What prices and days depend on. */
const askedOf = ({ account, now }: Buyer) => ({
  zone: account.time_zone,
  now,
  trialEndsAt: runningTrial(account, now),
});

/** The address of a page of the provider on which the card is confirmed. */
export async function openCheckout(
  buyer: Buyer,
  body: BodyOf<typeof createCheckoutSession>,
): Promise<string> {
  const { services, payments, userId, account, now } = buyer;
  if (hasPlan(account, now)) throw planAlready();
  const provider = await payments.provider();
  const customer = await customerOf(services, provider, userId, account);
  const promotion = await promotionOf(provider, body.promotion_code_id, customer);
  const offer = await offerOf(provider, body.price_key, { ...askedOf(buyer), promotion });
  const later = laterAsShown(offer, promotion, body);
  const { appUrl } = services.config;
  const opened = await provider.openCheckout(
    customer,
    later ? laterQuoteInText(later, body.price_key) : quoteInText(offer.quote, body.price_key),
    {
      success: `${appUrl}/payment-confirmation?session_id={CHECKOUT_SESSION_ID}`,
      cancel: `${appUrl}/pricing`,
    },
    new Date(now.getTime() + CHECKOUT_OPEN_MS),
  );
  if (!opened.url) throw new AppError(502, 'no_url', texts.noUrl);
  await saveCheckout(buyer, opened.id, offer, later);
  return opened.url;
}

const checkoutInsert = statement('billing-checkout-keep').sql(`
    insert into billing_checkouts (user_id, session_id, price_key, promotion_code_id, first_charge_cents,
      undiscounted_cents, next_charge_at, starts_at, anchor_at, created_at)
    values (:userId, :sessionId, :priceKey, :promotion, :firstCents, :undiscountedCents, :nextChargeAt, :startsAt,
      :anchorAt, :now)`);

const saveCheckout = (
  { services, userId, now }: Buyer,
  sessionId: string,
  offer: Offer,
  later: LaterQuote | undefined,
) =>
  services.database.asJob(userId, now, ({ run }) =>
    run(
      checkoutInsert({
        ...{ userId, sessionId, now: now.toISOString() },
        priceKey: offer.price.key,
        promotion: offer.promotion?.id ?? null,
        firstCents: (later ?? offer.quote).first_charge_cents,
        undiscountedCents: (later ?? offer.undiscounted).first_charge_cents,
        nextChargeAt: (later ?? offer.quote).next_charge_at.toISOString(),
        startsAt: later?.begins_at.toISOString() ?? null,
        anchorAt: later?.anchor_at?.toISOString() ?? null,
      }),
    ),
  );

interface StoredCheckout {
  price_key: PriceKey;
  promotion_code_id: string | null;
  first_charge_cents: number;
  undiscounted_cents: number;
  next_charge_at: string;
  starts_at: string | null;
  anchor_at: string | null;
}

const storedCheckout = statement<StoredCheckout>('billing-checkout').sql(`
    select price_key, promotion_code_id, first_charge_cents, undiscounted_cents, next_charge_at,
      starts_at, anchor_at
    from billing_checkouts where user_id = :userId and session_id = :sessionId`);

/** Begins the plan of a checkout of this person. @throws AppError 403 for somebody else's, 400 when not confirmed */
export async function completeCheckout(buyer: Buyer, sessionId: string): Promise<void> {
  const { services, payments, userId, account, now } = buyer;
  const [checkout] = await services.database.asJob(userId, now, ({ run }) =>
    run(storedCheckout({ userId, sessionId })),
  );
  if (!checkout || account.customer_id === null) throw notYours();
  const provider = await payments.provider();
  const setup = requireConfirmed(await provider.checkoutSetup(sessionId));
  await beginPlan(services, provider, {
    ...planRequestOf(buyer, account.customer_id, setup),
    billingName: undefined,
    quote: () => quoteOfCheckout(buyer, provider, checkout),
  });
}

/**
 * What was shown is charged, also when the day has changed since, or the trial has ended; what has begun meanwhile, a
 * month or the plan itself, is charged as of today.
 */
async function quoteOfCheckout(buyer: Buyer, provider: Provider, checkout: StoredCheckout) {
  const { account, now } = buyer;
  if (hasGivenPlan(account, now)) throw planAlready();
  const promotion = checkout.promotion_code_id
    ? await provider.promotion(checkout.promotion_code_id, account.customer_id ?? undefined)
    : undefined;
  const offer = await offerOf(provider, checkout.price_key, { ...askedOf(buyer), promotion });
  const today = planStartOf(offer, account.time_zone);
  const shown = {
    ...today,
    firstCents: checkout.first_charge_cents,
    undiscountedCents: checkout.undiscounted_cents,
  };
  const isOver = (at: Date): boolean => at.getTime() - now.getTime() < TOO_NEAR_MS;
  const nextAt = new Date(checkout.next_charge_at);
  if (checkout.starts_at === null) {
    return isOver(nextAt) ? today : { ...shown, nextChargeAt: today.nextChargeAt && nextAt };
  }
  const at = new Date(checkout.starts_at);
  const anchor = checkout.anchor_at === null ? undefined : new Date(checkout.anchor_at);
  return isOver(at) ? today : { ...shown, nextChargeAt: nextAt, later: { at, anchor } };
}

/** One that nobody pays for: the provider knows nothing of it. */
const hasGivenPlan = (account: BillingAccount, now: Date): boolean =>
  hasPlan(
    { ...account, subscriptions: account.subscriptions.filter(({ provider_id }) => provider_id === null) },
    now,
  );

type Confirmed = Setup & { paymentMethod: string };

/** @throws AppError 400 for a card that was not confirmed */
function requireConfirmed(setup: Setup | undefined): Confirmed {
  const { status = 'requires_payment_method', paymentMethod } = setup ?? {};
  if (!setup || status !== 'succeeded' || !paymentMethod) throw setupIncomplete(texts.setupFailed(status));
  return { ...setup, paymentMethod };
}

const planRequestOf = (
  { userId }: Buyer,
  customer: string,
  { id, paymentMethod }: Confirmed,
): Pick<PlanRequest, 'userId' | 'customer' | 'id' | 'paymentMethod'> => ({
  userId,
  customer,
  id,
  paymentMethod,
});

const setupUpdate = statement('billing-setup-keep').sql(
  'update billing_customers set setup_intent_id = :id where user_id = :userId',
);

/** What the card form on our own page needs. */
export async function openCardForm({ services, payments, userId, account, now }: Buyer) {
  if (hasPlan(account, now)) throw planAlready();
  const provider = await payments.provider();
  const customer = await customerOf(services, provider, userId, account);
  const { id, clientSecret } = await provider.createSetup(customer);
  await services.database.asJob(userId, now, ({ run }) => run(setupUpdate({ userId, id })));
  return {
    client_secret: clientSecret,
    setup_intent_id: id,
    customer_id: customer,
    publishable_key: payments.publishableKey,
    stripe_js_url: payments.scriptUrl,
  };
}

/** Begins the plan that was confirmed with the card form. Ids of the body are compared, never believed. */
export async function finalize(buyer: Buyer, body: BodyOf<typeof finalizeSubscription>): Promise<void> {
  const { services, payments, account, now } = buyer;
  const customer = account.customer_id;
  if (customer === null || body.customer_id !== customer) throw notYours();
  const provider = await payments.provider();
  const priceKey = provider.keyOf(body.price_id);
  if (!priceKey) throw new AppError(400, 'invalid', texts.missingPayment);
  const setupId = body.setup_intent_id ?? account.setup_intent_id;
  if (!setupId) throw setupIncomplete(texts.missingPayment);
  const setup = await provider.setup(setupId);
  if (setup?.customer !== customer) throw notYours();
  await beginPlan(services, provider, {
    ...planRequestOf(buyer, customer, requireConfirmed(setup)),
    billingName: body.billing_name || undefined,
    quote: async () => {
      if (hasGivenPlan(account, now)) throw planAlready();
      const promotion = await promotionOf(provider, body.promotion_code_id, customer);
      const offer = await offerOf(provider, priceKey, { ...askedOf(buyer), promotion });
      const later = laterAsShown(offer, promotion, body);
      return later ? laterStartOf(offer, later, account.time_zone) : planStartOf(offer, account.time_zone);
    },
  });
  if (body.billing_name) await saveBillingName(buyer, body.billing_name);
}

const billingNameKept = statement('billing-name-keep').sql(`
    update profiles set billing_name = :name, updated_at = :now
    where id = :userId and billing_name is distinct from :name`);

const saveBillingName = ({ services, userId, now }: Buyer, name: string) =>
  services.database.asJob(userId, now, ({ run }) =>
    run(billingNameKept({ userId, name, now: now.toISOString() })),
  );
