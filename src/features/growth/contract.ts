import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { defineRoute } from '../../kernel/route.ts';

export * from './contract/pauses.ts';

const count = z.number().int().min(0);

export const dayMarksSchema = z.object({
  date: localDateSchema,
  journaled: z.boolean(),
  task_completed: z.boolean(),
  lesson_learned: z.boolean(),
  vision_reviewed: z.boolean(),
  /** It has no page of its own, and one that was written for it soon after: the journal's streak goes on over it. */
  mended: z.boolean(),
});
export type DayMarks = z.infer<typeof dayMarksSchema>;

export const growthSchema = z.object({
  /** The day that the person calls today. */
  today: localDateSchema,
  /** The month asked for, 'YYYY-MM'. */
  month: z.string(),
  /** The month's days on which something was done. */
  days: z.array(dayMarksSchema),
  /** The month's days that lie in a pause. */
  paused: z.array(localDateSchema),
  /** The last day of the pause in which today lies, if it does. */
  paused_until: localDateSchema.nullable(),
  /** Days in a row that are alive today. */
  streaks: z.object({ journal: count, action: count, lesson: count }),
  /** All of them, ever. */
  actions_completed: count,
  goals_achieved: count,
  /** The month's days with all three strokes, out of its days. */
  cycles: z.object({ done: count, of: count }),
  /** Points of today, of this week and of this month, whichever month is asked for. */
  points: z.object({ day: count, week: count, month: count }),
});
export type Growth = z.infer<typeof growthSchema>;

export const getGrowth = defineRoute({
  method: 'get',
  path: '/api/growth',
  tag: 'score',
  summary:
    "A month's days and growth cycles, with streaks, totals and the points of today, this week, this month.",
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional()
      .describe("'YYYY-MM'; the present month of the profile's time zone when left out."),
  }),
  answer: growthSchema,
});
