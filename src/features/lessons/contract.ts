import * as z from 'zod';
import { basedOnSchema, writtenSchema } from '../../kernel/activity-day.ts';
import { localDateSchema } from '../../kernel/calendar.ts';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { pageQuerySchema } from '../../kernel/pagination.ts';
import { defineRoute } from '../../kernel/route.ts';
import {
  areOfTheirFormat,
  formatSchema,
  formatTodaySchema,
  NOT_SEALED,
  sealedSchema,
} from '../../kernel/sealed-text.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

/** A lesson as stored: its text sealed, in the envelope that `format` names. */
export const lessonSchema = z.object({
  id: idSchema,
  lesson: z.string(),
  format: z.number().int().nullable(),
  date: z.string(),
  created_at: z.string(),
});

export type Lesson = z.output<typeof lessonSchema>;

export const saveLesson = defineRoute({
  method: 'post',
  path: '/api/lessons',
  access: 'writing',
  tag: 'lessons',
  summary: 'Saves a lesson and marks the day as one on which something was learned',
  body: z
    .strictObject({
      id: idSchema,
      lesson: sealedSchema,
      format: formatSchema,
      /** When it was noted; now when left out. */
      written: writtenSchema.optional(),
    })
    .refine(areOfTheirFormat(['lesson']), NOT_SEALED),
  answer: z.object({ id: idSchema, date: localDateSchema }),
});

export const changeLesson = defineRoute({
  method: 'patch',
  path: '/api/lessons/{id}',
  access: 'writing',
  tag: 'lessons',
  summary: 'Writes a lesson anew, or moves it to another past day. What it said before is a revision.',
  params: rowParams,
  body: z
    .strictObject({
      based_on: basedOnSchema,
      format: formatTodaySchema,
      lesson: sealedSchema.optional(),
      date: localDateSchema.optional(),
    })
    .refine(areOfTheirFormat(['lesson']), NOT_SEALED)
    .refine(({ lesson, date }) => lesson !== undefined || date !== undefined, texts.nothingToChange),
  answer: z.object({
    lesson: z.object({ id: idSchema, date: localDateSchema }),
    /** Whether it had changed since `based_on`: what it said then is a revision too. */
    overwrote: z.boolean(),
  }),
});

export const listLessons = defineRoute({
  method: 'get',
  path: '/api/lessons',
  tag: 'lessons',
  summary: 'Lessons learned, newest first, sealed as they are stored',
  query: pageQuerySchema,
  answer: z.object({ lessons: z.array(lessonSchema), next: z.string().nullable() }),
});
