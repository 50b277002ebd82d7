/** What the Growth Checklist looks at. Each is worked out from what the person did; none is stored. */
export const CHECKLIST_FACTS = [
  'intentions_chosen',
  'core_word_chosen',
  'core_values_chosen',
  'entry_written',
  'action_completed',
  'lesson_noted',
  'loop_closed',
  'three_days',
  'seven_days',
  'reminder_set',
  'ten_actions',
  'goal_named',
  'goal_reached',
  'weekly_badge',
  'visions_written',
  'bucket_list_started',
  'vision_reviewed',
  'thirty_entries',
  'ten_lessons',
  'monthly_badge',
] as const;
export type ChecklistFact = (typeof CHECKLIST_FACTS)[number];

/** Where a section of the dashboard stands. */
export type SectionLocation = 'loop' | 'tools';

/** The sections that can be moved, and where each stands until its owner moves it. */
export const DEFAULT_LOCATIONS = {
  growth_instructions: 'loop',
  gold_file: 'loop',
  growth_opportunities: 'tools',
  goals: 'loop',
  community: 'tools',
  vision: 'tools',
} as const satisfies Record<string, SectionLocation>;
export type SectionKey = keyof typeof DEFAULT_LOCATIONS;
export type SectionLocations = Record<SectionKey, SectionLocation>;
