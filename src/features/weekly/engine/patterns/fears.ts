import { CITATIONS_LIMIT, cite, firstQuote, isInline } from '../../../../language/quote.ts';
import type { EntryReading, Sentence, TextReading } from '../../../../language/reader.ts';
import { type KnownPeople, MARKED } from '../../../../language/topics.ts';
import { BEHIND_ONE, DREAMT, ENGLISH_SIGNS } from '../../../../language/vocabulary.ts';
import { type Claim, claimOf, nextStepOn } from '../answered.ts';
import type { Citation, Pattern, Suggestion } from '../notebook.ts';
import { isGrave, isNoAnswer, isOthers, mayDeny, namesFear } from '../own-words.ts';
import { commonest, type Phrase } from '../phrases.ts';
import { datesOf, idsOf, isInRange, type Scope, weekdayOf } from '../scope.ts';
import { areAbout } from '../subjects.ts';
import * as texts from '../texts.ts';
import { isTopicKey, isWideTopic, subjectOf } from '../topic-phrases.ts';
import { weekdayThatStandsOut } from '../weekday.ts';
import { citationsOf, keyOf, newestQuote, phrasesByKey, withoutCopies } from './mentions.ts';

/** On fewer days a fear has not come back often enough to speak of it. */
const DAYS = 3;
/** A topic of many things takes one day more, for its words are not the person's name for it. */
const WIDE_TOPIC_DAYS = 4;
/** It is named instead of a thing only where it explains so many days more. */
const MORE_DAYS = 2;
/** Below this, a weekday is hardly chance. */
const CHANCE = 0.01;
/** The part of the days that must fall on the weekday. */
const MOSTLY = 0.75;
/** Fewer words in another language may be a way of saying that there is nothing. */
const ENOUGH_WORDS = 3;

/** What is named as a fear on several days. */
export interface Fear {
  /** The thing that is feared, as the person names it; undefined of a fear in the same words. */
  words: string | undefined;
  key: string;
  /** The newest sentence about it. */
  quote: string | undefined;
  entries: EntryReading[];
  citations: Citation[];
  claim: Claim;
  isGrave: boolean;
  /** It is met in dreams, where no step helps. */
  isDreamt: boolean;
  weekday?: number;
}

/** That a fear comes back, or that it is over. */
export const fearClaim = (key: string, entries: readonly EntryReading[]): Claim =>
  claimOf('fear', subjectOf(key), idsOf(entries));

/** The weekday on which the fear is named, when that is no chance among the days that have an answer at all. */
const weekdayFor = (named: readonly EntryReading[], answered: readonly EntryReading[]): number | undefined =>
  weekdayThatStandsOut(datesOf(named), datesOf(answered), { days: DAYS, mostly: MOSTLY, chance: CHANCE })
    ?.weekday;

function comesBack(entries: readonly EntryReading[], { week }: Scope): boolean {
  const dates = datesOf(entries);
  return (
    dates.length >= DAYS &&
    dates.some((date) => isInRange(date, week)) &&
    dates.some((date) => !isInRange(date, week))
  );
}

const says = ({ sentences }: TextReading, isAsked: (lemma: string, word: string) => boolean): boolean =>
  sentences.some(({ tokens }) => tokens.some(({ lemma, word }) => isAsked(lemma, word)));

/** Whether an entry ends the fear that was named last before: by denying it, or by celebrating what was feared. */
function endsFear({ row, answers }: EntryReading, key: string, last: Phrase | undefined): boolean {
  if (!last || row.date < last.entry.row.date) return false;
  const isDenied = row.date > last.entry.row.date && names(answers.reflection, key);
  const { celebration } = answers;
  return isDenied || (names(celebration, key) && says(celebration, (_, word) => BEHIND_ONE.has(word)));
}

/** Whether an answer names the thing of a key, or speaks of the topic of one. */
function names(reading: TextReading, key: string): boolean {
  if (isTopicKey(key)) return areAbout(reading.sentences, key);
  const thing = key.split(' ').at(-1) ?? '';
  return says(reading, (lemma) => lemma === thing);
}

/** Whether an answer tells of a dream, and of the thing in it. */
const isDreamt = (reading: TextReading, key?: string): boolean =>
  says(reading, (_, word) => DREAMT.has(word)) && (key === undefined || names(reading, key));

type Named = [key: string, phrases: Phrase[]];

/** What comes back most, and is not over. */
function mostNamed(named: ReadonlyMap<string, Phrase[]>, scope: Scope): Named | undefined {
  const isOver = ([key, phrases]: Named) =>
    scope.entries.some((entry) => endsFear(entry, key, phrases.at(-1)));
  const [best] = [...named]
    .filter(
      ([key, phrases]) =>
        phrases.length >= (isWideTopic(key) ? WIDE_TOPIC_DAYS : DAYS) && comesBack(entriesOf(phrases), scope),
    )
    .filter((one) => !isOver(one))
    .filter(([key, phrases]) => scope.answered.allows(fearClaim(key, entriesOf(phrases))))
    .sort(([, one], [, other]) => other.length - one.length);
  return best;
}

const entriesOf = (phrases: readonly Phrase[]) => phrases.map(({ entry }) => entry);

/** Everything that is named as a fear: as a thing, by its topic, and in the words of a whole answer. */
interface Feared {
  things: Map<string, Phrase[]>;
  topics: Map<string, Phrase[]>;
  same: Map<string, EntryReading[]>;
}

/** It takes grammar to know a thing. */
function fearedIn(answered: readonly EntryReading[], people: KnownPeople): Feared {
  const english = answered.filter(({ isEnglish }) => isEnglish);
  const looked = { answers: ['reflection'], counts: namesFear, isFear: true } as const;
  return {
    things: phrasesByKey(english, looked),
    topics: phrasesByKey(english, { ...looked, sought: { topics: MARKED.feared, people } }),
    same: Map.groupBy(answered.filter(isFear), ({ answers }) => keyOf(answers.reflection.sentences)),
  };
}

const isHiddenFear = (key: string, entries: readonly EntryReading[], { answered }: Scope): boolean =>
  answered.hides(fearClaim(key, entries));

function hiddenIn({ things, topics, same }: Feared, scope: Scope): Set<Sentence> {
  const named = [...things, ...topics].filter(([key, phrases]) =>
    isHiddenFear(key, entriesOf(phrases), scope),
  );
  const whole = [...same].filter(([key, entries]) => isHiddenFear(key, entries, scope));
  return new Set([
    ...named.flatMap(([, phrases]) => phrases.map(({ sentence }) => sentence)),
    ...whole.flatMap(([, entries]) => entries.flatMap(({ answers }) => answers.reflection.sentences)),
  ]);
}

/** The sentences that name a fear of which nothing is to be said: whatever else they name would say it in other words. */
export const hiddenFears = (scope: Scope): ReadonlySet<Sentence> =>
  scope.answered.isEmpty ? new Set() : hiddenIn(fearedIn(answeredFears(scope), scope.people), scope);

/** Without hidden sentences. What is not to be said itself stays, and is passed over where something is chosen. */
function withoutHidden(feared: Feared, scope: Scope): Feared {
  const { things, topics, same } = feared;
  const hidden = hiddenIn(feared, scope);
  const isHidden = (key: string, entries: readonly EntryReading[]) => isHiddenFear(key, entries, scope);
  const named = (phrases: Map<string, Phrase[]>) =>
    mapValues(phrases, (key, of) =>
      isHidden(key, entriesOf(of)) ? of : of.filter(({ sentence }) => !hidden.has(sentence)),
    );
  const whole = mapValues(same, (key, entries) =>
    isHidden(key, entries)
      ? entries
      : entries.filter(({ answers }) => !answers.reflection.sentences.some((each) => hidden.has(each))),
  );
  return { things: named(things), topics: named(topics), same: whole };
}

const mapValues = <Value>(map: Map<string, Value>, change: (key: string, value: Value) => Value) =>
  new Map([...map].map(([key, value]) => [key, change(key, value)]));

/** The thing that comes back most, or the topic, where it is spoken of on more days in ever other words. */
function namedFear(
  { things, topics }: Feared,
  answered: readonly EntryReading[],
  scope: Scope,
): Fear | undefined {
  const thing = mostNamed(things, scope);
  const topic = mostNamed(topics, scope);
  const isTopic = topic && topic[1].length >= (thing?.[1].length ?? 0) + MORE_DAYS;
  const best = isTopic ? topic : thing;
  if (!best) return undefined;
  const [key, phrases] = best;
  return {
    words: commonest(phrases),
    key,
    quote: newestQuote(phrases)?.quote,
    entries: entriesOf(phrases),
    citations: citationsOf(phrases),
    claim: fearClaim(key, entriesOf(phrases)),
    isGrave: phrases.some(({ sentence }) => isGrave(sentence)),
    isDreamt: scope.entries.some(({ answers }) => isDreamt(answers.reflection, key)),
    weekday: weekdayFor(entriesOf(phrases), answered),
  };
}

/** An entry in English may answer in another language. */
const hasEnglish = ({ sentences }: TextReading): boolean =>
  sentences.some(({ tokens }) => tokens.some(({ word }) => ENGLISH_SIGNS.has(word)));

/** Whether an answer is a fear of the person's own, as far as its language is known. */
function isFear({ isEnglish, answers: { reflection } }: EntryReading): boolean {
  const [first] = reflection.sentences;
  if (!first || isNoAnswer(reflection) || isOthers(reflection, first)) return false;
  return isEnglish && hasEnglish(reflection)
    ? reflection.sentences.every((sentence) => namesFear(reflection, sentence))
    : namesFear(reflection, first) &&
        !reflection.sentences.some(mayDeny) &&
        reflection.sentences.flatMap(({ tokens }) => tokens).length >= ENOUGH_WORDS;
}

/** The fear that comes back in the same words, in any language. */
function sameFear({ same }: Feared, scope: Scope): Fear | undefined {
  const [best] = [...same]
    .filter(([, entries]) => comesBack(entries, scope))
    .filter(([key, entries]) => scope.answered.allows(fearClaim(key, entries)))
    .sort(([, one], [, other]) => datesOf(other).length - datesOf(one).length);
  const quote = best && firstQuote(best[1].at(-1)?.answers.reflection.text ?? '');
  if (!best || !isInline(quote)) return undefined;
  const [key, entries] = best;
  return {
    words: undefined,
    key,
    quote,
    entries,
    citations: entries
      .toReversed()
      .flatMap(({ row, answers }) => cite('entry', row.id, answers.reflection.text))
      .slice(0, CITATIONS_LIMIT),
    claim: fearClaim(key, entries),
    isDreamt: entries.some(({ answers }) => isDreamt(answers.reflection)),
    isGrave: entries.some(({ answers }) => answers.reflection.sentences.some(isGrave)),
  };
}

/** The entries that answer what the person is afraid of. */
const answeredFears = ({ entries }: Scope): EntryReading[] =>
  withoutCopies(entries).filter(({ answers }) => answers.reflection.sentences.length > 0);

/** The fear that comes back most: named in this week, and on days of several weeks. */
export function recurringFear(scope: Scope): Fear | undefined {
  const answered = answeredFears(scope);
  const feared = withoutHidden(fearedIn(answered, scope.people), scope);
  return namedFear(feared, answered, scope) ?? sameFear(feared, scope);
}

export function fearPatterns(fear: Fear | undefined, { week }: Scope): Pattern[] {
  if (!fear) return [];
  const dates = datesOf(fear.entries);
  const days = { days: dates.length, since: dates[0] ?? week.start, end: week.end };
  return [{ kind: 'fear', text: textOf(fear, days, dates), citations: fear.citations, ...fear.claim }];
}

function textOf(
  { words, quote, weekday }: Fear,
  days: Parameters<typeof texts.fear>[1],
  dates: readonly string[],
): string {
  if (words === undefined) return texts.sameFear(quote ?? '', days);
  if (weekday === undefined) return texts.fear(words, days);
  const hits = dates.filter((date) => weekdayOf(date) === weekday).length;
  return hits === dates.length
    ? texts.fearOnOneWeekday(words, days, weekday)
    : texts.fearMostlyOnOneWeekday(words, days, weekday, hits);
}

/** A small step is no answer to death, illness or a dream: of those nothing is suggested. */
export const fearSuggestions = (fear: Fear | undefined): Suggestion[] =>
  fear?.quote === undefined || fear.isGrave || fear.isDreamt
    ? []
    : [
        {
          kind: 'fear',
          text: texts.fearStep(fear.quote),
          citations: fear.citations,
          ...nextStepOn(fear.claim),
        },
      ];
