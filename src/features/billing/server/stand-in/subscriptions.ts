import { monthsAfter, nextCharge } from './billing-dates.ts';
import { type Desk, newIdOf } from './desk.ts';
import { listOf, numberOf, type Params, tableOf, textOf, textsOf } from './form.ts';
import type { Coupon, Invoice, Price, PromotionCode, Subscription } from './objects.ts';
import { PRODUCT, priceOf } from './objects.ts';
import { badParam, declined, missingParam, noSuch, Refusal } from './refusals.ts';

const LEAST_CHARGE = 50;

function lessBy(coupon: Coupon | undefined, cents: number): number {
  if (!coupon) return cents;
  const off =
    coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((cents * coupon.percent_off) / 100);
  return Math.max(0, cents - off);
}

/** Takes a promotion code. @throws Refusal when it has ended, is used up, or is somebody else's */
async function takePromotion(desk: Desk, id: string, customer: string): Promise<Coupon> {
  const promotion = await desk.find('promotion_code', id);
  if (!promotion) throw noSuch('promotion code', id, 'discounts');
  const coupon = await desk.find('coupon', promotion.promotion.coupon);
  const isOthers = promotion.customer !== null && promotion.customer !== customer;
  if (!promotion.active || !coupon?.valid || isOthers) {
    throw badParam('discounts', 'This promotion code cannot be redeemed.');
  }
  return coupon;
}

async function countRedemption(desk: Desk, id: string): Promise<void> {
  const promotion = await desk.find('promotion_code', id);
  if (!promotion) return;
  const times_redeemed = promotion.times_redeemed + 1;
  const active = promotion.max_redemptions === null || times_redeemed < promotion.max_redemptions;
  await desk.keep<PromotionCode>({ ...promotion, times_redeemed, active: promotion.active && active });
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
  extras: Extra[];
  promotion: string | undefined;
  metadata: Record<string, string>;
}

async function wantedOf(desk: Desk, params: Params): Promise<Wanted> {
  const customerId = textOf(params.customer);
  if (!customerId) throw missingParam('customer');
  const customer = await desk.find('customer', customerId);
  if (!customer || customer.deleted) throw noSuch('customer', customerId, 'customer');
  const priceId = textOf(tableOf(listOf(params.items)[0]).price);
  if (!priceId) throw missingParam('items');
  const price = priceOf(priceId);
  if (!price) throw noSuch('price', priceId, 'items[0][price]');
  const methodId = textOf(params.default_payment_method);
  const method = await desk.find('payment_method', methodId);
  if (method?.customer !== customer.id) {
    throw noSuch('PaymentMethod', methodId ?? '', 'default_payment_method');
  }
  const trialEnd = numberOf(params.trial_end);
  if (trialEnd !== undefined && trialEnd <= desk.now) {
    throw badParam('trial_end', 'Invalid timestamp: must be an integer Unix timestamp in the future.');
  }
  return {
    customer: customer.id,
    price,
    method: method.id,
    trialEnd,
    extras: listOf(params.add_invoice_items).map((item) => extraOf(tableOf(item))),
    promotion: promotionIn(params.discounts),
    metadata: textsOf(params.metadata),
  };
}

/** Makes a subscription and charges its first bill; nothing is made when the card refuses. @throws Refusal */
export async function createSubscription(desk: Desk, params: Params): Promise<Subscription> {
  const wanted = await wantedOf(desk, params);
  const coupon = wanted.promotion ? await takePromotion(desk, wanted.promotion, wanted.customer) : undefined;
  let total = wanted.trialEnd === undefined ? lessBy(coupon, wanted.price.unit_amount) : 0;
  for (const { cents, promotion, discountable } of wanted.extras) {
    const own = promotion ? await takePromotion(desk, promotion, wanted.customer) : undefined;
    total += lessBy(own ?? (discountable ? coupon : undefined), cents);
  }
  await mustBeChargeable(desk, wanted.method, total);
  for (const promotion of [wanted.promotion, ...wanted.extras.map((extra) => extra.promotion)]) {
    if (promotion) await countRedemption(desk, promotion);
  }
  const subscription = subscriptionOf(desk, wanted, coupon);
  const invoice = await bill(desk, subscription, total, true, 'subscription_create');
  const made = await desk.keep({ ...subscription, latest_invoice: invoice.id });
  await desk.tell('customer.subscription.created', made);
  return made;
}

async function mustBeChargeable(desk: Desk, methodId: string, total: number): Promise<void> {
  if (total > 0 && total < LEAST_CHARGE) {
    throw new Refusal(400, 'invalid_request_error', 'Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
    });
  }
  const method = await desk.find('payment_method', methodId);
  if (total > 0 && method?.refuses_charges) throw declined();
}

function subscriptionOf(desk: Desk, wanted: Wanted, coupon: Coupon | undefined): Subscription {
  const { price, trialEnd, customer, method, metadata } = wanted;
  const id = newIdOf('sub');
  const anchor = trialEnd ?? desk.now;
  return {
    id,
    object: 'subscription',
    created: desk.now,
    customer,
    status: trialEnd === undefined ? 'active' : 'trialing',
    start_date: desk.now,
    billing_cycle_anchor: anchor,
    trial_end: trialEnd ?? null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: method,
    latest_invoice: null,
    metadata,
    discount: coupon ? { coupon: coupon.id, until: untilOf(coupon, desk.now) } : null,
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
          current_period_start: desk.now,
          current_period_end: trialEnd ?? nextCharge(anchor, price.recurring.interval, desk.now),
        },
      ],
    },
  };
}

function untilOf({ duration, duration_in_months }: Coupon, now: number): number | null {
  if (duration === 'forever') return null;
  return duration === 'once' ? 0 : monthsAfter(now, duration_in_months ?? 1);
}

async function bill(
  desk: Desk,
  { id, customer }: Subscription,
  total: number,
  paid: boolean,
  billing_reason: Invoice['billing_reason'],
): Promise<Invoice> {
  const invoice = await desk.keep<Invoice>({
    id: newIdOf('in'),
    object: 'invoice',
    created: desk.now,
    customer,
    currency: 'usd',
    total,
    amount_due: total,
    amount_paid: paid ? total : 0,
    status: paid ? 'paid' : 'open',
    billing_reason,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    status_transitions: {
      finalized_at: desk.now,
      paid_at: paid ? desk.now : null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
  });
  await desk.tell('invoice.finalized', invoice);
  await desk.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}

/** Ends it at once. A repeat is refused, as Stripe does. @throws Refusal 404 */
export async function cancelSubscription(desk: Desk, id: string): Promise<Subscription> {
  const subscription = await desk.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw noSuch('subscription', id);
  const ended = await desk.keep<Subscription>({
    ...subscription,
    status: 'canceled',
    ended_at: desk.now,
    canceled_at: desk.now,
  });
  await desk.tell('customer.subscription.deleted', ended);
  return ended;
}

/** Lets it end with its period, or go on. */
export async function setCancelAtPeriodEnd(desk: Desk, id: string, ends: boolean): Promise<Subscription> {
  const subscription = await desk.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw noSuch('subscription', id);
  const changed = await desk.keep<Subscription>({
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: ends ? desk.now : null,
  });
  await desk.tell('customer.subscription.updated', changed);
  return changed;
}

/** Charges what is due at the stand-in's present; true when something was. Several periods take several calls. */
export async function renewDue(desk: Desk, found: Subscription): Promise<boolean> {
  const item = found.items.data[0];
  if (!item || found.status === 'canceled' || item.current_period_end > desk.now) return false;
  if (found.cancel_at_period_end || found.status === 'past_due') {
    await cancelSubscription(desk, found.id);
    return true;
  }
  const { price, current_period_end: start } = item;
  const end = nextCharge(found.billing_cycle_anchor, price.recurring.interval, start);
  const { discount } = found;
  const holds = discount !== null && (discount.until === null || discount.until > start);
  const coupon = holds ? await desk.find('coupon', discount.coupon) : undefined;
  const total = lessBy(coupon, price.unit_amount);
  const method = await desk.find('payment_method', found.default_payment_method ?? undefined);
  const paid = total === 0 || (method !== undefined && !method.refuses_charges);
  const invoice = await bill(desk, found, total, paid, 'subscription_cycle');
  const renewed = await desk.keep<Subscription>({
    ...found,
    status: paid ? 'active' : 'past_due',
    latest_invoice: invoice.id,
    items: {
      ...found.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
  });
  await desk.tell('customer.subscription.updated', renewed);
  return true;
}

/** Takes another card for the customer's subscriptions, and pays what is open with it. */
export async function changeCard(desk: Desk, customerId: string, methodId: string): Promise<void> {
  const customer = await desk.find('customer', customerId);
  const method = await desk.find('payment_method', methodId);
  if (!customer || !method) return;
  await desk.keep({ ...customer, invoice_settings: { default_payment_method: methodId } });
  await desk.tell('customer.updated', customer);
  for (const found of await desk.list('subscription', customerId)) {
    if (found.status !== 'canceled') await payOpen(desk, found, methodId, !method.refuses_charges);
  }
}

async function payOpen(desk: Desk, found: Subscription, methodId: string, accepted: boolean): Promise<void> {
  const invoice = await desk.find('invoice', found.latest_invoice ?? undefined);
  const pays = accepted && invoice?.status === 'open';
  if (pays) {
    const { total, status_transitions: transitions } = invoice;
    const paid = await desk.keep<Invoice>({
      ...invoice,
      status: 'paid',
      amount_paid: total,
      status_transitions: { ...transitions, paid_at: desk.now },
    });
    await desk.tell('invoice.paid', paid);
  }
  const changed = await desk.keep<Subscription>({
    ...found,
    default_payment_method: methodId,
    status: pays ? 'active' : found.status,
  });
  await desk.tell('customer.subscription.updated', changed);
}
