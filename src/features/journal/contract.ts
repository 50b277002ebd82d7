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
import { newTaskSchema } from '../tasks/contract.ts';
import { ACTIONS_LIMIT, ENTRY_COLUMNS, SEALED_COLUMNS } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

/** An entry as stored: its texts sealed, in the envelope that `format` names. */
export const entrySchema = z.object({
  id: idSchema,
  date: z.string(),
  celebration: z.string(),
  goal: z.string(),
  goal_importance: z.string(),
  reflection: z.string(),
  value_alignment: z.string(),
  action: z.string(),
  /** Of a page from another journal: JSON that tells where it comes from, its place, weather, tags and star. Its text is `reflection`. */
  imported: z.string().nullable(),
  format: z.number().int().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  created_at: z.string(),
});

export type JournalEntry = z.output<typeof entrySchema>;

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
      /** When Complete was pressed; now when left out. */
      written: writtenSchema.optional(),
      /** One for each line of the actions that is not blank, in their order. */
      tasks: z
        .array(newTaskSchema)
        .max(ACTIONS_LIMIT)
        .refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, texts.actionIdsRepeat),
    })
    .refine(areOfTheirFormat(SEALED_COLUMNS), NOT_SEALED),
  answer: z.object({
    /** `date` is the day that the entry got. */
    entry: z.object({ id: idSchema, date: localDateSchema }),
    /** Days in a row with an entry, up to the day of this one. */
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
  params: rowParams,
  answer: entrySchema,
});

const sealedNow = sealedSchema.optional();

export const changeEntry = defineRoute({
  method: 'patch',
  path: '/api/journal/entries/{id}',
  access: 'writing',
  tag: 'journal',
  summary:
    'Writes answers of an entry anew, or moves it to another past day. What it said before is a revision.',
  params: rowParams,
  body: z
    .strictObject({
      based_on: basedOnSchema,
      format: formatTodaySchema,
      celebration: sealedNow,
      goal: sealedNow,
      goal_importance: z.union([z.literal(''), sealedSchema]).optional(),
      reflection: sealedNow,
      value_alignment: sealedNow,
      action: sealedNow,
      /** Of a page from another journal only. */
      imported: sealedNow,
      date: localDateSchema.optional(),
    })
    .refine(areOfTheirFormat(ENTRY_COLUMNS), NOT_SEALED)
    .refine(
      (change) => [...ENTRY_COLUMNS, 'date' as const].some((column) => change[column] !== undefined),
      texts.nothingToChange,
    ),
  answer: z.object({
    entry: z.object({ id: idSchema, date: localDateSchema }),
    /** Whether it had changed since `based_on`: what it said then is a revision too. */
    overwrote: z.boolean(),
  }),
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
