/** How a person may want others to feel, in the order they are offered. */
export const INTENTION_TYPES = [
  'accepted',
  'heard',
  'valued',
  'inspired',
  'safe',
  'motivated',
  'supported',
  'appreciated',
  'matter',
  'energized',
  'clarity',
  'worthwhile',
] as const;
export type IntentionType = (typeof INTENTION_TYPES)[number];

export const INTENTION_LIMITS = { least: 1, most: 5 } as const;

/** The steps in their order. The last one is done when the values are confirmed, which nothing stores. */
export const ONBOARDING_STEPS = ['goal', 'intentions', 'core_word', 'core_values', 'confirmation'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
