import { addDays, type DayRange, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { firstQuote, isInline, QUOTE_LENGTH, quoteAround, usable } from '../../../language/quote.ts';
import { ANSWERS, type EntryReading, type Reader, type TextReading } from '../../../language/reader.ts';
import { knownPeople } from '../../../language/topics.ts';
import { FOR_LATER, FOREIGN_NEGATIONS, INTOXICANTS, JOYFUL } from '../../../language/vocabulary.ts';
import { isClosed } from '../../growth/rules.ts';
import {
  AnsweredClaims,
  celebrationClaim,
  claimOf,
  FoundClaims,
  type InsightAnswer,
  nextStepAbout,
  nextStepOn,
} from './answered.ts';
import { isCelebration } from './celebrations.ts';
import { englishPart } from './english-part.ts';
import { namedPeople } from './named-people.ts';
import type { KnownClaims } from './news.ts';
import type { Insight, Insights, OpenedNotebook, Pattern, Suggestion, WeekStats } from './notebook.ts';
import { isBereaved, isGrave, isOfDanger, isOfRecovery, isQuoted, stockTokens } from './own-words.ts';
import { fearPatterns, fearSuggestions, recurringFear } from './patterns/fears.ts';
import { goalPatterns, stalledGoal, stalledPatterns, stalledSuggestions } from './patterns/goals.ts';
import { intendedAction, intendedPatterns, intendedSuggestions } from './patterns/intended.ts';
import { joyPatterns } from './patterns/joys.ts';
import { learnedPatterns } from './patterns/learned.ts';
import { lessonPatterns, lessonSuggestions, repeatedLesson } from './patterns/lessons.ts';
import { keyOf } from './patterns/mentions.ts';
import { overcomePatterns } from './patterns/overcome.ts';
import { timePatterns, togetherPatterns, weekdayPatterns } from './patterns/rhythm.ts';
import { themePatterns } from './patterns/themes.ts';
import { unlivedPatterns, unlivedValue } from './patterns/unlived.ts';
import {
  actedPatterns,
  namedValues,
  unnamedPatterns,
  unnamedSuggestions,
  unnamedValue,
  waitingPatterns,
  waitingSuggestions,
  waitingValue,
} from './patterns/values.ts';
import { subjectOnWeekday } from './patterns/weekdays.ts';
import { isInRange, nearOf, type ReadBy, type Scope, scopeOf, WEEKS_KNOWN, weeksBefore } from './scope.ts';
import * as texts from './texts.ts';

const MOST_PATTERNS = 7;
const MOST_SUGGESTIONS = 3;
/** For so many days after words of harm, a wrong sentence could do more of it. */
const DANGER_DAYS = 28;
/** An action that is open for so many days may be too large; who has left it for longer need not be told every week. */
const OPEN_DAYS = 14;
const OPEN_AT_MOST = 56;
/** Sentences that share more than this part of their rows say the same. */
const SAME = 0.5;

/**
 * What can be said of a week, from the rows alone: the same rows say the same. The week is Sunday to Saturday
 * (`weekOf`); nothing after its end is looked at, except whether an action is still open. A reader with a grammar
 * (`readerOf(english)`) finds more in English; whatever has no quotation to rest on is left out. What the person has
 * answered is passed over wherever something is chosen, so that the next best is said in its place.
 */
export function insightsOf(
  notebook: OpenedNotebook,
  week: DayRange,
  by: { today: LocalDate; reader: Reader; answers?: readonly InsightAnswer[] },
): Insights {
  const readBy = { ...by, people: knownPeople(notebook.people ?? []) };
  const scope = scopeOf(notebook, week, readBy);
  const { stats } = scope;
  // Words of harm are looked for in every text, whatever it is written in.
  const isDanger = tellsOfDanger(scope);
  const { english, isMostlyOther } = englishOf(scope);
  const hasData = stats.totalJournalEntries + stats.totalLessons + stats.totalActions > 0;
  return {
    celebration: isDanger ? NO_CELEBRATION : celebrationOf(english),
    ...(hasData && !isDanger
      ? patternsAndSuggestions(
          english,
          new AnsweredClaims(by.answers ?? [], knownBefore(notebook, week, readBy)),
        )
      : { patterns: [], suggestions: [] }),
    summary: summaryOf(stats, closedLoops(scope)),
    weekRange: week,
    stats,
    hasData,
    ...(isDanger && { isGuarded: true as const }),
    ...(isMostlyOther && { isOtherLanguage: true as const }),
  };
}

function englishOf(scope: Scope): { english: Scope; isMostlyOther: boolean } {
  const { english, isMostlyOther } = englishPart(scope);
  return { english: { ...english, names: namedPeople(english.entries) }, isMostlyOther };
}

/** What could be said of the weeks before; nothing of those where words of harm were near. */
function knownBefore(notebook: OpenedNotebook, week: DayRange, by: ReadBy): KnownClaims {
  const claims = new FoundClaims([]);
  for (let back = 1; back <= WEEKS_KNOWN; back += 1) {
    const scope = scopeOf(notebook, weeksBefore(week, back), by);
    if (!tellsOfDanger(scope)) ofFindings({ ...englishOf(scope).english, answered: claims });
  }
  return claims.found;
}

const NO_CELEBRATION: Insight = { text: '', citations: [] };

/**
 * Whether what was written or planned lately tells that the person may hurt themselves or is being hurt.
 * Quoted back, their words could wound, and a suggestion could endanger them: only the week's numbers remain.
 */
function tellsOfDanger({ entries, notebook, lessons, week, reader }: Scope): boolean {
  const near = { start: addDays(week.end, -DANGER_DAYS), end: week.end };
  const others = [
    ...notebook.tasks
      .filter(({ created_at: at }) => at >= near.start && at <= addDays(week.end, 2))
      .map(({ text }) => text),
    ...lessons.filter(({ date }) => isInRange(date, near)).map(({ lesson }) => lesson),
  ];
  return (
    entries.some(
      ({ row, answers }) => isInRange(row.date, near) && ANSWERS.some((name) => isOfDanger(answers[name])),
    ) || reader.texts(others).some(isOfDanger)
  );
}

type Found = Pick<Insights, 'patterns' | 'suggestions'>;

/**
 * What is news, each the best of its kind that is, and then what is known. The best that is news may be what is known in
 * other words: then that stands for both.
 */
function patternsAndSuggestions(
  scope: Scope,
  newsAlone: AnsweredClaims,
): Found & Pick<Insights, 'hidesPattern'> {
  const all = ofFindings(scope);
  const news = ofFindings({ ...scope, answered: newsAlone });
  const known = without(all.patterns, news.patterns);
  const again = news.patterns.filter((one) => known.some((other) => isSame(one, other)));
  const stepsAgain = new Set(again.map(({ about = '' }) => nextStepAbout(about)));
  const steps = news.suggestions.filter(({ about = '' }) => !stepsAgain.has(about));
  return {
    patterns: newsFirst(without(news.patterns, again), known).slice(0, MOST_PATTERNS),
    suggestions: newsFirst(steps, without(all.suggestions, steps)).slice(0, MOST_SUGGESTIONS),
    ...(scope.answered.hidesPattern && { hidesPattern: true as const }),
  };
}

function without<Said extends Insight>(all: readonly Said[], others: readonly Said[]): Said[] {
  const told = new Set(others.map(({ text }) => text));
  return all.filter(({ text }) => !told.has(text));
}

const newsFirst = <Said extends Insight>(news: readonly Said[], known: readonly Said[]): Said[] => [
  ...news,
  ...known.map((one) => ({ ...one, isKnown: true as const })),
];

/** Whether two sentences of a kind rest on the same rows, or mostly. */
function isSame({ kind, rows = [] }: Pattern, other: Pattern): boolean {
  const shared = rows.filter((row) => other.rows?.includes(row)).length;
  return kind === other.kind && shared > rows.length * SAME;
}

function ofFindings(scope: Scope): Found {
  const found = findingsIn(scope);
  const isAllowed = (insight: Insight) => isCited(insight) && scope.answered.allows(insight);
  return {
    patterns: patternsOf(scope, found).filter(isAllowed).slice(0, MOST_PATTERNS),
    suggestions: suggestionsOf(scope, found).filter(isAllowed).slice(0, MOST_SUGGESTIONS),
  };
}

const isCited = ({ citations }: Insight): boolean => citations.length > 0;

/** What both a pattern and a suggestion may rest on. */
function findingsIn(scope: Scope) {
  // What was not done matters little to a person who mourns, or to one who does not drink today.
  const values = namedValues(scope);
  const isBurdened = isMourned(scope) || isRecovering(scope);
  const mayMiss = scope.ofWeek.length > 0 && !isBurdened;
  const unlived = mayMiss ? unlivedValue(values, scope) : undefined;
  const waiting = mayMiss && !unlived ? waitingValue(values, scope) : undefined;
  return {
    values,
    isBurdened,
    fear: recurringFear(scope),
    stalled: mayMiss ? stalledGoal(scope) : undefined,
    lesson: repeatedLesson(scope),
    unlived,
    intended: mayMiss ? intendedAction(scope) : undefined,
    waiting,
    unnamed: mayMiss && !waiting && !unlived ? unnamedValue(values, scope) : undefined,
  };
}

/** Whether the weeks that are looked at tell of a death. */
const isMourned = ({ entries }: Scope): boolean =>
  entries.some(({ answers }) => ANSWERS.some((name) => answers[name].sentences.some(isBereaved)));

/** Whether the weeks that are looked at tell of a life without drinking or using. */
const isRecovering = ({ entries }: Scope): boolean =>
  entries.some(({ answers }) => ANSWERS.some((name) => answers[name].sentences.some(isOfRecovery)));

type Findings = ReturnType<typeof findingsIn>;

/** What speaks of this week first, then what goes on over weeks. */
const patternsOf = (
  scope: Scope,
  { values, fear, stalled, lesson, unlived, intended, waiting, unnamed }: Findings,
) => [
  ...overcomePatterns(scope),
  ...fearPatterns(fear, scope),
  ...unlivedPatterns(unlived, scope),
  ...intendedPatterns(intended, scope),
  ...goalPatterns(scope),
  ...actedPatterns(values, scope),
  ...lessonPatterns(lesson, scope),
  ...stalledPatterns(stalled, scope),
  ...waitingPatterns(waiting, scope),
  ...unnamedPatterns(unnamed, scope),
  ...subjectOnWeekday(scope),
  ...joyPatterns(scope),
  ...(lesson ? [] : learnedPatterns(scope)),
  ...themePatterns(scope, fear?.key),
  ...(scope.ofWeek.length > 0 ? rhythms(scope) : []),
];

const rhythms = (scope: Scope) => [
  ...togetherPatterns(scope),
  ...weekdayPatterns(scope),
  ...timePatterns(scope),
];

const suggestionsOf = (
  scope: Scope,
  { fear, intended, stalled, lesson, waiting, unnamed, isBurdened }: Findings,
): Suggestion[] => [
  ...fearSuggestions(fear),
  ...waitingSuggestions(waiting),
  ...stalledSuggestions(stalled),
  ...lessonSuggestions(lesson),
  ...unnamedSuggestions(unnamed),
  ...intendedSuggestions(intended),
  ...(isBurdened || intended ? [] : openSuggestions(scope)),
];

/** Whether an action may be done now: not one of later, of every day, or of something to leave undone. */
const isForNow = ({ sentences }: TextReading): boolean =>
  sentences.some(({ tokens }) => tokens.length > 0) &&
  !sentences.some(isGrave) &&
  !sentences.some(({ tokens }) =>
    tokens.some(({ word }) => FOR_LATER.has(word) || FOREIGN_NEGATIONS.has(word)),
  );

/** The action that is open for longest; one of which a copy was finished is done. */
function openSuggestions({ open, week, notebook, reader, finished, answered }: Scope): Suggestion[] {
  const range = { start: addDays(week.end, -OPEN_AT_MOST), end: addDays(week.end, -OPEN_DAYS) };
  const isNear = nearOf(range);
  const near = open.filter(({ created_at }) => isNear(created_at));
  if (near.length === 0) return [];
  const done = new Set(finished.map(({ reading }) => keyOf(reading.sentences)));
  const readings = reader.texts(near.map(({ text }) => text));
  const oldest = near
    .flatMap((row, at) => {
      const reading = readings[at];
      return reading && isForNow(reading) && !done.has(keyOf(reading.sentences)) ? [{ row, reading }] : [];
    })
    .sort((one, other) => Date.parse(one.row.created_at) - Date.parse(other.row.created_at));
  for (const { row, reading } of oldest) {
    const since = localDateOf(new Date(row.created_at), notebook.zone);
    if (!isInRange(since, range)) continue;
    const quote = firstQuote(reading.text);
    const claim = nextStepOn(claimOf('action', row.id, [row.id]));
    if (!isInline(quote) || isQuoted(reading, { start: 0, end: reading.text.length })) continue;
    if (!answered.allows(claim)) continue;
    const text = texts.actionWaiting(quote, since, week.end);
    return [{ kind: 'action-waiting', text, citations: [{ kind: 'action', id: row.id, quote }], ...claim }];
  }
  return [];
}

/** A turn of speech of so many words is what anyone would say. */
const CLICHE = 5;

/** What celebrates something, in the person's own voice: all that is written when it is short, else its sentences. */
function celebrationsIn({ row, answers: { celebration } }: EntryReading) {
  const { text, sentences } = celebration;
  if (!isCelebration(celebration)) return [];
  const whole = text.slice(sentences[0]?.start ?? 0).trim();
  const isShort = whole.length <= QUOTE_LENGTH && !/[\n\r]/u.test(whole);
  const parts = isShort
    ? [{ start: text.indexOf(whole), end: text.indexOf(whole) + whole.length }]
    : sentences;
  const stock = sentences.some((sentence) => stockTokens(sentence).size >= CLICHE);
  const isJoyful =
    text.includes('!') || sentences.some(({ tokens }) => tokens.some(({ word }) => JOYFUL.has(word)));
  return parts.flatMap((part) => {
    const quote = isShort ? usable(whole) : quoteAround(text, { start: part.start, end: part.start });
    return isInline(quote) && !isQuoted(celebration, part) ? [{ row, quote, stock, isJoyful }] : [];
  });
}

const isOfIntoxicants = ({ sentences }: TextReading): boolean =>
  sentences.some(({ tokens }) => tokens.some(({ word }) => INTOXICANTS.has(word)));

/** The most joyful, and of those the fullest sentence of the week, rather not in stock phrases; nothing where none celebrates. */
function celebrationOf(scope: Scope): Insight {
  const { ofWeek, answered } = scope;
  const isTempted = isRecovering(scope);
  const [fullest] = ofWeek
    .filter(({ answers }) => !(isTempted && isOfIntoxicants(answers.celebration)))
    .filter(({ row }) => answered.allows(celebrationClaim(row.id)))
    .flatMap(celebrationsIn)
    .sort(
      (one, other) =>
        Number(one.stock) - Number(other.stock) ||
        Number(other.isJoyful) - Number(one.isJoyful) ||
        other.quote.length - one.quote.length,
    );
  if (fullest) {
    const { row, quote } = fullest;
    const text = texts.celebrated(row.date, quote);
    return { text, citations: [{ kind: 'entry', id: row.id, quote }], ...celebrationClaim(row.id) };
  }
  const isWritten = ofWeek.some(
    ({ hasOther, answers }) => hasOther || answers.celebration.sentences.length > 0,
  );
  return { text: isWritten ? '' : texts.nothingCelebrated, citations: [] };
}

/** The week in numbers. */
function summaryOf(
  { totalJournalEntries: entries, totalLessons: lessons, completedActions, totalActions }: WeekStats,
  loops: number,
): string {
  const sentences: string[] = [];
  if (entries === 0) sentences.push(texts.noEntries);
  if (entries > 0 && lessons > 0) sentences.push(texts.wroteAndLearned(entries, lessons));
  else if (entries > 0) sentences.push(texts.wrote(entries));
  else if (lessons > 0) sentences.push(texts.learned(lessons));
  if (completedActions > 0) sentences.push(texts.finishedActions(completedActions, totalActions));
  else if (totalActions > 0) sentences.push(texts.addedActions(totalActions));
  if (entries === 1) sentences.push(texts.oneEntry);
  if (entries > 0 && loops > 0) sentences.push(texts.loopClosed(loops));
  return sentences.join(' ');
}

/** How many days of the week have all three strokes. */
const closedLoops = ({ growthDays, week }: Scope): number =>
  growthDays.filter((day) => isInRange(day.date, week) && isClosed(day)).length;
