/* What sentences say, by word and by topic, as the index of meaning keeps it. */
import type { TopicTerm, Weights } from '../../../../language/topics.ts';

/** A second word about the same counts so much of the first. */
const SECOND = 0.25;

/** The sentences that say something, by their places, and how much each says of it. */
export interface Postings {
  places: number[];
  weights: number[];
}

export function post<Key>(postings: Map<Key, Postings>, key: Key, place: number, weight: number): void {
  const known = postings.get(key) ?? { places: [], weights: [] };
  known.places.push(place);
  known.weights.push(weight);
  postings.set(key, known);
}

/** What is given beside the words: what the page asked. */
export type Given = Weights | undefined;

/** Of each topic how much the terms say: the best of them, and a part of the next. */
export function topicsIn(terms: readonly TopicTerm[], given: Given): Map<number, number> {
  const best = new Map<number, [number, number]>();
  const note = (topic: number, weight: number): void => {
    const [first, second] = best.get(topic) ?? [0, 0];
    best.set(topic, weight > first ? [weight, first] : [first, Math.max(second, weight)]);
  };
  for (const weights of [...terms.map((term) => term.weights), given])
    for (const [topic, weight] of weights ?? []) note(topic, weight);
  return new Map([...best].map(([topic, [first, second]]) => [topic, first + SECOND * second]));
}
