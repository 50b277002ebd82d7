/** The length of the trial, which starts with the account and asks for no card. */
export const TRIAL_DAYS = 10;

/** The features that not every account may use. */
export const GATED_FEATURES = ['content_creation'] as const;
export type GatedFeature = (typeof GATED_FEATURES)[number];
