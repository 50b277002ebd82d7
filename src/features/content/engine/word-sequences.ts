import { SEQUENCE_LENGTH } from '../contract/limits.ts';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsIn = (text: string): string[] =>
  [...words.segment(text.normalize('NFC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** Every eight words of a text that stand in a row. */
function sequencesIn(text: string): string[] {
  const all = wordsIn(text);
  return all.slice(SEQUENCE_LENGTH - 1).map((_, at) => all.slice(at, at + SEQUENCE_LENGTH).join(' '));
}

/**
 * Tells of each of the `drafts` whether it holds eight words in a row from a text that was not chosen. What stands in a
 * chosen text too is chosen. The others are gone through once for all drafts.
 */
export function copiesUnchosen(
  drafts: readonly string[],
  chosen: readonly string[],
  others: Iterable<string>,
): (draft: string) => boolean {
  const asked = new Set(drafts.flatMap(sequencesIn));
  for (const sequence of chosen.flatMap(sequencesIn)) asked.delete(sequence);
  const foreign = new Set<string>();
  if (asked.size > 0) {
    for (const text of others) {
      for (const sequence of sequencesIn(text)) if (asked.has(sequence)) foreign.add(sequence);
    }
  }
  return (draft) => sequencesIn(draft).some((sequence) => foreign.has(sequence));
}
