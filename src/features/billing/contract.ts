import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { COUPON_CODE_LENGTH, PRICE_KEYS, PROMOTION_CODE_LENGTH, STARTS } from './contract/limits.ts';
import { billingStateSchema, plansSchema, tierSchema } from './contract/schemas.ts';

export * from './contract/codes.ts';
export * from './contract/limits.ts';
export * from './contract/schemas.ts';

/**
 * An id that the provider made. It is only ever compared with what the server knows of the person. A control character
 * or half a character is in none, and the database could not store it.
 */
export const providerId = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u);
/** The first charge as it was shown, whenever it falls. */
const shownCents = z.number().int().nonnegative().optional();
/** When the plan begins; left out: when the trial is over, and today without one. */
const starts = z.enum(STARTS).optional();
/** A code as it was typed; a control character is in none. */
const codeText = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);
const couponCode = codeText.min(1).max(COUPON_CODE_LENGTH);

/**
 * Whether the caller may use a feature now: true for `content_creation` while the trial runs or a paid subscription
 * is active, false for a name that nobody knows. 403 when the id is not the caller's.
 */
export const checkFeatureAccess = defineRoute({
  method: 'post',
  path: '/rest/v1/rpc/check_feature_access',
  tag: 'billing',
  summary: 'Whether the caller may use a feature',
  body: z.object({ p_user_id: idSchema, p_feature_name: z.string().max(100) }),
  answer: z.boolean(),
});

/** Answered from what is stored here, without asking the provider. */
export const getBilling = defineRoute({
  method: 'get',
  path: '/api/billing',
  tag: 'billing',
  summary: 'What the caller may do, the plan, its card, and every membership with its tier.',
  answer: billingStateSchema,
});

export const listSubscriptionTiers = defineRoute({
  method: 'get',
  path: '/api/subscription-tiers',
  tag: 'billing',
  summary: 'The tiers of membership and what each opens.',
  answer: z.object({ tiers: z.array(tierSchema) }),
});

/** 503 without a provider. A promotion code that does not hold is no error of the call: see `promotion.error`. */
export const listPlans = defineRoute({
  method: 'get',
  path: '/api/billing/plans',
  tag: 'billing',
  summary:
    'What each plan costs whoever confirms it today: the first charge, the days it covers, and the next.',
  query: z.object({ promotion_code: codeText.max(PROMOTION_CODE_LENGTH).optional() }),
  answer: plansSchema,
});

/**
 * The plan begins when the page at `url` has been confirmed; it then leads to /payment-confirmation?session_id=…, or
 * back to /pricing. During the trial it is confirmed for the time after it, and nothing is charged before, unless `starts`
 * says `today`. 409 `plan_already`; 409 `amount_changed` when `shown_cents` is not the first charge, or the trial is over
 * that `starts` names; 503.
 */
export const createCheckoutSession = defineRoute({
  method: 'post',
  path: '/functions/v1/create-checkout-session',
  tag: 'billing',
  summary: 'Opens a checkout on a page of the payment provider.',
  body: z.object({
    price_key: z.enum(PRICE_KEYS),
    shown_cents: shownCents,
    promotion_code_id: providerId.nullable().optional(),
    starts,
  }),
  answer: z.object({ url: z.string() }),
});

/**
 * For the page that people come back to: begins the plan at once, where the provider's message has not done so yet.
 * A repeat answers the same. 400 `setup_incomplete` when nothing was confirmed; 402 `card_refused`; 403; 503.
 */
export const completeCheckout = defineRoute({
  method: 'post',
  path: '/api/billing/complete-checkout',
  tag: 'billing',
  summary: 'Begins the plan of a checkout that was confirmed.',
  body: z.object({ session_id: providerId }),
  answer: billingStateSchema,
});

/** 409 `plan_already`; 503. */
export const createSetupIntent = defineRoute({
  method: 'post',
  path: '/api/billing/setup-intent',
  tag: 'billing',
  summary: 'What the card form on our own page needs.',
  answer: z.object({
    client_secret: z.string(),
    setup_intent_id: z.string(),
    customer_id: z.string(),
    publishable_key: z.string(),
    /** Where Stripe.js is loaded from; a stand-in with the same names where no money moves. */
    stripe_js_url: z.string(),
  }),
});

/**
 * Begins the plan with the card that was just confirmed, during the trial for the time after it (`starts`). A repeat makes one subscription and answers the same. Without
 * `setup_intent_id` the last one that this person was given counts. 400 `setup_incomplete`, 402 `card_refused` with the
 * provider's own words, 403 for ids of somebody else, 409 `amount_changed` or `plan_already`, 503.
 */
export const finalizeSubscription = defineRoute({
  method: 'post',
  path: '/functions/v1/finalize-subscription',
  tag: 'billing',
  summary: 'Begins the plan that was confirmed with the card form.',
  body: z.object({
    price_id: providerId,
    customer_id: providerId,
    promotion_code_id: providerId.nullable(),
    billing_name: z.string().trim().max(120),
    setup_intent_id: providerId.optional(),
    shown_cents: shownCents,
    starts,
  }),
  answer: billingStateSchema,
});

/** 404 for somebody who has never begun to pay; 503. */
export const openPortal = defineRoute({
  method: 'post',
  path: '/api/billing/portal',
  tag: 'billing',
  summary: "Opens the provider's page where card, bills and cancellation are.",
  answer: z.object({ url: z.string() }),
});

/** 404 for a code that nobody made, has ended or is used up; 429 after too many. */
export const checkCoupon = defineRoute({
  method: 'get',
  path: '/api/coupons/{code}',
  access: 'public',
  tag: 'billing',
  summary: 'By how many days a coupon lengthens the trial.',
  params: z.object({ code: couponCode }),
  answer: z.object({ code: z.string(), trial_days: z.number().int().positive() }),
});

/** A repeat by the same person answers the same and adds nothing. 404 `coupon_invalid`; 409 when used up, or paid. */
export const redeemCoupon = defineRoute({
  method: 'post',
  path: '/api/billing/coupon',
  tag: 'billing',
  summary: "Lengthens the caller's trial by a coupon.",
  body: z.object({ code: couponCode }),
  answer: z.object({
    code: z.string(),
    trial_days: z.number().int().positive(),
    trial_ends_at: z.string(),
  }),
});
