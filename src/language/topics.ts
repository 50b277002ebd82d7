import { BODY } from './topics/body.ts';
import { DAILY } from './topics/daily.ts';
import { FAMILY } from './topics/family.ts';
import { FEELINGS } from './topics/feelings.ts';
import { FOOD } from './topics/food.ts';
import { HEALTH } from './topics/health.ts';
import { HOME } from './topics/home.ts';
import { LEARNING } from './topics/learning.ts';
import { LEISURE } from './topics/leisure.ts';
import { MONEY } from './topics/money.ts';
import { MOODS } from './topics/moods.ts';
import { OUTDOORS } from './topics/outdoors.ts';
import { PEOPLE } from './topics/people.ts';
import { type KnownPerson, RELATIONS } from './topics/relations.ts';
import { WORK } from './topics/work.ts';
import { WORLD } from './topics/world.ts';
import { EVERYDAY, FUNCTION_WORDS } from './vocabulary.ts';
import { wordsOf } from './word-forms.ts';

/*
 * What words are about, in English: 'overdraft' and 'ends meet' are about money. The topics and their words are written
 * down (./topics), a topic a paragraph: its name, perhaps `<` and a wider topic, in brackets whether a person can be told
 * that it is feared, celebrated or learned about, a colon, and words and phrases. A question mark after a word says that
 * it has other meanings, too. A word is known in its usual forms, if what is left without its ending is in the list.
 *
 * Load this module when something is to be understood, not before: it is the heaviest of the language.
 */

/** How much a term says of a topic, by the topic's number: 1 where it speaks of nothing else. */
export type Weights = ReadonlyMap<number, number>;

/** A word that says something by itself, or a phrase that is about a topic. */
export interface TopicTerm {
  /** Under which it is known: equal for 'plan' and 'planned'. */
  key: string;
  /** The topics of it; undefined of a word that has none. */
  weights: Weights | undefined;
  /** The words, as they are folded. */
  words: string[];
}

/** A word of several meanings says so much of each topic. */
const DOUBTFUL = 0.4;
/** What is about a narrower topic is so much about the wider one. */
const OF_THE_WIDER = 0.6;

/** The topics that can be said of what a person fears, celebrates or has learned, by their numbers. */
export const MARKED = {
  feared: new Set<number>(),
  celebrated: new Set<number>(),
  learned: new Set<number>(),
};

const names: string[] = [];
/** The wider topic of a narrower one, by their numbers. */
const widerOf = new Map<number, number>();
const table = new Map<string, Map<number, number>>();
let longestPhrase = 1;

/** What the end of a word may have been made of, from the more to the less usual. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$|ied$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<=[^su])s$/, ''],
  [/(?<=e)d$/, ''],
  [/ed$|ing$/, ''],
  [/ing$/, 'e'],
  [/(?<=(.))\1(?:ed|ing)$/, ''],
];
const SHORTEST = 3;

/** The word, and what it may be a form of: 'plan' of 'planned'. */
const basesOf = (word: string): string[] => [
  word,
  ...ENDINGS.filter(([ending]) => ending.test(word))
    .map(([ending, base]) => word.replace(ending, base))
    .filter((base) => base.length >= SHORTEST),
];

/** Under which a word is known: itself, or what it is a form of. */
const keyOf = (word: string): string => basesOf(word).find((base) => table.has(base)) ?? word;

const foldedWords = (text: string): string[] => wordsOf(text).map(({ forms }) => forms[0] ?? '');

/** A word of a phrase without its ending: 'take a break' is found in 'taking breaks'. */
const ofPhrase = (word: string): string =>
  word.length > SHORTEST + 1 ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:es|ed|ing|s|e)$/, '') : word;

/** Words by which a person asks or begins, and which could be about anything. */
const ANYTHING = 'difficulty feel feels feeling feelings felt trouble troubles problems issues'.split(' ');
const everyday = new Set([...EVERYDAY, ...ANYTHING]);

/** What says nothing by itself. An everyday word that a topic has says what it is about. */
const isSilent = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || (everyday.has(word) && !table.has(keyOf(word)));

function numberOf(name: string): number {
  const known = names.indexOf(name);
  return known === -1 ? names.push(name) - 1 : known;
}

/** Adds a word or a phrase to a topic. */
function note(topic: number, entry: string, weight = 1): void {
  const words = foldedWords(entry);
  longestPhrase = Math.max(longestPhrase, words.length);
  const key = words.length > 1 ? words.map(ofPhrase).join(' ') : (words[0] ?? '');
  const weights = table.get(key) ?? new Map<number, number>();
  const said = entry.endsWith('?') ? weight * DOUBTFUL : weight;
  weights.set(topic, Math.max(said, weights.get(topic) ?? 0));
  table.set(key, weights);
}

/** The name of a topic, the wider topic, and the marks. */
const HEAD = /^(.+?)(?: < (.+?))?(?: \((.+)\))?$/;

function learn(paragraphs: string): void {
  for (const paragraph of paragraphs.trim().split(/\n {2}(?=\S)/)) {
    const [head = '', entries = ''] = paragraph.split(': ');
    const [, name = '', wider, marks = ''] = HEAD.exec(head) ?? [];
    if (wider) widerOf.set(numberOf(name), numberOf(wider));
    for (const mark of marks.split(', ')) MARKED[mark as keyof typeof MARKED]?.add(numberOf(name));
    for (const entry of [name, ...entries.split(',')].map((one) => one.trim())) {
      note(numberOf(name), entry);
      if (wider) note(numberOf(wider), entry, OF_THE_WIDER);
    }
  }
}

const VOCABULARY = [
  ...[BODY, FOOD, HEALTH, PEOPLE, FAMILY, FEELINGS, MOODS],
  ...[WORK, MONEY, LEARNING, WORLD, LEISURE, OUTDOORS, HOME, DAILY],
];
for (const paragraphs of VOCABULARY) learn(paragraphs);

// A form that is written down says what its word says, too: 'trams' what 'tram' does.
for (const [key, weights] of table) {
  for (const base of basesOf(key)) {
    for (const [topic, weight] of table.get(base) ?? [])
      weights.set(topic, Math.max(weight, weights.get(topic) ?? 0));
  }
}

// A word of several topics says less of each. A topic and its wider one are no two things that it may mean.
for (const weights of table.values()) {
  const wider = new Set(Array.from(weights.keys(), (topic) => widerOf.get(topic)));
  const meant = [...weights].filter(([topic]) => !wider.has(topic)).map(([, weight]) => weight);
  const length = Math.max(1, Math.hypot(...meant));
  for (const [topic, weight] of weights) weights.set(topic, weight / length);
}

/** From such a weight on a word speaks of a topic without a doubt. */
export const CLEAR = 0.45;

/** The names of the topics, by their numbers: plain words that can follow 'about'. */
export const TOPICS: readonly string[] = names;

/** The number of a topic. Throws where there is none of the name. */
export function topicOf(name: string): number {
  const topic = names.indexOf(name);
  if (topic === -1) throw new Error(`There is no topic ${name}.`);
  return topic;
}

/** The topic that another is part of; undefined of one that is part of none. */
export const widerTopic = (topic: number): number | undefined => widerOf.get(topic);

/** The longest phrase about a topic that begins at a word. */
function phraseAt(words: readonly string[], at: number): TopicTerm | undefined {
  const following = words.slice(at, at + longestPhrase);
  const keys = following.map(ofPhrase);
  for (let length = following.length; length > 1; length -= 1) {
    const key = keys.slice(0, length).join(' ');
    const weights = table.get(key);
    if (weights) return { key, weights, words: following.slice(0, length) };
  }
  return undefined;
}

/** What the names of people say, which only the person can tell: of 'ida' that she is a child of theirs. */
export type KnownPeople = ReadonlyMap<string, Weights>;

export const NOBODY: KnownPeople = new Map();

/** What is said at one of the words; undefined of one that says nothing by itself. */
function termAt(words: readonly string[], at: number, people: KnownPeople): TopicTerm | undefined {
  const phrase = phraseAt(words, at);
  const word = words[at] ?? '';
  const known = people.get(word);
  if (!phrase && known) return { key: word, weights: known, words: [word] };
  if (phrase || isSilent(word)) return phrase;
  const key = keyOf(word);
  return { key, weights: table.get(key), words: [word] };
}

/** What folded words say something with, in their order, and where. What a phrase says, none of its words says by itself. */
export function termsAt(
  words: readonly string[],
  people: KnownPeople = NOBODY,
): (readonly [at: number, term: TopicTerm])[] {
  const terms: (readonly [number, TopicTerm])[] = [];
  for (let at = 0; at < words.length; ) {
    const term = termAt(words, at, people);
    if (term) terms.push([at, term]);
    at += term?.words.length ?? 1;
  }
  return terms;
}

/** What a text says something with, in its order. */
export const topicTerms = (text: string, people?: KnownPeople): TopicTerm[] =>
  termsAt(foldedWords(text), people).map(([, term]) => term);

/** The topics that terms are about without a doubt, each as often as it is spoken of. */
export const clearTopicsOf = (terms: readonly TopicTerm[]): number[] =>
  terms
    .flatMap(({ weights }) => [...(weights ?? [])])
    .flatMap(([topic, weight]) => (weight >= CLEAR ? topic : []));

/** What is known of the names: 'Ida' is a child of the person's. */
export function knownPeople(people: Iterable<KnownPerson>): KnownPeople {
  const forms = Array.from(people).flatMap(formsOf);
  return forms.length > 0 ? new Map(forms) : NOBODY;
}

function formsOf({ name, relation }: KnownPerson): [string, Weights][] {
  const [word] = foldedWords(name);
  const weights = relation && topicTerms(RELATIONS[relation])[0]?.weights;
  // As it stands alone, and as 'Ida’s' is folded.
  return word && weights ? [word, `${word}s`].map((form) => [form, weights]) : [];
}
