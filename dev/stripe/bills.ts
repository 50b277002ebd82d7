import { monthsAfter, nextCharge } from './billing-dates.ts';
import { type Ledger, newIdOf } from './ledger.ts';
import type { Coupon, Invoice, Price, Subscription, SubscriptionItem } from './objects.ts';
import { noSuch } from './refusals.ts';

export function lessBy(coupon: Coupon | undefined, cents: number): number {
  if (!coupon) return cents;
  const off =
    coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((cents * coupon.percent_off) / 100);
  return Math.max(0, cents - off);
}

export async function bill(
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

interface NextBill {
  start: number;
  end: number;
  total: number;
}

/** What the period costs that begins next; what lies before the anchor is a part, counted by the second. */
export async function nextBill(
  ledger: Ledger,
  found: Subscription,
  item: SubscriptionItem,
): Promise<NextBill> {
  const { price, current_period_end: start } = item;
  const { discount, billing_cycle_anchor: anchor } = found;
  const end = nextCharge(anchor, price.recurring.interval, start);
  const holds = discount !== null && (discount.until === null || discount.until > start);
  const coupon = holds ? await ledger.find('coupon', discount.coupon) : undefined;
  const cents = start < anchor ? partOf(found, price, start) : price.unit_amount;
  return { start, end, total: lessBy(coupon, cents) };
}

function partOf(
  { billing_cycle_anchor: anchor, charges_part }: Subscription,
  price: Price,
  start: number,
): number {
  if (!charges_part) return 0;
  const step = price.recurring.interval === 'month' ? -1 : -12;
  return Math.round((price.unit_amount * (anchor - start)) / (anchor - monthsAfter(anchor, step)));
}

/** The bill that a subscription comes to next, as nobody is charged it yet. @throws Refusal 404 */
export async function previewBill(ledger: Ledger, id: string): Promise<Omit<Invoice, 'id'>> {
  const found = await ledger.find('subscription', id);
  const item = found?.items.data[0];
  if (!found || !item || found.status === 'canceled') throw noSuch('subscription', id);
  const { total } = await nextBill(ledger, found, item);
  return {
    object: 'invoice',
    created: ledger.now,
    customer: found.customer,
    currency: 'usd',
    total,
    amount_due: total,
    amount_paid: 0,
    status: 'draft',
    billing_reason: 'upcoming',
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
  };
}
