import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';
import { INTENTION_LIMITS, INTENTION_TYPES, ONBOARDING_STEPS } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

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
  summary: "Replaces the caller's impact intentions with one to five others",
  body: z.strictObject({
    intentions: intentions
      .min(INTENTION_LIMITS.least, texts.tooFewIntentions)
      .max(INTENTION_LIMITS.most, texts.tooManyIntentions)
      .refine((list) => new Set(list).size === list.length, texts.intentionOnce),
  }),
  answer: z.object({ intentions }),
});

export const getOnboarding = defineRoute({
  method: 'get',
  path: '/api/onboarding',
  tag: 'onboarding',
  summary: 'The first step that the caller has not completed yet',
  answer: z.object({ next_step: z.enum(ONBOARDING_STEPS).nullable() }),
});
