import type { Section } from './limits.ts';

/** What each document is called. */
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Professional',
  personal: 'Personal',
  health: 'Health',
  relationships: 'Relationships',
  ideal_day: 'Ideal day',
};

export const VISION_MESSAGES = {
  notLoaded: 'Your vision documents could not be loaded just now.',
  editorNotLoaded: 'The editor could not be loaded just now.',
  textNotShown: 'This document could not be shown just now.',
  saved: (section: Section) => `${SECTION_NAMES[section]} vision saved successfully!`,
  saveFailed: 'Your vision could not be saved. It is still here: please keep this page open.',
  reviewed: (section: Section) => `${SECTION_NAMES[section]} vision reviewed! Next review scheduled.`,
  reviewFailed: 'Your review could not be saved. Try again.',
  cadenceFailed: 'How often you review could not be saved. Try again.',
  noAddress: 'Please write where the link leads.',
  badAddress:
    'That is no address for a link. It can be a web page (https://…), a mail address or a phone number (tel:…).',
} as const;
