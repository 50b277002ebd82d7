/** The features that not every account may use. */
export const GATED_FEATURES = ['content_creation'] as const;
export type GatedFeature = (typeof GATED_FEATURES)[number];
