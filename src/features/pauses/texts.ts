import { PAUSE_DAYS } from './contract/limits.ts';

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Please choose a first and a last day.',
  past: 'A pause can’t start before today.',
  tooFar: 'A pause has to start within a year from today.',
  backwards: 'The last day can’t be before the first day.',
  tooLong: `A pause can last up to ${PAUSE_DAYS} days.`,
  overlaps: 'These days overlap with another pause.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'We couldn’t load your pauses. Please try again.';
export const pauseSet = 'Your pause is set.';
export const setFailed = 'We couldn’t set your pause. Please try again.';
export const pauseEnded = 'Your pause has ended.';
export const pauseRemoved = 'Your pause was removed.';
export const changeFailed = 'We couldn’t change your pause. Please try again.';
export const undoButton = 'Undo';
export const setAPauseButton = 'Set a pause';
export const span = (from: string, to: string): string => `${from} to ${to}`;
export const removeButton = 'Remove';
export const removeLabel = (days: string): string => `Remove pause: ${days}`;
export const endNowButton = 'End now';
export const endNowLabel = (days: string): string => `End now: pause ${days}`;

/* Answers of the server */

export const alreadyStarted = 'This pause has already started. You can end it, but not remove it.';
export const alreadyOver = 'You can only end this pause today or on a later day.';
export const pauseNotFound = 'We couldn’t find that pause. It may have been deleted.';

/* Unsaved changes */

export const newPause = 'A pause';
export const removedPause = 'A pause you removed';
export const endedPause = 'A pause you ended';

/* Set a pause */

export const setPauseTitle = 'Set a pause';
export const cancelButton = 'Cancel';
export const setPauseButton = 'Set pause';
export const firstDayLabel = 'First day';
export const lastDayLabel = 'Last day';
export const lastDayHelp = `Your streaks wait for up to ${PAUSE_DAYS} days. Pages you write during a pause still count.`;
