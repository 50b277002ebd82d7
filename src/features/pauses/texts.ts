import { PAUSE_DAYS } from './contract/limits.ts';

/* Messages */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Please choose a first and a last day.',
  past: 'A pause begins today or later.',
  tooFar: 'A pause begins within the next year.',
  backwards: 'The last day comes before the first.',
  tooLong: `A pause lasts ${PAUSE_DAYS} days at most.`,
  overlaps: 'Another pause has some of these days already.',
} as const;

export const notLoaded = 'Your pauses could not be loaded just now.';
export const set = 'Your pause is set.';
export const setFailed = 'Your pause could not be set. Try again.';
export const ended = 'Your pause has ended.';
export const removed = 'Your pause is removed.';
export const changeFailed = 'Your pause could not be changed. Try again.';
/** It has begun, or was ended already. */
export const begun = 'A pause that has begun can be ended, not removed.';
export const over = 'This pause can be ended on its days to come only.';

/* Server */

export const pauseNotFound = 'We couldn’t find that pause. It may have been deleted.';

/* Ops */

export const aPause = 'A pause';
export const undoButton = 'Undo';
export const aRemovedPause = 'A removed pause';
export const aPauseThatWasEnded = 'A pause that was ended';

/* Set pause */

export const setAPauseTitle = 'Set a pause';
export const cancelButton = 'Cancel';
export const setPauseButton = 'Set pause';
export const firstDayLabel = 'First day';
export const lastDayLabel = 'Last day';
export const yourStreaksWaitOnThese = (days: string): string =>
  `Your streaks wait on these days, ${days} at most. A page that you write meanwhile still counts.`;

/* Pauses */

export const setAPauseButton = 'Set a pause';
export const to = (day: string, day2: string): string => `${day} to ${day2}`;
export const removeButton = 'Remove';
export const endNowButton = 'End now';
export const thePause = (span: string): string => ` the pause ${span}`;
