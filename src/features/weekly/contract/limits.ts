/** How many weeks are shown, the present one included. */
export const WEEKS_SHOWN = 12;

/** Longest texts of a category, in characters, after trimming. */
export const CATEGORY_NAME_LENGTH = 100;
export const CATEGORY_DESCRIPTION_LENGTH = 2_000;

/** Longest insights of a week as they are kept, in characters of their JSON. */
export const INSIGHTS_LENGTH = 80_000;

/** What a person answers: that a sentence of the insights is not true or not wanted, or who somebody is. */
export const INSIGHT_ANSWER_KINDS = ['not_true', 'not_again', 'person'] as const;
/** Longest answer, in characters of its JSON. */
export const INSIGHT_ANSWER_LENGTH = 8_000;

/** What one call for a review may bring: notes, and characters in all of them together. */
export const NOTES_LIMIT = 1_000;
export const NOTES_LENGTH = 500_000;
