import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { TASK_LENGTH } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

/** The words of an action, sealed; what is readable is refused. */
const words = { text: sealedTodayOf(TASK_LENGTH), format: formatTodaySchema };

const areSealed = areOfTheirFormat(['text']);

/** A new action as it travels, also together with the journal entry that names it. */
export const newTaskSchema = z.object({ id: idSchema, ...words }).refine(areSealed, NOT_SEALED);
export type NewTask = z.infer<typeof newTaskSchema>;

export const taskSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** Sealed in the envelope that `format` names; readable when it is null, as rows of before are. */
  text: z.string(),
  format: z.number().int().nullable(),
  completed: z.boolean(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
});
export type Task = z.infer<typeof taskSchema>;

export const listTasks = defineRoute({
  method: 'get',
  path: '/api/tasks',
  tag: 'tasks',
  summary:
    'All open actions and those completed in the last 7 days; newest first, lines of one save in order.',
  answer: z.object({ tasks: z.array(taskSchema) }),
});

export const addTask = defineRoute({
  method: 'post',
  path: '/api/tasks',
  access: 'writing',
  tag: 'tasks',
  summary: 'Adds an open action.',
  body: newTaskSchema,
  answer: z.object({ task: taskSchema }),
});

export const changeTask = defineRoute({
  method: 'patch',
  path: '/api/tasks/{id}',
  access: 'writing',
  tag: 'tasks',
  summary:
    'Completes, reopens or rewords an action. Completing gives 10 points, reopening takes them back; rewording keeps ' +
    'the former words as a revision, and brings a deleted one back.',
  params: rowParams,
  body: z
    .object({
      completed: z.boolean().optional(),
      /** When it was completed; now when left out. */
      completed_at: z.iso.datetime().optional(),
      text: words.text.optional(),
      format: words.format.optional(),
    })
    .refine(({ completed, text }) => completed !== undefined || text !== undefined, texts.nothingToChange)
    .refine(({ completed, completed_at }) => completed || completed_at === undefined, texts.notCompleted)
    .refine(({ text, format }) => text === undefined || format !== undefined, NOT_SEALED)
    .refine(areSealed, NOT_SEALED),
  answer: z.object({
    task: taskSchema,
    /** Whether this call completed the first action of its day. */
    first_today: z.boolean(),
    /** Days in a row with a completed action, up to that day. */
    streak: z.number().int(),
  }),
});

export const deleteTask = defineRoute({
  method: 'delete',
  path: '/api/tasks/{id}',
  tag: 'tasks',
  summary: 'Deletes an action. Points earned with it stay: the deed was done.',
  params: rowParams,
});

/** What was deleted is put back under its own id, without points; an action that is there already stays as it is. */
export const restoreTask = defineRoute({
  method: 'put',
  path: '/api/tasks/{id}',
  access: 'writing',
  tag: 'tasks',
  summary: 'Puts a deleted action back as it was; one that is there stays as it is.',
  params: rowParams,
  body: z
    .object({
      ...words,
      completed_at: z.iso.datetime().nullable(),
      created_at: z.iso.datetime(),
    })
    .refine(areSealed, NOT_SEALED),
  answer: z.object({ task: taskSchema }),
});
