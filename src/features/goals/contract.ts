import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { GOAL_LENGTH } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

/** The words of a goal, sealed; what is readable is refused. */
const words = { text: sealedTodayOf(GOAL_LENGTH), format: formatTodaySchema };

const areSealed = areOfTheirFormat(['text']);

export const goalSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** Sealed in the envelope that `format` names; readable when it is null, as rows of before are. */
  text: z.string(),
  format: z.number().int().nullable(),
  status: z.enum(['active', 'completed']),
  use_count: z.number().int(),
  last_used_at: z.string(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
});

export type Goal = z.infer<typeof goalSchema>;

const goals = z.object({ goals: z.array(goalSchema) });
const goal = z.object({ goal: goalSchema });

export const listGoals = defineRoute({
  method: 'get',
  path: '/api/goals',
  tag: 'goals',
  summary: 'All goals: active ones first, the most recently used on top.',
  answer: goals,
});

export const recentGoals = defineRoute({
  method: 'get',
  path: '/api/goals/recent',
  tag: 'goals',
  summary: 'The five most recently used goals, newest first.',
  answer: goals,
});

/** The device says by `id` which goal it is, since only it can read the words; an unknown id adds one. */
export const chooseGoal = defineRoute({
  method: 'post',
  path: '/api/goals/use',
  access: 'writing',
  tag: 'goals',
  summary: 'Uses a goal: counts one more use of a known one and makes it active again, else adds it.',
  body: z.object({ id: idSchema, ...words }).refine(areSealed, NOT_SEALED),
  answer: goal,
});

export const changeGoal = defineRoute({
  method: 'patch',
  path: '/api/goals/{id}',
  access: 'writing',
  tag: 'goals',
  summary: 'Rewords a goal, completes it, or makes it active again.',
  params: rowParams,
  body: z
    .object({
      text: words.text.optional(),
      format: words.format.optional(),
      completed: z.boolean().optional(),
    })
    .refine(({ text, completed }) => text !== undefined || completed !== undefined, texts.nothingToChange)
    .refine(({ text, format }) => text === undefined || format !== undefined, NOT_SEALED)
    .refine(areSealed, NOT_SEALED),
  answer: goal,
});

export const deleteGoal = defineRoute({
  method: 'delete',
  path: '/api/goals/{id}',
  tag: 'goals',
  summary: 'Deletes a goal.',
  params: rowParams,
});

/** What was deleted is put back under its own id; a goal that is there already stays as it is. */
export const restoreGoal = defineRoute({
  method: 'put',
  path: '/api/goals/{id}',
  access: 'writing',
  tag: 'goals',
  summary: 'Puts a deleted goal back as it was; one that is there stays as it is.',
  params: rowParams,
  body: z
    .object({
      ...words,
      use_count: z.number().int().min(1).max(100_000),
      last_used_at: z.iso.datetime(),
      completed_at: z.iso.datetime().nullable(),
      created_at: z.iso.datetime(),
    })
    .refine(areSealed, NOT_SEALED),
  answer: goal,
});
