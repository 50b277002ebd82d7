import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { isAsItSays, notAsItSays, writtenFormat, writtenText } from '../../kernel/sealed-text.ts';
import { GOAL_LENGTH } from './contract/limits.ts';
import { GOAL_BLANK } from './contract/messages.ts';

export * from './contract/limits.ts';
export * from './contract/messages.ts';

/** The words of a goal: sealed with `format` 3 beside them, readable without. */
const words = { text: writtenText(GOAL_LENGTH, GOAL_BLANK), format: writtenFormat };
const areWords = isAsItSays(GOAL_LENGTH);
const NO_WORDS = notAsItSays(GOAL_LENGTH);

export const goalSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** Sealed in the envelope that `format` names; readable when it is null. */
  text: z.string(),
  format: z.number().int().nullable(),
  status: z.enum(['active', 'completed']),
  use_count: z.number().int(),
  last_used_at: z.string(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
});

export type Goal = z.infer<typeof goalSchema>;

const one = z.object({ id: idSchema });
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

/**
 * Sealed: the device says which goal it is by `id`; an unknown id adds it. Readable: a match ignores letter case and
 * spaces around, and `id` becomes the goal's id when there is no match.
 */
export const chooseGoal = defineRoute({
  method: 'post',
  path: '/api/goals/use',
  access: 'writing',
  tag: 'goals',
  summary: 'Uses a goal: counts one more use of a known one and makes it active again, else adds it.',
  body: z.object({ id: idSchema, ...words }).refine(areWords, NO_WORDS),
  answer: goal,
});

export const changeGoal = defineRoute({
  method: 'patch',
  path: '/api/goals/{id}',
  access: 'writing',
  tag: 'goals',
  summary: 'Rewords a goal, completes it, or makes it active again.',
  params: one,
  body: z
    .object({ text: words.text.optional(), format: words.format, completed: z.boolean().optional() })
    .refine(({ text, completed }) => text !== undefined || completed !== undefined, 'Nothing to change.')
    .refine(areWords, NO_WORDS),
  answer: goal,
});

export const deleteGoal = defineRoute({
  method: 'delete',
  path: '/api/goals/{id}',
  tag: 'goals',
  summary: 'Deletes a goal.',
  params: one,
});

/** What was deleted is put back under its own id; a goal that is there already stays as it is. */
export const restoreGoal = defineRoute({
  method: 'put',
  path: '/api/goals/{id}',
  access: 'writing',
  tag: 'goals',
  summary: 'Puts a deleted goal back as it was.',
  params: one,
  body: z
    .object({
      ...words,
      use_count: z.number().int().min(1).max(100_000),
      last_used_at: z.iso.datetime(),
      completed_at: z.iso.datetime().nullable(),
      created_at: z.iso.datetime(),
    })
    .refine(areWords, NO_WORDS),
  answer: goal,
});
