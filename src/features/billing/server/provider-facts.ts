import type { Stripe } from 'stripe';
import * as z from 'zod';
import { type PriceKey, providerId, type Starts } from '../contract.ts';
import type { Discount } from '../rules/discount.ts';
import { graceEnd } from '../rules/periods.ts';

/** A subscription as it stands at the provider. */
export interface SubscriptionFacts {
  id: string;
  /** The provider's word; 'trialing' for one alone that begins when the trial is over. */
  status: string;
  priceKey: PriceKey | undefined;
  amountCents: number;
  startedAt: Date;
  /** When the next period begins, and is charged. */
  periodEnd: Date | undefined;
  /** What is charged then where it is not a whole period. */
  nextCents: number | undefined;
  cancelsAtPeriodEnd: boolean;
  /** When it ends, or ended; undefined while no end is known. */
  endsAt: Date | undefined;
  /** After a failed payment: until when it counts as paid. */
  graceUntil: Date | undefined;
}

const centsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const dateOf = (seconds: number | null | undefined): Date | undefined =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : undefined;

/** By what a subscription is known that begins when the trial is over, and what is charged then. */
export const laterMetadata = (wish: string, firstCents: number) => ({
  wish,
  starts: 'after_trial' satisfies Starts,
  first_cents: String(firstCents),
});

/** Whether it is yet to begin. The provider calls it a trial, too, while a first part runs that is paid already. */
const waits = ({ status, metadata }: Stripe.Subscription): boolean =>
  status === 'trialing' && metadata.starts === ('after_trial' satisfies Starts);

function statusOf(found: Stripe.Subscription): string {
  if (waits(found)) return 'trialing';
  return found.status === 'trialing' ? 'active' : found.status;
}

/** Everything here follows from what stands at the provider, so that in whatever order it is asked, the end is the same. */
export function subscriptionOf(
  found: Stripe.Subscription,
  keyOf: (priceId: string | undefined) => PriceKey | undefined,
): SubscriptionFacts {
  const item = found.items.data[0];
  const periodEnd = dateOf(item?.current_period_end);
  const cancelsAtPeriodEnd = found.cancel_at_period_end;
  return {
    id: found.id,
    status: statusOf(found),
    priceKey: keyOf(item?.price.id),
    amountCents: item?.price.unit_amount ?? 0,
    startedAt: new Date(found.start_date * 1000),
    periodEnd,
    nextCents: waits(found) ? centsIn(found.metadata.first_cents) : undefined,
    cancelsAtPeriodEnd,
    endsAt: dateOf(found.ended_at) ?? dateOf(found.cancel_at) ?? (cancelsAtPeriodEnd ? periodEnd : undefined),
    graceUntil: found.status === 'past_due' ? graceOf(found.latest_invoice) : undefined,
  };
}

function graceOf(invoice: string | Stripe.Invoice | null): Date | undefined {
  if (!invoice || typeof invoice === 'string') return undefined;
  return graceEnd(new Date((invoice.status_transitions.finalized_at ?? invoice.created) * 1000));
}

/** The card behind a way to pay; undefined where it is none, or was not sent along. */
export function cardOf(method: string | Stripe.PaymentMethod | null | undefined) {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (!card) return undefined;
  return { brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year };
}

export function discountOf(coupon: Stripe.Coupon): Discount {
  const lasts = { once: 'once', repeating: 'months', forever: 'forever' } as const;
  return {
    percentOff: coupon.percent_off ?? undefined,
    amountOffCents: coupon.currency === 'usd' ? (coupon.amount_off ?? undefined) : undefined,
    lasts: lasts[coupon.duration as keyof typeof lasts] ?? 'once',
    months: coupon.duration_in_months ?? undefined,
  };
}

/** What is looked at of an event: never what it says of money, which is asked for again. */
export interface ProviderEvent {
  id: string;
  type: string;
  customer: string | undefined;
  /** The checkout page that it is about, if it is about one. */
  checkout: string | undefined;
  /** The invoice, likewise. */
  invoice: string | undefined;
}

const eventSchema = z.object({
  id: providerId,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: providerId.optional(),
      customer: z.union([providerId, z.object({ id: providerId })]).nullish(),
    }),
  }),
});

/** Undefined for what is no event, though the provider signed it. */
export function eventOf(event: unknown): ProviderEvent | undefined {
  const { data } = eventSchema.safeParse(event);
  if (!data) return undefined;
  const about = data.data.object;
  const { customer } = about;
  const ofCustomer = about.object === 'customer' ? about.id : undefined;
  return {
    id: data.id,
    type: data.type,
    customer: (typeof customer === 'string' ? customer : customer?.id) ?? ofCustomer,
    checkout: about.object === 'checkout.session' ? about.id : undefined,
    invoice: about.object === 'invoice' ? about.id : undefined,
  };
}
