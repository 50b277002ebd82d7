import * as z from 'zod';
import { defineRoute } from '../../../kernel/route.ts';
import * as texts from '../texts.ts';

export * from './limits.ts';

const place = z.enum(['loop', 'tools']);
const locations = z.strictObject({
  growth_instructions: place,
  gold_file: place,
  growth_opportunities: place,
  goals: place,
  community: place,
  vision: place,
});

const customization = z.object({ section_locations: locations });

export const getCustomization = defineRoute({
  method: 'get',
  path: '/api/customization',
  tag: 'customization',
  summary: "The page of every movable section: the person's own choice, or the default.",
  answer: customization,
});

export const moveSections = defineRoute({
  method: 'put',
  path: '/api/customization',
  tag: 'customization',
  summary: 'Moves the named sections. The others stay where they are.',
  body: z.object({
    section_locations: locations
      .partial()
      .refine((moved) => Object.keys(moved).length > 0, texts.noSectionNamed),
  }),
  answer: customization,
});
