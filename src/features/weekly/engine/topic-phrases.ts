import type { Span } from '../../../language/quote.ts';
import type { EntryReading, Sentence, TextReading } from '../../../language/reader.ts';
import { CLEAR, type KnownPeople, NOBODY, TOPICS, termsAt, widerTopic } from '../../../language/topics.ts';
import { isDenied, isOthers, isOthersInValues, stockTokens } from './own-words.ts';
import type { Phrase } from './phrases.ts';
import { topicWords } from './texts.ts';

/*
 * What a person speaks of in ever other words: 'the overdraft' and 'rent is due' are both about money. Only topics that
 * can be said of a life are looked for, and only where the words are clear.
 */

/** What the key of a topic begins with; no thing is named so. */
const SIGN = '#';

/** Whether a key is that of a topic. */
export const isTopicKey = (key: string): boolean => key.startsWith(SIGN);
export const topicKey = (topic: number): string => `${SIGN}${topic}`;
/** Whether a key is that of a topic of many things, which is part of no wider one. */
export const isWideTopic = (key: string): boolean =>
  isTopicKey(key) && widerTopic(topicOfKey(key)) === undefined;
/** The number of the topic of a key. */
export const topicOfKey = (key: string): number => Number(key.slice(SIGN.length));

/** What a key is of, by a name that the next release knows too: the place of a topic in its list may change. */
export const subjectOf = (key: string): string =>
  isTopicKey(key) ? `${SIGN}${TOPICS[topicOfKey(key)] ?? ''}` : key;

const termsKnown = new WeakMap<KnownPeople, WeakMap<Sentence, ReturnType<typeof termsAt>>>();

/** What a sentence says something with, by the places of its tokens. Many patterns ask for it: it is worked out once. */
export function termsOf(sentence: Sentence, people: KnownPeople = NOBODY): ReturnType<typeof termsAt> {
  const known = termsKnown.get(people) ?? new WeakMap();
  termsKnown.set(people, known);
  const terms =
    known.get(sentence) ??
    termsAt(
      sentence.tokens.map(({ word }) => word),
      people,
    );
  known.set(sentence, terms);
  return terms;
}

/** Topics that are looked for, and what names say of them. */
export interface SoughtTopics {
  topics: ReadonlySet<number>;
  people: KnownPeople;
}

/** Where a sentence speaks of the topics asked for in clear words that it does not deny: of each the first place that counts. */
export function topicPlacesIn(
  sentence: Sentence,
  { topics, people }: SoughtTopics,
  counts: (place: Span) => boolean,
): Map<number, Span> {
  const { tokens } = sentence;
  const stock = stockTokens(sentence);
  const found = new Map<number, Span>();
  for (const [at, { weights, words }] of termsOf(sentence, people)) {
    if (!weights) continue;
    const [first, last] = [tokens[at], tokens[at + words.length - 1]];
    if (!first || !last || stock.has(first) || isDenied(sentence, first)) continue;
    const place = { start: first.start, end: last.end };
    if (!counts(place)) continue;
    for (const [topic, weight] of weights) {
      if (weight < CLEAR || !topics.has(topic) || found.has(topic)) continue;
      found.set(topic, place);
    }
  }
  return found;
}

/** The topics among those asked for that a sentence speaks of in the person's own voice, each once. */
export function topicPhrasesIn(
  entry: EntryReading,
  answer: TextReading,
  sentence: Sentence,
  sought: SoughtTopics,
): Phrase[] {
  const isSaidByOthers = answer === entry.answers.value_alignment ? isOthersInValues : isOthers;
  const places = topicPlacesIn(sentence, sought, (place) => !isSaidByOthers(answer, place));
  return [...places].map(([topic, place]) => ({
    key: topicKey(topic),
    words: topicWords(TOPICS[topic] ?? ''),
    ...place,
    entry,
    answer,
    sentence,
  }));
}
