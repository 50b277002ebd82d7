/** What can be hidden: a day, or whatever has a word in it. */
export const HIDDEN_MEMORY_KINDS = ['day', 'word'] as const;
export type HiddenMemoryKind = (typeof HIDDEN_MEMORY_KINDS)[number];

/** Longest word, or words, in characters, after trimming. */
export const WORD_LENGTH = 60;
