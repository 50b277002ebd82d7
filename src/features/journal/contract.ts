import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { idSchema } from '../../kernel/ids.ts';
import { pageQuerySchema } from '../../kernel/pagination.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatSchema, NOT_SEALED, sealedSchema } from '../../kernel/sealed-text.ts';
import { newTaskSchema } from '../tasks/contract.ts';
import { ACTIONS_LIMIT, SEALED_COLUMNS } from './contract/limits.ts';

export * from './contract/limits.ts';

/** An entry as stored: its six texts sealed, in the envelope that `format` names. */
export const entrySchema = z.object({
  id: idSchema,
  date: z.string(),
  celebration: z.string(),
  goal: z.string(),
  goal_importance: z.string(),
  reflection: z.string(),
  value_alignment: z.string(),
  action: z.string(),
  format: z.number().int().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  created_at: z.string(),
});

export type JournalEntry = z.output<typeof entrySchema>;

/** When and where something was completed on the device, which may be long before it arrives. */
export const writtenSchema = z.object({
  at: z.iso.datetime(),
  date: localDateSchema,
  zone: z.string(),
  /** Written for a past day on purpose. */
  backdated: z.literal(true).optional(),
});

export const saveEntry = defineRoute({
  method: 'post',
  path: '/api/journal/entries',
  access: 'writing',
  tag: 'journal',
  summary:
    "Saves a journal entry and everything that follows from it: the day's actions, its mark, its points",
  body: z
    .strictObject({
      id: idSchema,
      format: formatSchema,
      celebration: sealedSchema,
      goal: sealedSchema,
      goal_importance: z.union([z.literal(''), sealedSchema]),
      reflection: sealedSchema,
      value_alignment: sealedSchema,
      action: sealedSchema,
      /** When the person began to write. */
      start_time: z.iso.datetime(),
      written: writtenSchema.optional(),
      /** One for each line of the actions that is not blank, in their order. */
      tasks: z
        .array(newTaskSchema)
        .max(ACTIONS_LIMIT)
        .refine(
          (tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length,
          'Each action has its own id',
        ),
    })
    .refine(areOfTheirFormat(SEALED_COLUMNS), NOT_SEALED),
  answer: z.object({
    entry: z.object({ id: idSchema, date: localDateSchema }),
    /** Days in a row with an entry, this one included. */
    streak: z.number().int(),
    points_awarded: z.number().int(),
  }),
});

export const listEntries = defineRoute({
  method: 'get',
  path: '/api/journal/entries',
  tag: 'journal',
  summary: 'Journal entries, newest first, sealed as they are stored',
  query: pageQuerySchema,
  answer: z.object({ entries: z.array(entrySchema), next: z.string().nullable() }),
});

export const readEntry = defineRoute({
  method: 'get',
  path: '/api/journal/entries/{id}',
  tag: 'journal',
  summary: 'One journal entry, sealed as it is stored',
  params: z.object({ id: idSchema }),
  answer: entrySchema,
});

export const editEntry = defineRoute({
  method: 'patch',
  path: '/api/journal/entries/{id}',
  access: 'writing',
  tag: 'journal',
  summary: 'Changes texts of an entry; what they said before is kept as a revision',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    based_on: z.number().int().min(0),
    format: formatSchema,
    celebration: sealedSchema.optional(),
    goal: sealedSchema.optional(),
    goal_importance: z.union([z.literal(''), sealedSchema]).optional(),
    reflection: sealedSchema.optional(),
    value_alignment: sealedSchema.optional(),
    action: sealedSchema.optional(),
  }),
  answer: entrySchema,
});

export const readToday = defineRoute({
  method: 'get',
  path: '/api/journal/today',
  tag: 'journal',
  summary: 'Whether the person has journaled today, and for how many days in a row',
  answer: z.object({
    date: localDateSchema,
    journaled: z.boolean(),
    streak: z.number().int(),
    /** How many entries there are, and the day of the first. */
    entries: z.number().int(),
    since: localDateSchema.nullable(),
    /** The first entry of today. */
    first_entry: entrySchema.pick({ id: true, celebration: true, format: true }).nullable(),
  }),
});
