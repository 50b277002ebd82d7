import { monthsAfter, nextCharge } from './billing-dates.ts';
import { listOf, numberOf, type Params, tableOf, textOf, textsOf } from './form.ts';
import { type Ledger, newIdOf } from './ledger.ts';
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
export async function createSubscription(ledger: Ledger, params: Params): Promise<Subscription> {
  const wanted = await wantedOf(ledger, params);
  const coupon = wanted.promotion
    ? await takePromotion(ledger, wanted.promotion, wanted.customer)
    : undefined;
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
  const { price, trialEnd, customer, method, metadata } = wanted;
  const id = newIdOf('sub');
  const anchor = trialEnd ?? ledger.now;
  return {
    id,
    object: 'subscription',
    created: ledger.now,
    customer,
    status: trialEnd === undefined ? 'active' : 'trialing',
    start_date: ledger.now,
    billing_cycle_anchor: anchor,
    trial_end: trialEnd ?? null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: method,
    latest_invoice: null,
    metadata,
    discount: coupon ? { coupon: coupon.id, until: untilOf(coupon, ledger.now) } : null,
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

function untilOf({ duration, duration_in_months }: Coupon, now: number): number | null {
  if (duration === 'forever') return null;
  return duration === 'once' ? 0 : monthsAfter(now, duration_in_months ?? 1);
}

async function bill(
  ledger: Ledger,
  { id, customer }: Subscription,
  total: number,
  paid: boolean,
  billing_reason: Invoice['billing_reason'],
): Promise<Invoice> {
  const invoice = await ledger.keep<Invoice>({
    id: newIdOf('in'),
    object: 'invoice',
    created: ledger.now,
    customer,
    currency: 'usd',
    total,
    amount_due: total,
    amount_paid: paid ? total : 0,
    status: paid ? 'paid' : 'open',
    billing_reason,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    status_transitions: {
      finalized_at: ledger.now,
      paid_at: paid ? ledger.now : null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
  });
  await ledger.tell('invoice.finalized', invoice);
  await ledger.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
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
  const { price, current_period_end: start } = item;
  const end = nextCharge(found.billing_cycle_anchor, price.recurring.interval, start);
  const { discount } = found;
  const holds = discount !== null && (discount.until === null || discount.until > start);
  const coupon = holds ? await ledger.find('coupon', discount.coupon) : undefined;
  const total = lessBy(coupon, price.unit_amount);
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
