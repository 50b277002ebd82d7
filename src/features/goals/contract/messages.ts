export const GOALS_NOT_LOADED = 'Failed to load previous goals';
export const GOAL_NOT_SAVED = 'Failed to save goal';
export const GOAL_BLANK = 'Please write your goal.';
export const GOAL_KNOWN = 'You already have a goal with these words.';
