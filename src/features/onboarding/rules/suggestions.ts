import type { IntentionType } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/* What onboarding suggests in English. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['Love', 'Joy', 'Happiness', 'Excitement', 'Freedom'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'Achievement',
  'Adventure',
  'Boldness',
  'Nature',
  'Connection',
  'Contribution',
  'Courage',
  'Creativity',
  'Curiosity',
  'Dancing',
  'Exercise',
  'Faith',
  'Family',
  'Fun',
  'Growth',
  texts.helpingOthers,
  'Integrity',
  'Movement',
  'Music',
  'Passion',
  'Plans',
  'Play',
  'Pleasure',
  'Purpose',
  'Responsibility',
  'Spontaneity',
  'Structures',
  'Success',
  'Systems',
  'Teaching',
];

/** The choice behind which one writes one's own word. */
export const OTHER_WORD = 'Other';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'Accepted',
  heard: 'Heard',
  valued: 'Valued',
  inspired: 'Inspired',
  safe: 'Safe',
  motivated: 'Motivated',
  supported: 'Supported',
  appreciated: 'Appreciated',
  matter: 'Matter',
  energized: 'Energized',
  clarity: 'Clarity',
  worthwhile: 'Worthwhile',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
