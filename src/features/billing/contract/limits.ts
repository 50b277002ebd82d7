/** The length of the trial, which starts with the account and asks for no card. */
export const TRIAL_DAYS = 10;

/** The features that not every account may use. */
export const GATED_FEATURES = ['content_creation'] as const;
export type GatedFeature = (typeof GATED_FEATURES)[number];

/** The name of each price, as settings and calls say it. */
export const PRICE_KEYS = ['CGA_STRIPE_MONTHLY', 'CGA_STRIPE_YEARLY'] as const;
export type PriceKey = (typeof PRICE_KEYS)[number];

/** What a plan costs for each of its periods, in US cents. The server compares them with the provider's own prices. */
export const PRICE_CENTS: Record<PriceKey, number> = { CGA_STRIPE_MONTHLY: 1000, CGA_STRIPE_YEARLY: 9900 };

/** When a plan begins that is confirmed during the trial: once the trial is over, unless somebody asks for today. */
export const STARTS = ['after_trial', 'today'] as const;
export type Starts = (typeof STARTS)[number];

/** The provider charges nothing below this: a smaller first part is free. In US cents. */
export const LEAST_CHARGE_CENTS = 50;

/** How long somebody whose payment failed may go on writing. */
export const GRACE_DAYS = 7;

/** By how many days a coupon lengthens the trial when it does not say. */
export const COUPON_TRIAL_DAYS = 7;
export const COUPON_CODE_LENGTH = 40;

export const PROMOTION_CODE_LENGTH = 60;

/** A card that ends within so many days is said to expire. */
export const CARD_EXPIRES_SOON_DAYS = 30;
