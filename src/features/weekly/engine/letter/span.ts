import { type DayRange, type LocalDate, weekOf } from '../../../../kernel/calendar.ts';
import { isInline } from '../../../../language/quote.ts';
import { nextStepAbout } from '../answered.ts';
import { isUnread } from '../model-answer.ts';
import type { Citation, Insight } from '../notebook.ts';
import { isInRange } from '../scope.ts';
import {
  type DateOf,
  isEmpty,
  type Letter,
  movedPart,
  numbersAlone,
  numbersPart,
  type PeriodCounts,
  type WeekRead,
  withoutEmpty,
} from './letter.ts';
import { questionOf, quotedRow } from './question.ts';
import { rowsByStretch, type Strand, strandsOf } from './strands.ts';
import * as texts from './texts.ts';

/** More celebrations would be a list. */
const MOST_CELEBRATIONS = 4;
/** A year's line is no longer than this, where a month has a celebration that short. */
const SHORT_QUOTE = 90;

interface Span {
  /** The days that the letter is about. */
  range: DayRange;
  /** Those whose Saturday is in the period, the oldest first. */
  weeks: readonly WeekRead[];
  counts: PeriodCounts;
  dateOf: DateOf;
}

interface Celebration {
  date: LocalDate;
  row: Citation;
}

const isGuarded = ({ insights }: WeekRead): boolean => insights.isGuarded === true;

/** Whether most weeks in which something was written are in a language that the engine doesn't know. */
function areUnread(weeks: readonly WeekRead[]): boolean {
  const written = weeks.filter(({ insights }) => insights.hasData);
  return written.filter(({ insights }) => isUnread(insights)).length > written.length / 2;
}

/** What the weeks celebrate on the days of the letter. Of the same words the newest: a letter says nothing twice. */
function celebrationsOf({ range, weeks, dateOf }: Omit<Span, 'counts'>): Celebration[] {
  const found = weeks
    .filter((read) => !isGuarded(read))
    .flatMap(({ insights: { celebration } }) => {
      const row = quotedRow(celebration);
      const date = row && dateOf(row);
      return row && date && isInRange(date, range) ? [{ date, row }] : [];
    });
  return [...new Map(found.map((one) => [one.row.quote, one])).values()];
}

const longestFirst = (one: string, other: string): number => other.length - one.length;
const fullestFirst = (one: Celebration, other: Celebration): number =>
  longestFirst(one.row.quote, other.row.quote);

/** The goal that was named in most weeks or months, when it was in two at least. */
function goalOf(
  { weeks, dateOf }: Span,
  stretchOf: (date: LocalDate) => string | undefined,
  say: (goal: string, times: number) => string,
): Insight[] {
  const goals = strandsOf(weeks, ({ insights }) =>
    insights.patterns.filter(({ kind }) => kind === 'goal-moved' || kind === 'goal-named'),
  ).flatMap(({ rows, ...strand }) => {
    const goal = strand.newest.citations[0]?.quote;
    const naming = new Map([...rows].filter(([, { kind, quote }]) => kind === 'entry' && quote === goal));
    const citations = rowsByStretch({ ...strand, rows: naming }, dateOf, stretchOf);
    return isInline(goal) && citations.length > 1 ? [{ goal, citations }] : [];
  });
  const [best] = goals.sort((one, other) => other.citations.length - one.citations.length);
  return best ? [{ text: say(best.goal, best.citations.length), citations: best.citations }] : [];
}

type Recurring = keyof typeof texts.cameBackInWeeks;
const isRecurring = (kind: string): kind is Recurring => Object.hasOwn(texts.cameBackInWeeks, kind);

/** What may be quoted again: of death, illness and dreams the engine suggests nothing, and a letter quotes nothing. */
const recurringIn = ({ insights: { patterns, suggestions } }: WeekRead) => {
  const steps = suggestions.filter(({ kind }) => kind === 'fear');
  // What was stored before sentences could be answered has one fear at most, and no claims.
  const hasStep = ({ about = '' }: Insight): boolean =>
    steps.some((step) => step.about === undefined || step.about === nextStepAbout(about));
  return patterns.filter(
    (pattern) => isRecurring(pattern.kind) && (pattern.kind !== 'fear' || hasStep(pattern)),
  );
};

/** Fears of which a week celebrates that they are behind the person. */
function overcomeRows(weeks: readonly WeekRead[]): Set<string> {
  const ends = weeks.flatMap(({ insights }) =>
    insights.patterns.filter(({ kind }) => kind === 'fear-overcome'),
  );
  return new Set(ends.flatMap(({ citations }) => citations.map(({ id }) => id)));
}

/** What came back in most weeks or months, when it was in so many at least. */
function cameBack(
  { weeks, dateOf }: Span,
  stretchOf: (date: LocalDate) => string | undefined,
  { say, least }: { say: typeof texts.cameBackInWeeks; least: number },
): Insight[] {
  const over = overcomeRows(weeks);
  const isOver = ({ kind, rows }: Strand) =>
    kind === 'fear' && [...rows.values()].some(({ id }) => over.has(id));
  const found = strandsOf(weeks, recurringIn)
    .filter((strand) => !isOver(strand))
    .flatMap(({ rows, ...strand }) => {
      const citations = rowsByStretch({ rows, ...strand }, dateOf, stretchOf);
      const [fullest] = citations
        .map(({ quote }) => quote)
        .filter(isInline)
        .sort(longestFirst);
      return fullest && isRecurring(strand.kind) && citations.length >= least
        ? [{ kind: strand.kind, citations, quote: fullest }]
        : [];
    });
  const [best] = found.sort((one, other) => other.citations.length - one.citations.length);
  if (!best) return [];
  return [{ text: say[best.kind](best.citations.length, best.quote), citations: best.citations }];
}

/**
 * The question that most weeks lead to, of those that the last week with an entry asks: what an earlier one asked may be
 * settled, or out of place since.
 */
function questionIn(weeks: readonly WeekRead[], said: string): Insight[] {
  const last = weeks.findLast(({ insights }) => insights.stats.totalJournalEntries > 0)?.week.start;
  const questions = strandsOf(weeks, ({ insights }) => insights.suggestions)
    .filter((strand) => strand.weeks.at(-1) === last)
    .sort((one, other) => other.weeks.length - one.weeks.length)
    .flatMap(({ newest }) => questionOf(newest, said) ?? []);
  return questions.slice(0, 1);
}

const textOf = (sentences: readonly Insight[]): string => sentences.map(({ text }) => text).join(' ');

/** The letter of a month, from its weeks. */
export function monthLetter(span: Span): Letter {
  const { weeks, counts } = span;
  if (isEmpty(counts) || weeks.some(isGuarded)) return numbersAlone('month', counts);
  const sundays = new Set(weeks.map(({ week }) => week.start));
  const weekAmong = (date: LocalDate) => {
    const { start } = weekOf(date);
    return sundays.has(start) ? start : undefined;
  };
  const celebrated = celebrationsOf(span)
    .toSorted(fullestFirst)
    .slice(0, MOST_CELEBRATIONS)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, row }) => ({ text: texts.celebratedOn(date, row.quote), citations: [row] }));
  const back = cameBack(span, weekAmong, { say: texts.cameBackInWeeks, least: 2 });
  return withoutEmpty([
    numbersPart('month', counts, areUnread(weeks)),
    { kind: 'celebrated', sentences: celebrated },
    movedPart(counts, goalOf(span, weekAmong, texts.goalInWeeks)),
    { kind: 'came-back', sentences: back },
    { kind: 'question', sentences: questionIn(weeks, textOf(back)) },
  ]);
}

/** A month of a year in numbers. */
export interface MonthCount {
  /** Its first day. */
  month: LocalDate;
  entries: number;
}

const monthOfDate = (date: LocalDate): string => date.slice(0, 7);

/** A month in one line: a short celebration of one of its weeks, or its entries alone. */
function monthLine({ month, entries }: MonthCount, span: Omit<Span, 'counts'>): Insight {
  const ofMonth = celebrationsOf(span).filter(({ date }) => monthOfDate(date) === monthOfDate(month));
  const [fullest] = ofMonth.filter(({ row }) => row.quote.length <= SHORT_QUOTE).sort(fullestFirst);
  const chosen = fullest ?? ofMonth.toSorted(fullestFirst).at(-1);
  return chosen
    ? { text: texts.monthCelebrated(month, entries, chosen.row.quote), citations: [chosen.row] }
    : { text: texts.monthInShort(month, entries), citations: [] };
}

/** The letter of a year: a line for each month in which something was written, and what came back in most of them. */
export function yearLetter(span: Span & { months: readonly MonthCount[] }): Letter {
  const { range, weeks, counts, months, dateOf } = span;
  if (isEmpty(counts)) return numbersAlone('year', counts);
  const written = months.filter(({ entries }) => entries > 0);
  const dark = new Set(
    weeks.filter(isGuarded).flatMap(({ week }) => [monthOfDate(week.start), monthOfDate(week.end)]),
  );
  const ofLight = weeks.filter((read) => !isGuarded(read) && !dark.has(monthOfDate(read.week.end)));
  const light = { range, weeks: ofLight, dateOf };
  const year = (date: LocalDate) =>
    isInRange(date, range) && !dark.has(monthOfDate(date)) ? monthOfDate(date) : undefined;
  const most = Math.max(2, Math.floor(written.length / 2) + 1);
  const back = cameBack({ ...span, ...light }, year, { say: texts.cameBackInMonths, least: most });
  return withoutEmpty([
    numbersPart('year', counts, areUnread(weeks)),
    { kind: 'months', sentences: written.map((month) => monthLine(month, light)) },
    movedPart(counts, goalOf({ ...span, ...light }, year, texts.goalInMonths)),
    { kind: 'came-back', sentences: back },
    { kind: 'question', sentences: dark.size > 0 ? [] : questionIn(weeks, textOf(back)) },
  ]);
}
