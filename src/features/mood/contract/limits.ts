/** From very low to very good. What is stored is one of these, sealed: a digit, so that all envelopes are equally long. */
export const MOOD_STEPS = ['1', '2', '3', '4', '5'] as const;
export type MoodStep = (typeof MOOD_STEPS)[number];

/** Characters of a step. */
export const MOOD_LENGTH = 1;

export const isMoodStep = (text: string | null | undefined): text is MoodStep =>
  (MOOD_STEPS as readonly (string | null | undefined)[]).includes(text);
