import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import { type Reader, readerOf } from '../../../language/reader.ts';
import type { InsightAnswer } from './answered.ts';
import { insightsOf } from './insights.ts';
import type { Insights, OpenedNotebook } from './notebook.ts';
import { type Category, type GrowthCount, type Note, type Review, reviewOf } from './review.ts';

/** What is to be said of a week. */
export interface InsightsQuestion {
  notebook: OpenedNotebook;
  week: DayRange;
  /** The day that the person calls today. */
  today: LocalDate;
  /** What the person has answered sentences with. */
  answers: readonly InsightAnswer[];
}

/** What is to be sorted by categories. */
export interface ReviewQuestion {
  notes: Note[];
  growth: GrowthCount;
  categories: Category[];
}

/** As it is put to a worker of the browser, or to a thread of the server. */
export type Question = { insights: InsightsQuestion } | { review: ReviewQuestion };
export type Answer<Asked extends Question> = Asked extends { insights: unknown } ? Insights : Review;

/** The grammar comes with the first question. Rejects when it cannot be loaded. */
const englishReader = async (): Promise<Reader> =>
  readerOf((await import('../../../language/english.ts')).english);

/** Answers with everything that the engine knows. It takes a moment: not to be called where somebody waits to type. */
export async function answer(question: Question): Promise<Insights | Review> {
  const reader = await englishReader();
  if ('review' in question) return reviewOf(question.review, reader);
  const { notebook, week, today, answers } = question.insights;
  return insightsOf(notebook, week, { today, reader, answers });
}
