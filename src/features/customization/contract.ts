import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';

/** Where a section of the dashboard stands. */
export type Place = 'loop' | 'tools';

/** The sections that can be moved, and where each stands until its owner moves it. */
export const DEFAULT_LOCATIONS = {
  growth_instructions: 'loop',
  gold_file: 'loop',
  growth_opportunities: 'tools',
  goals: 'loop',
  community: 'tools',
  vision: 'tools',
} as const satisfies Record<string, Place>;

export type SectionKey = keyof typeof DEFAULT_LOCATIONS;
export type SectionLocations = Record<SectionKey, Place>;

export const CUSTOMIZATION_MISSING = 'No customization found';

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
  summary: "Where each movable section stands: the person's own choice, else the default.",
  answer: customization,
});

export const moveSections = defineRoute({
  method: 'put',
  path: '/api/customization',
  tag: 'customization',
  summary: 'Moves the named sections; the others stay where they are.',
  body: z.object({
    section_locations: locations
      .partial()
      .refine((moved) => Object.keys(moved).length > 0, 'Name a section.'),
  }),
  answer: customization,
});
