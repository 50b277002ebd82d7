/** Longest texts of an item, in characters, after trimming. */
export const ITEM_LENGTH = 500;
export const REASON_LENGTH = 2_000;
export const STORY_LENGTH = 20_000;

/** How far an item is, in the order in which they stand. */
export const STATUSES = ['in_bucket', 'in_progress', 'completed'] as const;
export type Status = (typeof STATUSES)[number];
