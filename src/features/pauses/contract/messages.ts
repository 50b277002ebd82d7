import { PAUSE_DAYS } from './limits.ts';

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Please choose a first and a last day.',
  past: 'A pause begins today or later.',
  tooFar: 'A pause begins within the next year.',
  backwards: 'The last day comes before the first.',
  tooLong: `A pause lasts ${PAUSE_DAYS} days at most.`,
  overlaps: 'Another pause has some of these days already.',
} as const;

export const PAUSE_MESSAGES = {
  notLoaded: 'Your pauses could not be loaded just now.',
  set: 'Your pause is set.',
  setFailed: 'Your pause could not be set. Try again.',
  ended: 'Your pause has ended.',
  removed: 'Your pause is removed.',
  changeFailed: 'Your pause could not be changed. Try again.',
  /** It has begun, or was ended already. */
  begun: 'A pause that has begun can be ended, not removed.',
  over: 'This pause can be ended on its days to come only.',
} as const;
