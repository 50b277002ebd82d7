/* The objects that the stand-in keeps, as Stripe shapes them. Times are seconds, amounts are cents. */

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  created: number;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  customer: string;
  /** Whether a later charge is refused, as of the card 4000 0000 0000 0341. */
  refuses_charges: boolean;
}

export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  created: number;
  client_secret: string;
  customer: string;
  usage: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  payment_method: string | null;
  last_setup_error: { type: string; code: string; message: string } | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  created: number;
  mode: 'setup';
  customer: string;
  setup_intent: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
  success_url: string;
  cancel_url: string | null;
  custom_text: { submit: { message: string } | null };
  expires_at: number;
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  return_url: string;
  url: string;
}

export interface Coupon {
  id: string;
  object: 'coupon';
  created: number;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  valid: boolean;
  applies_to?: { products: string[] };
}

export interface PromotionCode {
  id: string;
  object: 'promotion_code';
  created: number;
  code: string;
  active: boolean;
  promotion: { type: 'coupon'; coupon: string };
  customer: string | null;
  max_redemptions: number | null;
  times_redeemed: number;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  start_date: number;
  billing_cycle_anchor: number;
  /** Whether what lies between a trial and the anchor is charged as a part; otherwise it is free. */
  charges_part: boolean;
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Record<string, string>;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  /** The coupon that lessens its bills, and until when: null for ever. */
  discount: { coupon: string; until: number | null } | null;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  created: number;
  customer: string;
  currency: 'usd';
  total: number;
  amount_paid: number;
  amount_due: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'upcoming';
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: null;
    marked_uncollectible_at: null;
  };
}

export interface Price {
  id: string;
  object: 'price';
  active: true;
  currency: 'usd';
  product: string;
  type: 'recurring';
  unit_amount: number;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
}

export interface StandInEvent {
  id: string;
  object: 'event';
  created: number;
  type: string;
  livemode: false;
  data: { object: unknown };
}

/** What was answered under an idempotency key. */
export interface Answered {
  id: string;
  object: 'answered';
  digest: string;
  status: number;
  body: unknown;
}

/** Every kind by its name. */
export interface Kinds {
  customer: Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  'checkout.session': CheckoutSession;
  'billing_portal.session': PortalSession;
  coupon: Coupon;
  promotion_code: PromotionCode;
  subscription: Subscription;
  invoice: Invoice;
  event: StandInEvent;
  answered: Answered;
}
export type Kind = keyof Kinds;
export type Kept = Kinds[Kind];

export const PRODUCT = 'prod_stand_in';

const price = (id: string, unit_amount: number, interval: 'month' | 'year'): Price => ({
  id,
  object: 'price',
  active: true,
  currency: 'usd',
  product: PRODUCT,
  type: 'recurring',
  unit_amount,
  recurring: { interval, interval_count: 1 },
});

/** The two prices that there are. */
export const PRICES = {
  CGA_STRIPE_MONTHLY: price('price_stand_in_monthly', 1000, 'month'),
  CGA_STRIPE_YEARLY: price('price_stand_in_yearly', 9900, 'year'),
};

export const priceOf = (id: string | undefined): Price | undefined =>
  Object.values(PRICES).find((found) => found.id === id);
