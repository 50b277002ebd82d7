import * as z from 'zod';
import { isLocalDate, localDateSchema, weekOf } from '../../kernel/calendar.ts';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import {
  CATEGORY_DESCRIPTION_LENGTH,
  CATEGORY_NAME_LENGTH,
  INSIGHT_ANSWER_KINDS,
  INSIGHT_ANSWER_LENGTH,
  INSIGHTS_LENGTH,
  NOTES_LENGTH,
  NOTES_LIMIT,
} from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

const count = z.number().int().min(0);

const isSunday = (date: string): boolean => isLocalDate(date) && weekOf(date).start === date;

/** The insights of a week as they are kept: `text` is sealed JSON, which only the person's devices read. */
export const storedInsightsSchema = z.object({
  week: localDateSchema,
  text: z.string(),
  format: z.number().int(),
});

export const putInsights = defineRoute({
  method: 'put',
  path: '/api/weekly/insights/{week}',
  tag: 'weekly',
  summary: 'Keeps what a device says of a week, in the place of what was said of it before.',
  params: z.object({ week: localDateSchema.refine(isSunday, texts.weekNotFromSunday) }),
  body: z
    .object({ text: sealedTodayOf(INSIGHTS_LENGTH), format: formatTodaySchema })
    .refine(areOfTheirFormat(['text']), NOT_SEALED),
});

/** What a person answered a sentence of the insights with, in any week. */
export const insightAnswerSchema = z.object({
  id: idSchema,
  kind: z.enum(INSIGHT_ANSWER_KINDS),
  /** JSON: what the sentence was about, what it said and its rows; sealed in the envelope that `format` names. */
  text: z.string(),
  format: z.number().int(),
  created_at: z.string(),
});
export type StoredInsightAnswer = z.infer<typeof insightAnswerSchema>;

export const answerInsight = defineRoute({
  method: 'post',
  path: '/api/weekly/answers',
  tag: 'weekly',
  summary: 'Answers a sentence of the weekly insights, which then is not said again.',
  body: z
    .object({
      id: idSchema,
      kind: z.enum(INSIGHT_ANSWER_KINDS),
      text: sealedTodayOf(INSIGHT_ANSWER_LENGTH),
      format: formatTodaySchema,
    })
    .refine(areOfTheirFormat(['text']), NOT_SEALED),
  answer: z.object({ insight_answer: insightAnswerSchema }),
});

export const withdrawInsightAnswer = defineRoute({
  method: 'delete',
  path: '/api/weekly/answers/{id}',
  tag: 'weekly',
  summary: 'Takes an answer back, so that the sentence may be said again.',
  params: rowParams,
});

/** A category of a person's weekly review, the first in priority 1. */
export const categorySchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** Name and description are sealed in the envelope that `format` names; readable when it is null. */
  category_name: z.string(),
  description: z.string().nullable(),
  format: z.number().int().nullable(),
  priority: z.number().int().min(1),
});
export type Category = z.output<typeof categorySchema>;

/** Whoever has one sees the weekly categories; the operator gives and takes it. */
export const testAccessSchema = z.object({ id: idSchema });

const words = {
  category_name: sealedTodayOf(CATEGORY_NAME_LENGTH),
  description: sealedTodayOf(CATEGORY_DESCRIPTION_LENGTH).nullable(),
  format: formatTodaySchema,
};
const areSealed = areOfTheirFormat(['category_name', 'description']);
const answer = z.object({ category: categorySchema });

export const listCategories = defineRoute({
  method: 'get',
  path: '/api/weekly/categories',
  tag: 'weekly',
  summary: 'The categories of the weekly review, first in priority first; none without access to them.',
  answer: z.object({ categories: z.array(categorySchema) }),
});

export const addCategory = defineRoute({
  method: 'post',
  path: '/api/weekly/categories',
  access: 'writing',
  tag: 'weekly',
  summary: 'Adds a category, last in priority. 403 without access to them, as for every change of one.',
  body: z.object({ id: idSchema, ...words }).refine(areSealed, NOT_SEALED),
  answer,
});

export const changeCategory = defineRoute({
  method: 'patch',
  path: '/api/weekly/categories/{id}',
  access: 'writing',
  tag: 'weekly',
  summary: 'Rewords a category.',
  params: rowParams,
  body: z.object(words).refine(areSealed, NOT_SEALED),
  answer,
});

export const deleteCategory = defineRoute({
  method: 'delete',
  path: '/api/weekly/categories/{id}',
  tag: 'weekly',
  summary: 'Deletes a category; the others keep their priorities.',
  params: rowParams,
});

export const restoreCategory = defineRoute({
  method: 'put',
  path: '/api/weekly/categories/{id}',
  access: 'writing',
  tag: 'weekly',
  summary: 'Puts a deleted category back as it was; one that is there stays as it is.',
  params: rowParams,
  body: z
    .object({ ...words, priority: z.number().int().min(1).max(1_000_000) })
    .refine(areSealed, NOT_SEALED),
  answer,
});

const citationSchema = z.object({
  /** Of what kind the row is on which the sentence rests. */
  kind: z.enum(['entry', 'lesson', 'action']),
  /** The row's id; in a review, the place of the note in the request. */
  id: z.string(),
  /** A stretch of its text, letter for letter. */
  quote: z.string(),
});
const sentence = { text: z.string(), citations: z.array(citationSchema) };
const insight = {
  ...sentence,
  /** What the sentence claims, by a name that is the same in every week; left out where there is nothing to answer. */
  about: z.string().optional(),
  /** The ids of the rows that are cited or counted; days, where days are counted. */
  rows: z.array(z.string()).optional(),
  /** It could be said of one of the weeks before as well; left out where it is news. */
  isKnown: z.literal(true).optional(),
};

const dayRange = z.object({ start: localDateSchema, end: localDateSchema });

export const insightsSchema = z.object({
  celebration: z.object(insight),
  patterns: z.array(z.object({ kind: z.string(), ...insight })),
  suggestions: z.array(z.object({ kind: z.string(), ...insight })),
  summary: z.string(),
  weekRange: dayRange,
  stats: z.object({
    totalJournalEntries: count,
    totalLessons: count,
    completedActions: count,
    totalActions: count,
    /** Whole per cent. */
    actionCompletionRate: count,
  }),
  hasData: z.boolean(),
  /** A pattern is not said because of what the person has answered. */
  hidesPattern: z.literal(true).optional(),
  /** Words of harm are near: only numbers are said, and no language model was asked. */
  isGuarded: z.literal(true).optional(),
  /** Most of it is written in another language than English, of which the engine says nothing. */
  isOtherLanguage: z.literal(true).optional(),
  /** Left out: the engine that comes along. A language model writes only for whoever has agreed to it. */
  writtenBy: z.literal('model').optional(),
});

export const weeklyInsights = defineRoute({
  method: 'post',
  path: '/functions/v1/weekly-insights',
  tag: 'weekly',
  summary:
    'What can be said of a week, Sunday to Saturday, from the person’s own rows; each sentence with the rows on which it rests. 403 when the id is not the caller’s.',
  body: z
    .object({ userId: idSchema, startDate: localDateSchema, endDate: localDateSchema })
    .refine(({ startDate, endDate }) => isSunday(startDate) && weekOf(startDate).end === endDate, {
      message: texts.notAWeek,
      path: ['startDate'],
    }),
  answer: insightsSchema,
});

const growthCount = count.max(7);

export const reviewCategories = defineRoute({
  method: 'post',
  path: '/functions/v1/review-categories',
  tag: 'weekly',
  summary:
    'Sorts notes of a week by the person’s categories: by core values where there are none. The texts are read for this answer and kept nowhere.',
  body: z.object({
    lessons: z
      .array(z.object({ type: z.string().max(40), created_at: z.iso.datetime(), content: z.string() }))
      .max(NOTES_LIMIT)
      .refine(
        (notes) => notes.reduce((sum, { content }) => sum + content.length, 0) <= NOTES_LENGTH,
        texts.tooMuchText,
      ),
    growth: z.object({ journaledDays: growthCount, actionDays: growthCount, lessonDays: growthCount }),
  }),
  answer: z.object({
    summary: z.object({ text: z.string(), focus_points: z.array(z.string()) }),
    categories: z.array(
      z.object({
        category_name: z.string(),
        insights: z.array(z.object(sentence)),
        actions: z.array(z.object(sentence)),
      }),
    ),
    /** Most notes are in another language than English: they are not sorted. */
    isOtherLanguage: z.literal(true).optional(),
  }),
});
