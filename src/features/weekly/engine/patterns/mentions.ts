import type { Citation } from '../notebook.ts';
import { CITATIONS_LIMIT, cite } from '../quote.ts';
import type { EntryReading, Sentence, TextReading, Token } from '../reader.ts';

/** A word where it stands in an entry. */
export interface Mention {
  entry: EntryReading;
  answer: TextReading;
  sentence: Sentence;
  token: Token;
}

/** Where words are looked for: the answers of an entry, and which of their sentences. */
export interface LookedThrough {
  answersOf: (entry: EntryReading) => TextReading[];
  counts?: (sentence: Sentence) => boolean;
}

/** Where each word stands that is asked for, by its lemma: one place for each entry. */
export function mentionsIn(
  entries: readonly EntryReading[],
  { answersOf, counts = () => true }: LookedThrough,
  isAsked: (token: Token) => boolean,
): Map<string, Mention[]> {
  const byLemma = new Map<string, Mention[]>();
  for (const entry of entries) {
    const seen = new Set<string>();
    for (const { answer, sentence, token } of tokensOf(entry, answersOf, counts)) {
      if (seen.has(token.lemma) || !isAsked(token)) continue;
      seen.add(token.lemma);
      const mentions = byLemma.get(token.lemma) ?? [];
      mentions.push({ entry, answer, sentence, token });
      byLemma.set(token.lemma, mentions);
    }
  }
  return byLemma;
}

function* tokensOf(
  entry: EntryReading,
  answersOf: LookedThrough['answersOf'],
  counts: (sentence: Sentence) => boolean,
): Iterable<Omit<Mention, 'entry'>> {
  for (const answer of answersOf(entry)) {
    for (const sentence of answer.sentences) {
      if (!counts(sentence)) continue;
      for (const token of sentence.tokens) yield { answer, sentence, token };
    }
  }
}

/** The entries in which the words stand, the newest first. */
export const citationsOf = (mentions: readonly Mention[]): Citation[] =>
  mentions
    .toReversed()
    .flatMap(({ entry, answer, token }) => cite('entry', entry.row.id, answer.text, token))
    .slice(0, CITATIONS_LIMIT);
