/*
 * Words of English by which a sentence that tells is known from one that teaches, folded as search folds them.
 */

/** Past forms that no ending shows. */
export const PAST_WORDS: ReadonlySet<string> = new Set(
  `was were wasnt werent had hadnt did didnt went felt said made got took came saw knew thought found told gave kept left
  wrote ran sat stood began broke bought brought built caught chose drank drew drove ate fell fought forgot grew heard held
  lost met paid rang rose sent shook showed slept spent spoke threw woke won wore`
    .trim()
    .split(/\s+/),
);

/** Endings of the past, but not words such as “need” and “indeed”. */
export const PAST_FORM = /^(?!embed|hundred|indeed|sacred|naked|wicked)[a-z]{2,}[^e]ed$/;

/** What was learned, whatever its tense. */
export const LEARNED =
  /\b(?:learn(?:ed|t|ing)?|taught|teach(?:es)?|reali[sz]ed?|understood|understand|i now (?:know|see)|now i (?:know|see)|from now on|next time|lesson|reminds|reminded)\b/iu;

/** Longer sentences are no lines of a list. */
export const MOST_ITEM_WORDS = 25;

/** Past wherever it stands. */
export const SURELY_PAST: ReadonlySet<string> = new Set([
  'was',
  'were',
  'wasnt',
  'werent',
  'did',
  'didnt',
  'had',
  'hadnt',
]);

/** After these a form of the past tells of no past: “is forgiven”, “has learned”. */
export const BEFORE_PARTICIPLES: ReadonlySet<string> = new Set(
  'is are am be being been get gets getting feel feels has have ive weve youve theyve hasnt havent never not the a my their'.split(
    ' ',
  ),
);

/** What merely links a sentence to the one before it, and can be cut where nothing stands before it. */
export const LINK = /^(?:and|so|also|plus)\b,?\s+(?=\p{L})/iu;
