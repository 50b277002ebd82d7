import { z } from 'zod';

/**
 * Who takes the money: Stripe; outside of production a stand-in that moves none; in production without keys nobody,
 * and then no trial ends.
 */
export type PaymentsConfig = StripeConfig | { kind: 'stand-in' } | { kind: 'none' };

export interface StripeConfig {
  kind: 'stripe';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The ids of the prices. */
  prices: { CGA_STRIPE_MONTHLY: string; CGA_STRIPE_YEARLY: string };
}

const priceId = z.string().regex(/^price_\w+$/, 'must be the id of a price, which begins with price_');

/** The settings of payments, as they stand in the environment. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  CGA_STRIPE_MONTHLY: priceId.optional(),
  CGA_STRIPE_YEARLY: priceId.optional(),
};

type PaymentSettings = z.infer<z.ZodObject<typeof paymentSettings>>;

const stripeSettings = (set: PaymentSettings) => ({
  STRIPE_SECRET_KEY: set.STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: set.STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: set.STRIPE_WEBHOOK_SECRET,
  CGA_STRIPE_MONTHLY: set.CGA_STRIPE_MONTHLY,
  CGA_STRIPE_YEARLY: set.CGA_STRIPE_YEARLY,
});

/** Whether money moves with it. */
export const isLiveKey = (key: string) => key.includes('_live_');

/** All of Stripe's settings, or none, and the two keys of one account's one mode. */
export function incompletePayments(set: PaymentSettings): string[] {
  const all = Object.entries(stripeSettings(set));
  const missing = all.filter(([, value]) => value === undefined);
  if (missing.length === all.length) return [];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = set;
  const mixed = secret && publishable && isLiveKey(secret) !== isLiveKey(publishable);
  return [
    ...missing.map(([name]) => `${name} must be set too: Stripe's five settings belong together.`),
    ...(mixed ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for tests, or both live.'] : []),
  ];
}

export function paymentsOf(set: PaymentSettings, production: boolean): PaymentsConfig {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = set;
  const { CGA_STRIPE_MONTHLY, CGA_STRIPE_YEARLY } = set;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    return { kind: production ? 'none' : 'stand-in' };
  }
  if (!CGA_STRIPE_MONTHLY || !CGA_STRIPE_YEARLY) return { kind: 'none' };
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { CGA_STRIPE_MONTHLY, CGA_STRIPE_YEARLY },
  };
}
