import * as z from 'zod';
import { idSchema } from '../../../kernel/ids.ts';
import { PRICE_KEYS } from './limits.ts';

const instant = z.string();
const localDate = z.string();
const cents = z.number().int().nonnegative();

/** A tier of membership and the features that it opens, by name. */
export const tierSchema = z.object({ id: idSchema, name: z.string(), features: z.array(z.string()) });
export type Tier = z.infer<typeof tierSchema>;

/** A membership as it is stored, with its tier. `end_date` is null while no end is known. */
export const subscriptionSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  tier_id: idSchema,
  status: z.string(),
  start_date: instant,
  end_date: instant.nullable(),
  created_at: instant,
  tier: z.object({ id: idSchema, name: z.string() }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  /** Whether it ends soon, or has ended. */
  expiring: z.boolean(),
});

/** The plan that is paid for, or was last. */
export const planSchema = z.object({
  /** As people read it, for example 'Growth'. */
  tier: z.string(),
  /**
   * `trialing`: it begins when the trial is over, and nothing is charged before. Otherwise the provider's word: active,
   * past_due, unpaid, canceled, incomplete, incomplete_expired, paused.
   */
  status: z.string(),
  /** Null for a plan that the operator gave. */
  price_key: z.enum(PRICE_KEYS).nullable(),
  /** What one period costs, before any discount; 0 for a plan that was given. */
  amount_cents: cents,
  /** When the next period begins and is paid for, or when the plan ends; null where nothing is due. */
  current_period_end: instant.nullable(),
  /** What is charged then where it differs from `amount_cents`: the first payment of a plan that is yet to begin. */
  next_charge_cents: cents.nullable(),
  cancel_at_period_end: z.boolean(),
  /** After a failed payment: until when writing goes on. Null otherwise. */
  grace_until: instant.nullable(),
  card: cardSchema.nullable(),
});
export type Plan = z.infer<typeof planSchema>;

export const billingStateSchema = z.object({
  /** trial: it runs; paid; grace: a payment failed, writing goes on for some days; ended: no more writing. */
  access: z.enum(['trial', 'paid', 'grace', 'ended']),
  /** Whether the person may write now: false only for 'ended' where payments are available. */
  may_write: z.boolean(),
  trial_ends_at: instant,
  /** Until the trial ends, rounded up; 0 or less once it has. */
  days_left: z.number().int(),
  /** The provider is a stand-in or a test account: no money moves, and every page says so. */
  test_mode: z.boolean(),
  /** False where this server has no payment provider: the calls that pay then answer 503. */
  available: z.boolean(),
  subscription: planSchema.nullable(),
  subscriptions: z.array(subscriptionSchema),
});
export type BillingState = z.infer<typeof billingStateSchema>;

/** What somebody pays who confirms a plan today that begins when the trial is over, by this server's rule. */
export const laterOfferSchema = z.object({
  /** The last local day of the trial. */
  trial_ends_on: localDate,
  /** The local day on which the plan begins, and the first charge falls. */
  begins_on: localDate,
  first_charge_cents: cents,
  first_charge_covers: z.object({ from: localDate, to: localDate }),
  next_charge_on: localDate,
  next_charge_cents: cents,
});
export type LaterOffer = z.infer<typeof laterOfferSchema>;

/** What somebody who confirms today pays, by this server's rule, for a plan that begins today. */
export const planOfferSchema = z.object({
  price_key: z.enum(PRICE_KEYS),
  /** The provider's id of the price, which finalize-subscription wants back. */
  price_id: z.string(),
  interval: z.enum(['month', 'year']),
  amount_cents: cents,
  /** Charged as soon as it is confirmed, with the discount taken off. */
  first_charge_cents: cents,
  /** The local days that the first charge pays for, both included. */
  first_charge_covers: z.object({ from: localDate, to: localDate }),
  /** The local date of the next charge, and its amount, with the discount taken off where it lasts so long. */
  next_charge_on: localDate,
  next_charge_cents: cents,
  /** The same without any discount. */
  undiscounted: z.object({ first_charge_cents: cents, next_charge_cents: cents }),
  /** The same for a plan that begins when the trial is over; null without a running trial. */
  after_trial: laterOfferSchema.nullable(),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

/** The promotion code that was asked for. When it does not hold, the offers are without it. */
export const promotionSchema = z.object({
  code: z.string(),
  /** The provider's id, for finalize-subscription and create-checkout-session; null when it does not hold. */
  id: z.string().nullable(),
  /** For example '20% off for 3 months', null when it does not hold. */
  says: z.string().nullable(),
  /** Why it does not hold, for people; null when it does. */
  error: z.string().nullable(),
});

export const plansSchema = z.object({
  plans: z.array(planOfferSchema),
  publishable_key: z.string(),
  test_mode: z.boolean(),
  promotion: promotionSchema.nullable(),
});
export type Plans = z.infer<typeof plansSchema>;
