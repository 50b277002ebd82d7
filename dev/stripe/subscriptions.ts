import { monthsAfter, nextCharge } from './billing-dates.ts';
import { bill, lessBy, nextBill } from './bills.ts';
import { listOf, numberOf, type Params, tableOf, textOf, textsOf } from './form.ts';
import { type Ledger, newIdOf } from './ledger.ts';
import type { Coupon, Invoice, Price, PromotionCode, Subscription } from './objects.ts';
import { PRODUCT, priceOf } from './objects.ts';
import { badParam, declined, missingParam, noSuch, Refusal } from './refusals.ts';

const LEAST_CHARGE = 50;

/** Takes a promotion code. @throws Refusal when it has ended, is used up, or is somebody else's */
async function takePromotion(ledger: Ledger, id: string, customer: string): Promise<Coupon> {
  const promotion = await ledger.find('promotion_code', id);
  if (!promotion) throw noSuch('promotion code', id, 'discounts');
  const coupon = await ledger.find('coupon', promotion.promotion.coupon);
  const isOthers = promotion.customer !== null && promotion.customer !== customer;
  if (!promotion.active || !coupon?.valid || isOthers) {
    throw badParam('discounts', 'This promotion code cannot be redeemed.');
  }
  return coupon;
}

async function countRedemption(ledger: Ledger, id: string): Promise<void> {
  const promotion = await ledger.find('promotion_code', id);
  if (!promotion) return;
  const times_redeemed = promotion.times_redeemed + 1;
  const active = promotion.max_redemptions === null || times_redeemed < promotion.max_redemptions;
  await ledger.keep<PromotionCode>({ ...promotion, times_redeemed, active: promotion.active && active });
}

const promotionIn = (discounts: Params[string] | undefined): string | undefined =>
  textOf(tableOf(listOf(discounts)[0]).promotion_code);

interface Extra {
  cents: number;
  promotion: string | undefined;
  discountable: boolean;
}

function extraOf(item: Params): Extra {
  const data = tableOf(item.price_data);
  const cents = numberOf(data.unit_amount);
  if (data.currency !== 'usd' || data.product !== PRODUCT || cents === undefined || cents < 0) {
    throw badParam('add_invoice_items', 'Invalid price_data.');
  }
  return { cents, promotion: promotionIn(item.discounts), discountable: item.discountable !== 'false' };
}

interface Wanted {
  customer: string;
  price: Price;
  method: string;
  trialEnd: number | undefined;
  /** From when whole periods are counted; with a part before it that is charged, or free. */
  anchor: number | undefined;
  chargesPart: boolean;
  extras: Extra[];
  promotion: string | undefined;
  metadata: Record<string, string>;
}

async function wantedOf(ledger: Ledger, params: Params): Promise<Wanted> {
  const customerId = textOf(params.customer);
  if (!customerId) throw missingParam('customer');
  const customer = await ledger.find('customer', customerId);
  if (!customer || customer.deleted) throw noSuch('customer', customerId, 'customer');
  const priceId = textOf(tableOf(listOf(params.items)[0]).price);
  if (!priceId) throw missingParam('items');
  const price = priceOf(priceId);
  if (!price) throw noSuch('price', priceId, 'items[0][price]');
  const methodId = textOf(params.default_payment_method);
  const method = await ledger.find('payment_method', methodId);
  if (method?.customer !== customer.id) {
    throw noSuch('PaymentMethod', methodId ?? '', 'default_payment_method');
  }
  const trialEnd = numberOf(params.trial_end);
  if (trialEnd !== undefined && trialEnd <= ledger.now) {
    throw badParam('trial_end', 'Invalid timestamp: must be an integer Unix timestamp in the future.');
  }
  const anchor = numberOf(params.billing_cycle_anchor);
  if (anchor !== undefined) mustFit(anchor, trialEnd ?? ledger.now, price);
  return {
    customer: customer.id,
    price,
    method: method.id,
    trialEnd,
    anchor,
    chargesPart: textOf(params.proration_behavior) !== 'none',
    extras: listOf(params.add_invoice_items).map((item) => extraOf(tableOf(item))),
    promotion: promotionIn(params.discounts),
    metadata: textsOf(params.metadata),
  };
}

/** @throws Refusal for an anchor that no period before it reaches to */
function mustFit(anchor: number, from: number, { recurring }: Price): void {
  if (anchor <= from) {
    throw badParam(
      'billing_cycle_anchor',
      'billing_cycle_anchor must be a timestamp after the trial, if there is one.',
    );
  }
  if (anchor > nextCharge(from, recurring.interval, from)) {
    throw badParam(
      'billing_cycle_anchor',
      'billing_cycle_anchor cannot be later than next natural billing date for plan.',
    );
  }
}

/** Makes a subscription and charges its first bill; nothing is made when the card refuses. @throws Refusal */
export async function createSubscription(ledger: Ledger, params: Params): Promise<Subscription> {
  const wanted = await wantedOf(ledger, params);
  const coupon = wanted.promotion
    ? await takePromotion(ledger, wanted.promotion, wanted.customer)
    : undefined;
  if (wanted.trialEnd === undefined && wanted.anchor !== undefined) {
    throw badParam('billing_cycle_anchor', 'The stand-in knows an anchor after a trial alone.');
  }
  let total = wanted.trialEnd === undefined ? lessBy(coupon, wanted.price.unit_amount) : 0;
  for (const { cents, promotion, discountable } of wanted.extras) {
    const own = promotion ? await takePromotion(ledger, promotion, wanted.customer) : undefined;
    total += lessBy(own ?? (discountable ? coupon : undefined), cents);
  }
  await mustBeChargeable(ledger, wanted.method, total);
  for (const promotion of [wanted.promotion, ...wanted.extras.map((extra) => extra.promotion)]) {
    if (promotion) await countRedemption(ledger, promotion);
  }
  const subscription = subscriptionOf(ledger, wanted, coupon);
  const invoice = await bill(ledger, subscription, total, true, 'subscription_create');
  const made = await ledger.keep({ ...subscription, latest_invoice: invoice.id });
  await ledger.tell('customer.subscription.created', made);
  return made;
}

async function mustBeChargeable(ledger: Ledger, methodId: string, total: number): Promise<void> {
  if (total > 0 && total < LEAST_CHARGE) {
    throw new Refusal(400, 'invalid_request_error', 'Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
    });
  }
  const method = await ledger.find('payment_method', methodId);
  if (total > 0 && method?.refuses_charges) throw declined();
}

function subscriptionOf(ledger: Ledger, wanted: Wanted, coupon: Coupon | undefined): Subscription {
  const { price, trialEnd, customer, method, metadata, chargesPart } = wanted;
  const id = newIdOf('sub');
  const anchor = wanted.anchor ?? trialEnd ?? ledger.now;
  return {
    id,
    object: 'subscription',
    created: ledger.now,
    customer,
    status: trialEnd === undefined ? 'active' : 'trialing',
    start_date: ledger.now,
    billing_cycle_anchor: anchor,
    charges_part: chargesPart,
    trial_end: trialEnd ?? null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: method,
    latest_invoice: null,
    metadata,
    discount: coupon ? { coupon: coupon.id, until: untilOf(coupon, ledger.now, trialEnd) } : null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newIdOf('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: ledger.now,
          current_period_end: trialEnd ?? nextCharge(anchor, price.recurring.interval, ledger.now),
        },
      ],
    },
  };
}

/** One for a single bill is for the first that asks for something: after a trial, the one at its end. */
function untilOf(
  { duration, duration_in_months }: Coupon,
  now: number,
  trialEnd: number | undefined,
): number | null {
  if (duration === 'forever') return null;
  return duration === 'once' ? (trialEnd ?? 0) + 1 : monthsAfter(now, duration_in_months ?? 1);
}

/** Ends it at once. A repeat is refused, as Stripe does. @throws Refusal 404 */
export async function cancelSubscription(ledger: Ledger, id: string): Promise<Subscription> {
  const subscription = await ledger.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw noSuch('subscription', id);
  const ended = await ledger.keep<Subscription>({
    ...subscription,
    status: 'canceled',
    ended_at: ledger.now,
    canceled_at: ledger.now,
  });
  await ledger.tell('customer.subscription.deleted', ended);
  return ended;
}

/** Lets it end with its period, or go on. */
export async function setCancelAtPeriodEnd(ledger: Ledger, id: string, ends: boolean): Promise<Subscription> {
  const subscription = await ledger.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw noSuch('subscription', id);
  const changed = await ledger.keep<Subscription>({
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: ends ? ledger.now : null,
  });
  await ledger.tell('customer.subscription.updated', changed);
  return changed;
}

/** Charges what is due at the stand-in's present; true when something was. Several periods take several calls. */
export async function renewDue(ledger: Ledger, found: Subscription): Promise<boolean> {
  const item = found.items.data[0];
  if (!item || found.status === 'canceled' || item.current_period_end > ledger.now) return false;
  if (found.cancel_at_period_end || found.status === 'past_due') {
    await cancelSubscription(ledger, found.id);
    return true;
  }
  const { start, end, total } = await nextBill(ledger, found, item);
  const method = await ledger.find('payment_method', found.default_payment_method ?? undefined);
  const paid = total === 0 || (method !== undefined && !method.refuses_charges);
  const invoice = await bill(ledger, found, total, paid, 'subscription_cycle');
  const renewed = await ledger.keep<Subscription>({
    ...found,
    status: paid ? 'active' : 'past_due',
    latest_invoice: invoice.id,
    items: {
      ...found.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
  });
  await ledger.tell('customer.subscription.updated', renewed);
  return true;
}

/** Takes another card for the customer's subscriptions, and pays what is open with it. */
export async function changeCard(ledger: Ledger, customerId: string, methodId: string): Promise<void> {
  const customer = await ledger.find('customer', customerId);
  const method = await ledger.find('payment_method', methodId);
  if (!customer || !method) return;
  await ledger.keep({ ...customer, invoice_settings: { default_payment_method: methodId } });
  await ledger.tell('customer.updated', customer);
  for (const found of await ledger.list('subscription', customerId)) {
    if (found.status !== 'canceled') await payOpen(ledger, found, methodId, !method.refuses_charges);
  }
}

async function payOpen(
  ledger: Ledger,
  found: Subscription,
  methodId: string,
  accepted: boolean,
): Promise<void> {
  const invoice = await ledger.find('invoice', found.latest_invoice ?? undefined);
  const pays = accepted && invoice?.status === 'open';
  if (pays) {
    const { total, status_transitions: transitions } = invoice;
    const paid = await ledger.keep<Invoice>({
      ...invoice,
      status: 'paid',
      amount_paid: total,
      status_transitions: { ...transitions, paid_at: ledger.now },
    });
    await ledger.tell('invoice.paid', paid);
  }
  const changed = await ledger.keep<Subscription>({
    ...found,
    default_payment_method: methodId,
    status: pays ? 'active' : found.status,
  });
  await ledger.tell('customer.subscription.updated', changed);
}
