import { CITATIONS_LIMIT, cite, isInline, quoteAround, shortQuote } from '../../../../language/quote.ts';
import type { Answer, EntryReading, Sentence, TextReading } from '../../../../language/reader.ts';
import { ANSWERS } from '../../../../language/reader.ts';
import type { Citation } from '../notebook.ts';
import { type Phrase, phrasesIn } from '../phrases.ts';
import { type SoughtTopics, topicPhrasesIn } from '../topic-phrases.ts';

const keys = new WeakMap<readonly Sentence[], string>();

/** Texts that differ in nothing but capitals and marks have the same key. */
export function keyOf(sentences: readonly Sentence[]): string {
  const key =
    keys.get(sentences) ?? sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)).join(' ');
  keys.set(sentences, key);
  return key;
}

/** Of rows with the same key the first. */
export const firstOfEach = <Row>(rows: readonly Row[], key: (row: Row) => string): Row[] =>
  [...Map.groupBy(rows, key).values()].flatMap(([first]) => first ?? []);

/** Entries without those that are copies of an earlier one, answer for answer. */
export const withoutCopies = (entries: readonly EntryReading[]): EntryReading[] =>
  firstOfEach(entries, ({ answers }) => ANSWERS.map((answer) => keyOf(answers[answer].sentences)).join('\n'));

interface LookedThrough {
  answers: readonly Answer[];
  counts: (answer: TextReading, sentence: Sentence) => boolean;
  isFear?: boolean | undefined;
  /** Names of people. */
  names?: ReadonlySet<string> | undefined;
  /** Looks for these topics, in whatever words, instead of for things by their names. */
  sought?: SoughtTopics;
}

/** Where each thing is named: one place for each day. */
export function phrasesByKey(
  entries: readonly EntryReading[],
  lookedThrough: LookedThrough,
): Map<string, Phrase[]> {
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrasesOf(entries, lookedThrough)) {
    const phrases = byKey.get(phrase.key) ?? [];
    if (phrases.some(({ entry }) => entry.row.date === phrase.entry.row.date)) continue;
    phrases.push(phrase);
    byKey.set(phrase.key, phrases);
  }
  return byKey;
}

function* phrasesOf(
  entries: readonly EntryReading[],
  { answers, counts, isFear, names, sought }: LookedThrough,
): Iterable<Phrase> {
  for (const entry of entries) {
    for (const name of answers) {
      const answer = entry.answers[name];
      for (const sentence of answer.sentences) {
        if (!counts(answer, sentence)) continue;
        if (sought) yield* topicPhrasesIn(entry, answer, sentence, sought);
        else yield* phrasesIn(entry, answer, sentence, { isFear, names });
      }
    }
  }
}

/** The entries that name the thing, the newest first. */
export const citationsOf = (phrases: readonly Phrase[]): Citation[] =>
  phrases
    .toReversed()
    .flatMap(({ entry, answer, start, end }) => cite('entry', entry.row.id, answer.text, { start, end }))
    .slice(0, CITATIONS_LIMIT);

/** The answers of entries, the newest first, each as it can be quoted. */
export const citedAnswers = (entries: readonly EntryReading[], name: Answer): Citation[] =>
  entries
    .toReversed()
    .flatMap(({ row, answers }): Citation[] => {
      const quote = shortQuote(answers[name].text);
      return quote === undefined ? [] : [{ kind: 'entry', id: row.id, quote }];
    })
    .slice(0, CITATIONS_LIMIT);

/** A shorter sentence tells little more than the thing's name. */
const TELLING_WORDS = 5;

interface Quoted {
  phrase: Phrase;
  quote: string;
  /** Whether it says more than the name. */
  isTelling: boolean;
}

/** The newest sentence around one of the phrases that can be quoted within another: one that tells something, if there is. */
export function newestQuote(phrases: readonly Phrase[]): Quoted | undefined {
  const quoted = phrases.toReversed().flatMap((phrase) => {
    const quote = quoteAround(phrase.answer.text, phrase);
    const isTelling = phrase.sentence.tokens.length >= TELLING_WORDS;
    return isInline(quote) ? [{ phrase, quote, isTelling }] : [];
  });
  return quoted.find(({ isTelling }) => isTelling) ?? quoted[0];
}
