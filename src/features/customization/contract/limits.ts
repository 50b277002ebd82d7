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
