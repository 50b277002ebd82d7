import { type Answers, NO_ANSWERS } from '../features/journal/rules.ts';
import type { LocalDate } from '../kernel/calendar.ts';
import { readable, type Span, sentencesOf } from './quote.ts';
import {
  BEFORE_THINGS,
  DANGER,
  DANGER_ELSEWHERE,
  ENGLISH_SIGNS,
  EVERYDAY,
  FEAR_WORDS,
  FUNCTION_WORDS,
  NEGATIONS,
  NO_DANGER,
} from './vocabulary.ts';
import { wordsOf } from './word-forms.ts';

/** An entry with its texts opened. A text that could not be opened comes as '' or as the sign that stands in its place. */
export interface EntryRow extends Answers {
  id: string;
  date: LocalDate;
  /** When the person began to write: an instant. */
  start_time: string | null;
  created_at: string;
  /** The text of a page from another journal, without signs; such an entry has no answers. */
  page?: string;
}

/** What a grammar knows of a word by itself. */
export interface Term {
  /** The form under which a dictionary has it: 'child' of 'children'. */
  lemma: string;
  /** Whether it is a noun, rather than a verb or how something is. */
  isThing: boolean;
}

/** Answers what it knows of folded words. It is asked for many at a time, and once for each. */
export type Grammar = (words: readonly string[]) => ReadonlyMap<string, Term>;

/** A word where it stands in its text. */
export interface Token extends Span {
  /** As it is written. */
  surface: string;
  /** As it is compared: the lemma, or without a grammar the folded word. */
  lemma: string;
  word: string;
  /** Whether it says something by itself. */
  isContent: boolean;
  /** Whether it names a thing; never without a grammar. */
  isThing: boolean;
}

export interface Sentence extends Span {
  tokens: Token[];
}

export interface TextReading {
  text: string;
  sentences: Sentence[];
}

/** The answers in which a person writes freely. */
export const PROSE = ['celebration', 'goal_importance', 'reflection', 'value_alignment'] as const;
/** What an entry says: its answers, or the text of a page from another journal. */
export type Answer = keyof Answers | 'page';
export const ANSWERS = [...Object.keys(NO_ANSWERS), 'page'] as Answer[];

/** An entry, read. */
export interface EntryReading {
  row: EntryRow;
  isEnglish: boolean;
  /** Something in it is in another language, and was left out. */
  hasOther?: true;
  answers: Record<Answer, TextReading>;
}

/** Reads texts and keeps what it has read: one reader serves all weeks of a person. */
export interface Reader {
  texts: (texts: readonly string[]) => TextReading[];
  entries: (rows: readonly EntryRow[]) => EntryReading[];
}

/** Addresses and marks of web pages are no words. */
const NO_WORDS = /<[^<>]*>|\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;
/** Of English prose, about a third of all words are among the signs, of short notes fewer; of other languages hardly any. */
const ENGLISH_SHARE = 0.15;
const ENGLISH_WORDS = 5;
const SHORT_WORD = 3;

interface RawWord extends Span {
  word: string;
}

const rawWords = (text: string): RawWord[] =>
  wordsOf(text.replace(NO_WORDS, (found) => ' '.repeat(found.length))).map(({ start, end, forms }) => ({
    start,
    end,
    word: forms[0] ?? '',
  }));

function looksEnglish(words: readonly RawWord[]): boolean {
  const signs = words.filter(({ word }) => ENGLISH_SIGNS.has(word)).length;
  return words.length >= ENGLISH_WORDS && signs / words.length >= ENGLISH_SHARE;
}

/** Makes a reader; without a grammar it knows no language and compares words as they are. */
export function readerOf(grammar?: Grammar): Reader {
  const known = new Map<string, Term>();
  const raw = new Map<string, RawWord[]>();
  const read = new Map<string, TextReading>();
  const entries = new WeakMap<EntryRow, EntryReading>();

  function wordsIn(text: string): RawWord[] {
    const words = raw.get(text) ?? rawWords(text);
    raw.set(text, words);
    return words;
  }

  function learn(texts: readonly string[]): void {
    if (!grammar) return;
    const unknown = new Set(texts.flatMap((text) => wordsIn(text).map(({ word }) => word)));
    for (const word of known.keys()) unknown.delete(word);
    for (const [word, term] of grammar([...unknown])) known.set(word, term);
  }

  function readOne(text: string): TextReading {
    const kept = read.get(text);
    if (kept) return kept;
    const words = wordsIn(text);
    const sentences = sentencesOf(text).map((span) => ({
      ...span,
      tokens: tokensIn(text, span, words, known),
    }));
    const reading = { text, sentences };
    read.set(text, reading);
    return reading;
  }

  function texts(asked: readonly string[]): TextReading[] {
    learn(asked.filter((text) => !read.has(text)));
    return asked.map((text) => readOne(readable(text)));
  }

  function readEntry(row: EntryRow): EntryReading {
    const answers = Object.fromEntries(
      ANSWERS.map((answer) => [answer, readOne(readable(row[answer] ?? ''))]),
    ) as EntryReading['answers'];
    const words = ANSWERS.flatMap((answer) => wordsIn(answers[answer].text));
    const reading = { row, isEnglish: grammar !== undefined && looksEnglish(words), answers };
    entries.set(row, reading);
    return reading;
  }

  return {
    texts,
    entries(rows) {
      learn(
        rows.filter((row) => !entries.has(row)).flatMap((row) => ANSWERS.map((answer) => row[answer] ?? '')),
      );
      return rows.map((row) => entries.get(row) ?? readEntry(row));
    },
  };
}

/** The words of a stretch. They stand in their order, so that a long text is not gone through for each sentence. */
function wordsWithin({ start, end }: Span, words: readonly RawWord[]): RawWord[] {
  let first = 0;
  for (let after = words.length; first < after; ) {
    const middle = (first + after) >> 1;
    if ((words[middle]?.start ?? start) < start) first = middle + 1;
    else after = middle;
  }
  let last = first;
  while ((words[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last += 1;
  return words.slice(first, last);
}

function tokensIn(
  text: string,
  span: Span,
  words: readonly RawWord[],
  known: ReadonlyMap<string, Term>,
): Token[] {
  const inside = wordsWithin(span, words);
  return inside.map((raw, at) => {
    const term = known.get(raw.word);
    const lemma = term?.lemma ?? raw.word;
    const isContent = saysSomething(raw.word, lemma);
    const next = inside[at + 1];
    const leadsOn = next !== undefined && saysSomething(next.word, next.word);
    const isNamed = BEFORE_THINGS.has(inside[at - 1]?.word ?? '') && !leadsOn;
    const isThing =
      term !== undefined && isContent && !isEveryday(raw.word, lemma) && (term.isThing || isNamed);
    return { ...raw, surface: text.slice(raw.start, raw.end), lemma, isContent, isThing };
  });
}

const saysSomething = (word: string, lemma: string): boolean =>
  !FUNCTION_WORDS.has(word) && !FUNCTION_WORDS.has(lemma) && !/^\p{N}+$/u.test(word) && word.length > 1;

const isEveryday = (word: string, lemma: string): boolean =>
  word.length < SHORT_WORD || [EVERYDAY, FEAR_WORDS].some((words) => words.has(word) || words.has(lemma));

/** How many words before a word of fear may turn it into its opposite. */
const REACH = 4;

/** Whether the sentence says that there is no fear. */
export function deniesFear({ tokens }: Sentence): boolean {
  if (/^(nothing|none|no|nope)$/.test(tokens[0]?.word ?? '')) return true;
  return tokens.some(
    ({ word }, at) =>
      FEAR_WORDS.has(word) &&
      tokens.slice(Math.max(0, at - REACH), at).some((before) => NEGATIONS.has(before.word)),
  );
}

/** Finds the phrases that begin at a place among words. */
export function phraseMatcher(phrases: readonly (readonly string[])[]) {
  const known = Map.groupBy(phrases, ([first]) => first);
  return (words: readonly string[], at: number): (readonly string[])[] =>
    (known.get(words[at] ?? '') ?? []).filter((phrase) =>
      phrase.every((word, next) => words[at + next] === word),
    );
}

const dangersAt = phraseMatcher([...DANGER, ...DANGER_ELSEWHERE]);
const harmlessAt = phraseMatcher(NO_DANGER);

/** Whether words tell that a person may hurt themselves, or is being hurt. */
export function mentionsDanger(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const [harmless] = harmlessAt(words, at);
    if (harmless) at += harmless.length - 1;
    else if (dangersAt(words, at).length > 0) return true;
  }
  return false;
}

/** The lemmas of a text that say something, each once. */
export const contentOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(
    sentences.flatMap(({ tokens }) => tokens.filter(({ isContent }) => isContent).map(({ lemma }) => lemma)),
  );

/** How many words two texts share. */
export const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;
