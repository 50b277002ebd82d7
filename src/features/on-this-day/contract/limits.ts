/** What can be kept from coming back: a day, or whatever has a word in it. */
export const KEPT_BACK_KINDS = ['day', 'word'] as const;
export type KeptBackKind = (typeof KEPT_BACK_KINDS)[number];

/** Longest word, or words, in characters, after trimming. */
export const WORD_LENGTH = 60;
