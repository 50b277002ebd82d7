import type { LocalDate } from '../../../kernel/calendar.ts';
import { sentencesOf } from '../../../language/quote.ts';
import type { KnownPerson } from '../../../language/topics/relations.ts';
import {
  CLEAR,
  type KnownPeople,
  knownPeople,
  TOPICS,
  type TopicTerm,
  topicOf,
  topicTerms,
} from '../../../language/topics.ts';
import {
  byRelevance,
  type DocumentKey,
  type DocumentKind,
  FEAR_PART,
  matchesFilters,
  type Query,
  type SearchDocument,
  type Span,
} from '../rules.ts';
import { DocumentLanguages } from './document-languages.ts';
import { type Given, type Postings, post, topicsIn } from './meaning-index/postings.ts';
import { MentionedPeople, type MentionedPerson } from './mentioned-people.ts';

/** A sentence that is about what was asked, whatever its words. */
export interface Related extends Span {
  key: DocumentKey;
  /** The index among the document's texts. */
  part: number;
  /** The words of it that say so, as they are folded. */
  words: string[];
  /** What of the question it is about: names of topics, the most telling first. */
  about: string[];
}

/** More than these would not be looked through, for they are less and less alike. */
const MOST = 12;
/** Less is about something else. */
const RELATED: Nearness = { answer: 0.34, ofTheBest: 0.5 };
/** So near is what answers a question of the person's own. */
const ANSWERING: Nearness = { answer: 0.55, ofTheBest: 0.6 };
/** Several words about the same say more than one, up to so much. */
const BEST = 1.25;
/** A phrase says more clearly what is meant than a word. */
const PHRASE = 1.3;
/** Of what says much, each part says less. */
const PER_TERM = 0.02;
/** The same topic in other words is a little less than the same word. */
const OTHER_WORDS = 0.95;
/** How many topics are named. */
const NAMED = 2;

/** More than these are not read as an answer. */
const MOST_ANSWERS = 60;

/** What the question of a page asks says of its answer: a fear is named without the word. */
const OF_PARTS: Partial<Record<DocumentKind, Record<number, Given>>> = {
  entry: {
    0: new Map(['pride', 'joy'].map((name) => [topicOf(name), 0.4])),
    [FEAR_PART]: new Map(['fear', 'worry'].map((name) => [topicOf(name), 0.5])),
  },
};

/** How near a sentence must be: it answers so much of the question, and so nearly as well as the best does. */
export interface Nearness {
  answer: number;
  ofTheBest: number;
}

/** A sentence of a document. */
interface Sentence extends Span {
  key: DocumentKey;
  kind: DocumentKind;
  date: LocalDate;
  part: number;
  /** How many terms it has. */
  length: number;
  /** Its text says too little of its language. */
  isUnknown: boolean;
}

/** Where a sentence stands, and when it was written. */
export type AnswerPlace = Pick<Sentence, 'key' | 'kind' | 'part' | 'date'>;

/** A sentence that answers a question, of those of its document the best. */
interface Answering {
  key: DocumentKey;
  date: LocalDate;
  relevance: number;
  place: number;
}

/** A kind of document, and which of its texts. */
export interface Where {
  kind: DocumentKind;
  part: number;
}

/** The oldest first; rows of a day in the order in which they were made, which their ids tell. */
const byDay = (one: { key: string; date: LocalDate }, other: { key: string; date: LocalDate }): number =>
  one.date === other.date ? (one.key < other.key ? -1 : 1) : one.date < other.date ? -1 : 1;

const givenBy = (kind: DocumentKind, part: number): Given => OF_PARTS[kind]?.[part];

/**
 * Finds sentences by what they are about (`topicTerms`): each term of the question is answered by the same word, or by
 * others about the same. What is rare says more than what is everywhere. Made little by little, like the index of words.
 */
export class MeaningIndex {
  readonly #documents = new Map<DocumentKey, SearchDocument>();
  /** What is not in the index yet, in the order in which it came. */
  readonly #waiting = new Set<DocumentKey>();
  /** Each sentence has a place of its own, for good. */
  readonly #sentences: (Sentence | undefined)[] = [];
  readonly #placesOf = new Map<DocumentKey, number[]>();
  readonly #byTopic = new Map<number, Postings>();
  readonly #byWord = new Map<string, Postings>();
  readonly #languages = new DocumentLanguages();
  readonly #mentioned = new MentionedPeople();
  #people: KnownPeople = new Map();
  #named: ReadonlySet<string> = new Set();

  /** Takes documents that are new or read differently now, and lets go of those that are gone. */
  update(put: readonly SearchDocument[], gone: readonly DocumentKey[]): void {
    for (const key of gone) this.#forget(key);
    for (const doc of put) {
      this.#forget(doc.key);
      this.#languages.put(doc);
      this.#documents.set(doc.key, doc);
      this.#waiting.add(doc.key);
    }
  }

  /** Who people are, as the person has said: everything is read again by it. */
  knowPeople(people: readonly KnownPerson[]): void {
    this.#people = knownPeople(people);
    this.#named = new Set(people.map(({ name }) => name));
    this.#sentences.length = 0;
    for (const postings of [this.#placesOf, this.#byTopic, this.#byWord]) postings.clear();
    for (const key of this.#documents.keys()) this.#waiting.add(key);
  }

  /** Somebody who is written of often, and of whom the person has not been asked who they are. */
  mostMentioned(): MentionedPerson | undefined {
    return this.#mentioned.mostMentioned(this.#named);
  }

  /** Whether most of what was written is in another language than English, of which nothing is known here. */
  get isMostlyOther(): boolean {
    return this.#languages.isMostlyOther;
  }

  /** Whether a text may be understood: not one in another language, or that says too little where most are. */
  canRead(text: string): boolean {
    return this.#languages.isEnglishText(text);
  }

  #termsOf(text: string): TopicTerm[] {
    return topicTerms(text, this.#people);
  }

  #forget(key: DocumentKey): void {
    this.#waiting.delete(key);
    this.#documents.delete(key);
    this.#mentioned.forget(key);
    this.#languages.forget(key);
    for (const place of this.#placesOf.get(key) ?? []) this.#sentences[place] = undefined;
    this.#placesOf.delete(key);
  }

  /** Puts documents into the index until `isOver` says that it is enough for now. Answers whether all are in. */
  indexWaiting(isOver: () => boolean): boolean {
    for (const key of this.#waiting) {
      if (isOver()) return false;
      this.#waiting.delete(key);
      const doc = this.#documents.get(key);
      if (!doc) continue;
      this.#placesOf.set(key, [...this.#add(doc)]);
      this.#mentioned.add({
        ...doc,
        texts: doc.texts.filter((_, part) => !this.#languages.isOther(key, part)),
      });
    }
    return true;
  }

  *#add({ key, kind, date, texts }: SearchDocument): Iterable<number> {
    for (const [part, text] of texts.entries()) {
      if (this.#languages.isOther(key, part)) continue;
      const isUnknown = this.#languages.isUnknown(key, part);
      for (const span of sentencesOf(text)) {
        const terms = this.#termsOf(text.slice(span.start, span.end));
        if (terms.length === 0) continue;
        const place =
          this.#sentences.push({ key, kind, date, part, ...span, length: terms.length, isUnknown }) - 1;
        for (const [topic, weight] of topicsIn(terms, givenBy(kind, part)))
          post(this.#byTopic, topic, place, weight);
        for (const word of new Set(terms.map((term) => term.key))) post(this.#byWord, word, place, 1);
        yield place;
      }
    }
  }

  /** What is related to what is asked for: as `nearest`. */
  search(query: Query, except: ReadonlySet<DocumentKey> = new Set()): Related[] {
    const isMeant = (sentence: AnswerPlace) => !except.has(sentence.key) && matchesFilters(sentence, query);
    return this.nearest(query.text, isMeant, RELATED);
  }

  /**
   * Sentences that are about the same as a text, of those that are meant: the best first, one of each document; none where
   * it is about no topic that is known.
   */
  nearest(text: string, isMeant: (sentence: AnswerPlace) => boolean, least: Nearness): Related[] {
    const asked = this.canRead(text) ? this.#termsOf(text) : [];
    if (!asked.some(({ weights }) => weights)) return [];
    return this.#best(this.#answersTo(asked), isMeant, least)
      .map((place) => this.#related(place, asked))
      .filter(({ words }) => words.length > 0);
  }

  /**
   * The sentences that answer a question about something, the oldest first, one of each document. Words count as much as
   * what they are about; what answers only a little of it is no answer.
   */
  answersAbout(about: string, isMeant: (sentence: AnswerPlace) => boolean): Related[] {
    const asked = this.#termsOf(about);
    if (asked.length === 0) return [];
    const best = new Map<DocumentKey, Answering>();
    for (const [place, relevance] of this.#answersTo(asked).entries()) {
      const sentence = relevance < ANSWERING.answer ? undefined : this.#sentenceAt(place);
      if (!sentence || relevance <= (best.get(sentence.key)?.relevance ?? 0) || !isMeant(sentence)) continue;
      best.set(sentence.key, { key: sentence.key, date: sentence.date, relevance, place });
    }
    const sorted = [...best.values()].sort(byRelevance);
    const least = ANSWERING.ofTheBest * (sorted[0]?.relevance ?? 0);
    const near = sorted.filter(({ relevance }) => relevance >= least).slice(0, MOST_ANSWERS);
    return this.#different(near.sort(byDay))
      .map((place) => this.#related(place, asked))
      .filter(({ words }) => words.length > 0);
  }

  /** How well each sentence answers, by its place: 1 would be as if it said the same. */
  #answersTo(asked: readonly TopicTerm[]): Float32Array {
    const answers = new Float32Array(this.#sentences.length);
    const counts = asked.map((term) => this.#telling(term) * (term.words.length > 1 ? PHRASE : 1));
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const [at, term] of asked.entries()) {
      const share = (counts[at] ?? 0) / all;
      for (const [place, answer] of this.#answersToTerm(term).entries())
        answers[place] = (answers[place] ?? 0) + share * answer;
    }
    return answers;
  }

  #answersToTerm({ key, weights = new Map() }: TopicTerm): Float32Array {
    const answers = new Float32Array(this.#sentences.length);
    // What nothing here is about cannot be answered: the wider topic then is, all of it.
    const answerable = [...weights].filter(([topic]) => this.#byTopic.has(topic));
    let most = 0;
    for (const [topic, weight] of answerable)
      most += weight * weight * this.#rarity(this.#byTopic.get(topic));
    for (const [topic, weight] of answerable) {
      const postings = this.#byTopic.get(topic);
      const share = (OTHER_WORDS * weight * this.#rarity(postings)) / most;
      for (const [at, place] of postings?.places.entries() ?? [])
        answers[place] = Math.min(BEST, (answers[place] ?? 0) + share * (postings?.weights[at] ?? 0));
    }
    for (const place of this.#byWord.get(key)?.places ?? [])
      answers[place] = Math.max(answers[place] ?? 0, 1);
    return answers;
  }

  /** What few sentences say tells more. */
  #rarity(postings: Postings | undefined): number {
    return Math.log(1 + this.#sentences.length / (1 + (postings?.places.length ?? 0)));
  }

  /** A word that is nowhere, and about nothing that anything is about, asks for nothing that could be found. */
  #telling({ key, weights = new Map() }: TopicTerm): number {
    const topics = [...weights.keys()].flatMap((topic) => this.#byTopic.get(topic) ?? []);
    const word = this.#byWord.get(key);
    const found = topics.length > 0 || !word ? topics : [word];
    return Math.max(0, ...found.map((each) => this.#rarity(each)));
  }

  /** The topic among some that most of these documents speak of in clear words; undefined if fewer than `least` do. */
  mostSaid(among: Iterable<number>, where: Where, least: number): number | undefined {
    const counted = Array.from(among, (topic) => ({ topic, count: this.#clear(topic, where).length }));
    const [most] = counted.sort((one, other) => other.count - one.count);
    return most && most.count >= least ? most.topic : undefined;
  }

  /** What these documents say of a topic in clear words, the oldest first: a sentence of each. */
  about(topic: number, where: Where): Related[] {
    const name = TOPICS[topic] ?? '';
    const asked: TopicTerm = { key: '', weights: new Map([[topic, 1]]), words: [name] };
    return this.#clear(topic, where).map((place) => this.#related(place, [asked]));
  }

  /** The places of sentences that speak of a topic in clear words, in the order of their days: one of each document. */
  #clear(topic: number, { kind, part }: Where): number[] {
    const { places, weights } = this.#byTopic.get(topic) ?? { places: [], weights: [] };
    const first = new Map<DocumentKey, { key: DocumentKey; date: LocalDate; place: number }>();
    for (const [at, place] of places.entries()) {
      const sentence = this.#sentenceAt(place);
      if (sentence?.kind !== kind || sentence.part !== part || (weights[at] ?? 0) < CLEAR) continue;
      const { key, date } = sentence;
      if (!first.has(key)) first.set(key, { key, date, place });
    }
    return this.#different([...first.values()].sort(byDay));
  }

  /** The sentence of a place; none of which the language is not known, where most are in another. */
  #sentenceAt(place: number): Sentence | undefined {
    const sentence = this.#sentences[place];
    return sentence?.isUnknown && this.isMostlyOther ? undefined : sentence;
  }

  #textOf(place: number): string {
    const { key, part, start, end } = this.#sentences[place] as Sentence;
    return this.#documents.get(key)?.texts[part]?.slice(start, end) ?? '';
  }

  /** The places of the best sentences, one of each document; of those that say the same, the newest. */
  #best(
    answers: Float32Array,
    isMeant: (sentence: AnswerPlace) => boolean,
    { answer: enough, ofTheBest }: Nearness,
  ): number[] {
    const best = new Map<
      DocumentKey,
      { key: DocumentKey; date: LocalDate; relevance: number; place: number }
    >();
    for (const [place, answer] of answers.entries()) {
      const sentence = answer < enough ? undefined : this.#sentenceAt(place);
      if (!sentence || !isMeant(sentence)) continue;
      const { key, date, length } = sentence;
      const relevance = answer / (1 + PER_TERM * length);
      if (relevance > (best.get(key)?.relevance ?? 0)) best.set(key, { key, date, relevance, place });
    }
    const sorted = [...best.values()].sort(byRelevance);
    const least = ofTheBest * (sorted[0]?.relevance ?? 0);
    return this.#different(sorted.filter(({ relevance }) => relevance >= least)).slice(0, MOST);
  }

  /** The places, and of those that say the same the first. */
  #different(found: readonly { place: number }[]): number[] {
    const places = new Map<string, number>();
    for (const { place } of found) {
      const text = this.#textOf(place);
      if (!places.has(text)) places.set(text, place);
    }
    return [...places.values()];
  }

  #related(place: number, asked: readonly TopicTerm[]): Related {
    const { key, part, start, end, kind } = this.#sentences[place] as Sentence;
    const terms = this.#termsOf(this.#textOf(place));
    const said = topicsIn(terms, givenBy(kind, part));
    const shared = new Map<number, number>();
    for (const { weights } of asked) {
      for (const [topic, weight] of weights ?? []) {
        const telling = weight * (said.get(topic) ?? 0) * this.#rarity(this.#byTopic.get(topic));
        if (telling > 0) shared.set(topic, (shared.get(topic) ?? 0) + telling);
      }
    }
    const about = [...shared].sort(([, one], [, other]) => other - one).slice(0, NAMED);
    const keys = new Set(asked.map((term) => term.key));
    const isTelling = ({ key, weights }: TopicTerm) =>
      keys.has(key) || about.some(([topic]) => weights?.has(topic));
    const words = new Set(terms.filter(isTelling).flatMap((term) => term.words));
    return { key, part, start, end, words: [...words], about: about.map(([topic]) => TOPICS[topic] ?? '') };
  }
}
