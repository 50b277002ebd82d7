import { addDays, type DayRange, type LocalDate } from '../../../kernel/calendar.ts';
import { cite, isInline } from '../../../language/quote.ts';
import { contentOf, type Reader, sharedBy, type TextReading } from '../../../language/reader.ts';
import { englishTexts } from './english-part.ts';
import type { Citation, CitedKind, GrowthDay, Insight } from './notebook.ts';
import { isInRange } from './scope.ts';
import * as texts from './texts.ts';

/** How many days the weekly review counts, today included. */
const REVIEWED_DAYS = 7;
const MOST_FOCUS_POINTS = 3;

/** Something written in the days of the review. */
export interface Note {
  kind: CitedKind;
  id: string;
  created_at: string;
  content: string;
}

export interface Category {
  category_name: string;
  description: string | null;
}

/** On how many days each stroke was done. */
export interface GrowthCount {
  journaledDays: number;
  actionDays: number;
  lessonDays: number;
}

export interface CategoryReview {
  category_name: string;
  insights: Insight[];
  actions: Insight[];
}

export interface Review {
  summary: { text: string; focus_points: string[] };
  /** The person's categories in their order, those without notes too. */
  categories: CategoryReview[];
  /** Most notes are in another language than English: they are not sorted. */
  isOtherLanguage?: true;
}

/** The days that the weekly review counts. */
export const reviewedDays = (today: LocalDate): DayRange => ({
  start: addDays(today, 1 - REVIEWED_DAYS),
  end: today,
});

/** Whether nothing of the reviewed days speaks of a category. */
export const isQuiet = ({ insights }: CategoryReview): boolean =>
  insights.length > 0 && insights.every(({ citations }) => citations.length === 0);

/** Counts the strokes of the reviewed days. */
export function growthOf(growthDays: readonly GrowthDay[], today: LocalDate): GrowthCount {
  const days = growthDays.filter(({ date }) => isInRange(date, reviewedDays(today)));
  return {
    journaledDays: days.filter(({ journaled }) => journaled).length,
    actionDays: days.filter((day) => day.task_completed).length,
    lessonDays: days.filter((day) => day.lesson_learned).length,
  };
}

interface ReadNote {
  note: Note;
  reading: TextReading;
  words: Set<string>;
}

/** Sorts notes by the categories whose words they take up, each to the one that it shares most words with. */
export function reviewOf(
  from: { notes: readonly Note[]; growth: GrowthCount; categories: readonly Category[] },
  reader: Reader,
): Review {
  const { journaledDays, actionDays, lessonDays } = from.growth;
  const { english, isMostlyOther } = englishTexts(from.notes, ({ content }) => content);
  if (isMostlyOther) {
    const text = texts.review(journaledDays, actionDays, lessonDays);
    return { summary: { text, focus_points: [] }, categories: [], isOtherLanguage: true };
  }
  const newest = english.sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  const notes = withWords(newest, reader.texts(newest.map(({ content }) => content)));
  const described = reader.texts(
    from.categories.map(({ category_name, description }) => `${category_name}. ${description ?? ''}`),
  );
  const wordsOf = described.map(({ sentences }) => contentOf(sentences));
  const sorted = from.categories.map((category, at) => ({
    category,
    words: wordsOf[at] ?? new Set<string>(),
    notes: notes.filter(({ words }) => closestTo(words, wordsOf) === at),
  }));
  const busiest = sorted
    .filter((one) => one.notes.length > 0)
    .sort((one, other) => other.notes.length - one.notes.length)
    .slice(0, MOST_FOCUS_POINTS);
  const text = texts.review(journaledDays, actionDays, lessonDays);
  return {
    summary: {
      text: busiest.length > 0 || sorted.length === 0 ? text : `${text} ${texts.reviewNothing}`,
      focus_points: busiest.map((one) => texts.categoryFirst(one.category.category_name, one.notes.length)),
    },
    categories: sorted.map((one) => categoryReview(one, notes.length)),
  };
}

const withWords = (notes: readonly Note[], readings: readonly TextReading[]): ReadNote[] =>
  notes.map((note, at) => {
    const reading = readings[at] ?? { text: '', sentences: [] };
    return { note, reading, words: contentOf(reading.sentences) };
  });

/** The place of the category that shares most words; the first of equal ones, -1 for none. */
function closestTo(words: ReadonlySet<string>, categories: readonly ReadonlySet<string>[]): number {
  const shared = categories.map((category) => sharedBy(category, words));
  const most = Math.max(0, ...shared);
  return most === 0 ? -1 : shared.indexOf(most);
}

interface Sorted {
  category: Category;
  /** What the category is about. */
  words: ReadonlySet<string>;
  notes: readonly ReadNote[];
}

/** A note, quoted where it takes up the words. */
function citationsOf({ note, reading }: ReadNote, words: ReadonlySet<string>): Citation[] {
  const tokens = reading.sentences.flatMap((sentence) => sentence.tokens);
  const place = tokens.find(({ isContent, lemma }) => isContent && words.has(lemma));
  return cite(note.kind, note.id, reading.text, place);
}

function categoryReview({ category, words, notes }: Sorted, of: number): CategoryReview {
  const { category_name } = category;
  const cited = notes.flatMap((note) => citationsOf(note, words));
  if (cited.length === 0) {
    const text = texts.categoryQuiet(category_name);
    return { category_name, insights: notes.length === 0 ? [{ text, citations: [] }] : [], actions: [] };
  }
  const inline = cited.filter(({ quote }) => isInline(quote));
  const count = { text: texts.categoryNotes(category_name, notes.length, of), citations: cited };
  const actions = inline.slice(0, 1).map((citation) => ({
    text: texts.categoryStep(category_name, citation.quote),
    citations: [citation],
  }));
  return { category_name, insights: [count], actions };
}
