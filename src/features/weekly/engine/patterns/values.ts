import { isBlank } from '../../../../kernel/text.ts';
import { CITATIONS_LIMIT, cite, isInline, quoteAround, type Span } from '../../../../language/quote.ts';
import {
  contentOf,
  type EntryReading,
  PROSE,
  type Sentence,
  sharedBy,
  type TextReading,
} from '../../../../language/reader.ts';
import {
  AFTER_VALUES,
  BEFORE_DEEDS,
  KIN,
  NAMES_TOO,
  NEGATIONS,
  SPEAKS_OF,
} from '../../../../language/vocabulary.ts';
import { type Claim, claimOf, nextStepOn } from '../answered.ts';
import type { Pattern, Suggestion } from '../notebook.ts';
import { isCalledOff, isQuoted, stockTokens } from '../own-words.ts';
import { datesOf, type FinishedAction, idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { withoutCopies } from './mentions.ts';

/** How many words a sentence about a value and an action must share to speak of the same. */
const SHARED = 2;
const MOST_ACTED = 2;
/** On how many days a value must be named before it is said that no action followed. */
const DAYS = 3;
/** How many actions must have been finished before it is said that none mentions a value. */
const ENOUGH_ACTIONS = 3;
/** On how many days there must be entries before it is said that a value is named on none. */
const ENOUGH = 10;
/** How many words before a value may deny it. */
const REACH = 4;

/** Where a value is named in an entry. */
interface Naming {
  entry: EntryReading;
  answer: TextReading;
  sentence: Sentence;
  at: Span;
}

/** A core value with the entries of the window that name it. */
export interface NamedValue {
  value: string;
  lemmas: string[];
  /** Where the answers to what the values say name it: one place for each entry, in their order. */
  asked: Naming[];
  /** Whether anything speaks of it, by its name or otherwise. */
  isWritten: boolean;
}

/** Where the words of a value stand beside each other. */
function placeOf(lemmas: readonly string[], { tokens }: Sentence): Span | undefined {
  const first = tokens.findIndex((_, at) =>
    lemmas.every((lemma, next) => tokens[at + next]?.lemma === lemma),
  );
  const begin = tokens[first];
  const end = tokens[first + lemmas.length - 1];
  return begin && end && { start: begin.start, end: end.end };
}

const SPEAKERS =
  /^(?:boss|brother|coach|father|friend|he|husband|mother|pastor|priest|she|sister|teacher|they|wife)$/;
const REPORTS = /^(?:says|said|thinks|thought|believes|claims|tells|told)$/;

/** Whether a word is meant as the value: not 'I play', 'the rest of', a person called Joy, or what the boss says of it. */
function isMeant(reading: TextReading, { tokens, ...sentence }: Sentence, at: Span): boolean {
  const first = tokens.findIndex(({ start }) => start === at.start);
  const last = tokens.findIndex(({ end }) => end === at.end);
  const [token, before, after] = [tokens[first], tokens[first - 1], tokens[last + 1]];
  const words = tokens.slice(Math.max(0, first - REACH), first).map(({ word }) => word);
  const follows = reading.text.slice(at.end, after?.start ?? sentence.end);
  const isFollowed = !after || /[^\s\p{L}]/u.test(follows) || AFTER_VALUES.has(after.word);
  return (
    token !== undefined &&
    !(before && BEFORE_DEEDS.has(before.word)) &&
    !(before?.word === 'the' && after?.word === 'of') &&
    !words.some((word) => NEGATIONS.has(word)) &&
    !words.some((word, place) => REPORTS.test(word) && isSpeaker(words[place - 1])) &&
    !isNegated(after?.word) &&
    (!NAMES_TOO.has(token.word) || isFollowed) &&
    !stockTokens({ tokens, ...sentence }).has(token) &&
    !isQuoted(reading, at)
  );
}

const isSpeaker = (word = ''): boolean => SPEAKERS.test(word) || KIN.has(word);
const isNegated = (word = ''): boolean => /^(?:isnt|wasnt|doesnt|never|cant)$/.test(word);

const namingIn = (
  lemmas: readonly string[],
  entry: EntryReading,
  answers: readonly TextReading[],
): Naming[] =>
  answers
    .flatMap((answer) =>
      answer.sentences.flatMap((sentence) => {
        const at = placeOf(lemmas, sentence);
        return at && isMeant(answer, sentence, at) ? [{ entry, answer, sentence, at }] : [];
      }),
    )
    .slice(0, 1);

/** Whether texts have the words of a value, in whatever sense, or words that speak of it without its name. */
function speaksOf(lemmas: readonly string[], readings: readonly TextReading[]): boolean {
  const others = SPEAKS_OF[lemmas.join(' ')];
  return readings.some(({ sentences }) =>
    sentences.some(
      (sentence) =>
        placeOf(lemmas, sentence) !== undefined ||
        sentence.tokens.some(({ word, lemma }) => others?.has(word) || others?.has(lemma)),
    ),
  );
}

const daysOf = ({ asked }: NamedValue): number => datesOf(asked.map(({ entry }) => entry)).length;

/** The core values, with the places where they are named. */
export function namedValues({ notebook, entries, reader }: Scope): NamedValue[] {
  const values = [...new Set(notebook.values)].filter((value) => !isBlank(value));
  const once = withoutCopies(entries);
  return values
    .map((value) => {
      const [reading] = reader.texts([value]);
      const lemmas = reading?.sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)) ?? [];
      return { value, lemmas };
    })
    .filter(({ lemmas }) => lemmas.length > 0)
    .map(({ value, lemmas }) => ({
      value,
      lemmas,
      isWritten: entries.some(({ answers }) => speaksOf(lemmas, Object.values(answers))),
      asked: once.flatMap((entry) => namingIn(lemmas, entry, [entry.answers.value_alignment])),
    }));
}

/** What a value asks for: the words around its name, up to where another value is named. */
function asksFor({ sentence, at }: Naming, values: readonly NamedValue[]): Set<string> {
  const names = new Set(values.flatMap(({ lemmas }) => lemmas));
  const others = sentence.tokens.filter(
    ({ lemma, start, end }) => names.has(lemma) && (end <= at.start || start >= at.end),
  );
  const from = others.findLast(({ end }) => end <= at.start) ? at.start : sentence.start;
  const until = others.find(({ start }) => start >= at.end)?.start ?? sentence.end;
  const tokens = sentence.tokens.filter(
    ({ start, lemma }) => start >= from && start < until && !names.has(lemma),
  );
  return contentOf([{ ...sentence, tokens }]);
}

const sharedWith = (words: ReadonlySet<string>, { reading }: FinishedAction): number =>
  sharedBy(words, contentOf(reading.sentences));

/** Values of which a sentence became an action that was finished within the week. */
export function actedPatterns(values: readonly NamedValue[], { finished, week, answered }: Scope): Pattern[] {
  const ofWeek = finished.filter(({ date }) => isInRange(date, week));
  const patterns = values.flatMap((value) =>
    value.asked
      .filter(({ entry }) => entry.isEnglish && isInRange(entry.row.date, week))
      .flatMap((naming) => {
        const words = asksFor(naming, values);
        return ofWeek
          .filter(({ row }) => Date.parse(row.completed_at ?? '') >= Date.parse(naming.entry.row.created_at))
          .filter((action) => !isCalledOff(action.reading))
          .filter((action) => sharedWith(words, action) >= SHARED)
          .flatMap((action) => actedPattern(value.value, naming, action))
          .filter((pattern) => answered.allows(pattern));
      })
      .slice(0, 1),
  );
  const actions = new Set<string>();
  return patterns.filter(({ citations }) => isNew(actions, citations.at(-1)?.id ?? '')).slice(0, MOST_ACTED);
}

function isNew(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}

function actedPattern(value: string, { entry, answer, at }: Naming, { row }: FinishedAction): Pattern[] {
  const wrote = quoteAround(answer.text, at);
  const [did] = cite('action', row.id, row.text);
  if (!isInline(wrote) || !did || !isInline(did.quote)) return [];
  const text = texts.valueActed(value, wrote, did.quote);
  return [
    {
      kind: 'value-acted',
      text,
      citations: [{ kind: 'entry', id: entry.row.id, quote: wrote }, did],
      ...valueClaim('value-acted', value, [entry.row.id, row.id]),
    },
  ];
}

const valueClaim = (kind: 'value-acted' | 'value-waiting' | 'value-unnamed', value: string, rows: string[]) =>
  claimOf(kind, value.toLowerCase(), rows);

const citationsOf = (namings: readonly Naming[]) =>
  namings
    .toReversed()
    .flatMap(({ entry, answer, at }) => cite('entry', entry.row.id, answer.text, at))
    .slice(0, CITATIONS_LIMIT);

type WaitingValue = NamedValue & { inThatTime: FinishedAction[]; claim: Claim };

/** The value that was written about most without any finished action that takes up a word of it. */
export function waitingValue(
  values: readonly NamedValue[],
  { finished, week, answered }: Scope,
): WaitingValue | undefined {
  const isWaiting = (value: WaitingValue): boolean => {
    const words = new Set(value.asked.flatMap((naming) => [...asksFor(naming, values)]));
    for (const lemma of value.lemmas) words.add(lemma);
    return (
      value.inThatTime.length >= ENOUGH_ACTIONS &&
      value.inThatTime.every(
        (action) =>
          !action.isOther && sharedWith(words, action) === 0 && !speaksOf(value.lemmas, [action.reading]),
      )
    );
  };
  return values
    .filter((value) => daysOf(value) >= DAYS && value.asked.every(({ entry }) => entry.isEnglish))
    .filter(({ asked }) => asked.some(({ entry }) => isInRange(entry.row.date, week)))
    .map((value) => withActions(value, finished))
    .filter(isWaiting)
    .filter(({ claim }) => answered.allows(claim))
    .sort((one, other) => other.asked.length - one.asked.length)[0];
}

/** A value with the actions that were finished since it was first named. */
function withActions(value: NamedValue, finished: readonly FinishedAction[]): WaitingValue {
  const since = value.asked[0]?.entry.row.date ?? '';
  const inThatTime = finished.filter(({ date }) => date >= since);
  const rows = [...idsOf(inThatTime), ...idsOf(value.asked.map(({ entry }) => entry))];
  return { ...value, inThatTime, claim: valueClaim('value-waiting', value.value, rows) };
}

export function waitingPatterns(value: WaitingValue | undefined, { week }: Scope): Pattern[] {
  if (!value) return [];
  const since = value.asked[0]?.entry.row.date ?? week.start;
  const text = texts.valueWaiting(value.value, daysOf(value), since, week.end);
  return [{ kind: 'value-waiting', text, citations: citationsOf(value.asked), ...value.claim }];
}

export function waitingSuggestions(value: WaitingValue | undefined): Suggestion[] {
  const quotes = value?.asked.toReversed().map(({ answer, at }) => quoteAround(answer.text, at)) ?? [];
  const quote = quotes.find(isInline);
  if (!value || quote === undefined) return [];
  const text = texts.valueStep(value.value, quote);
  return [{ kind: 'value-waiting', text, citations: citationsOf(value.asked), ...nextStepOn(value.claim) }];
}

/** A value of which nothing speaks while another one is named. What speaks of it is known in English alone. */
export function unnamedValue(
  values: readonly NamedValue[],
  { entries, ofWeek, answered }: Scope,
): { value: string; other: NamedValue; claim: Claim } | undefined {
  const [other] = values.toSorted((one, next) => daysOf(next) - daysOf(one));
  const claimOn = (value: string) => valueClaim('value-unnamed', value, idsOf(entries));
  const isEnough = datesOf(entries).length >= ENOUGH && ofWeek.length > 0 && other && daysOf(other) >= DAYS;
  if (!isEnough || !entries.every(isKnownSilent)) return undefined;
  const unnamed = values.find(({ isWritten, value }) => !isWritten && answered.allows(claimOn(value)));
  return unnamed && { value: unnamed.value, other, claim: claimOn(unnamed.value) };
}

/** Too few words to have a language say nothing of a value either. */
const FEW_WORDS = 5;
/** Whether it can be told that an entry does not speak of a value. */
const isKnownSilent = ({ isEnglish, hasOther, answers }: EntryReading): boolean =>
  !hasOther && (isEnglish || isSilent(answers));
const isSilent = (answers: EntryReading['answers']): boolean =>
  PROSE.flatMap((name) => answers[name].sentences).flatMap(({ tokens }) => tokens).length < FEW_WORDS;

export function unnamedPatterns(unnamed: ReturnType<typeof unnamedValue>, { week }: Scope): Pattern[] {
  if (!unnamed) return [];
  const { value, other, claim } = unnamed;
  const since = other.asked[0]?.entry.row.date ?? week.start;
  const text = texts.valueUnnamed(value, other.value, { days: daysOf(other), since, end: week.end });
  return [{ kind: 'value-unnamed', text, citations: citationsOf(other.asked), ...claim }];
}

export const unnamedSuggestions = (unnamed: ReturnType<typeof unnamedValue>): Suggestion[] =>
  unnamed
    ? [
        {
          kind: 'value-unnamed',
          text: texts.valueAsk(unnamed.value),
          citations: citationsOf(unnamed.other.asked),
          ...nextStepOn(unnamed.claim),
        },
      ]
    : [];
