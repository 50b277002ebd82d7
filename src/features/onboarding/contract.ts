import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';

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

export const ONBOARDING_MESSAGES = {
  tooFewIntentions: 'Please select at least one intention',
  tooManyIntentions: 'Please select no more than 5 intentions',
  intentionsFailed: 'Failed to save your intentions. Please try again.',
  coreWordFailed: 'Failed to save your core word.',
} as const;

/** The steps in their order. The last one is done when the values are confirmed, which nothing stores. */
export const ONBOARDING_STEPS = ['goal', 'intentions', 'core_word', 'core_values', 'confirmation'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const intentions = z.array(z.enum(INTENTION_TYPES));

export const getImpactIntentions = defineRoute({
  method: 'get',
  path: '/api/impact-intentions',
  tag: 'onboarding',
  summary: "The caller's impact intentions",
  answer: z.object({ intentions }),
});

export const putImpactIntentions = defineRoute({
  method: 'put',
  path: '/api/impact-intentions',
  tag: 'onboarding',
  summary: "Replaces the caller's impact intentions by one to five others",
  body: z.strictObject({
    intentions: intentions
      .min(INTENTION_LIMITS.least, ONBOARDING_MESSAGES.tooFewIntentions)
      .max(INTENTION_LIMITS.most, ONBOARDING_MESSAGES.tooManyIntentions)
      .refine((list) => new Set(list).size === list.length, 'An intention can be chosen once'),
  }),
  answer: z.object({ intentions }),
});

export const getOnboarding = defineRoute({
  method: 'get',
  path: '/api/onboarding',
  tag: 'onboarding',
  summary: 'The first step that the caller has not done yet',
  answer: z.object({ next_step: z.enum(ONBOARDING_STEPS).nullable() }),
});
