/** Longest goal, in characters, after trimming. */
export const GOAL_LENGTH = 500;

/** How many goals the journal offers to pick from: the most recently used. */
export const RECENT_GOALS = 5;
