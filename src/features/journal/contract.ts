import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { CURRENT_FORMAT, looksSealed } from '../../kernel/seal.ts';
import { newTaskSchema } from '../tasks/contract.ts';

/** Longest answer in characters. Six of them, sealed, and the day's actions fit in one save. */
export const ANSWER_LIMIT = 20_000;
/** Most actions that one page may hold. */
export const ACTIONS_LIMIT = 100;
/** Entries that one page of the history holds. */
export const HISTORY_PAGE = 30;

/** Version byte and IV take 13 bytes and the tag 16, so nothing shorter can be an envelope. */
const SHORTEST_ENVELOPE = 40;
/** Four bytes for each character at most, and base64 makes four characters of three bytes. */
const LONGEST_ENVELOPE = Math.ceil((29 + 4 * ANSWER_LIMIT) / 3) * 4;
/** Base64 of a first byte 2 begins with A and one of g to v. */
const FIRST_BYTE_IS_2 = /^A[g-v]/;

/**
 * A value sealed in the current format. Whatever is readable is refused, so that a mistake in a browser can
 * never store text in the open.
 */
export const sealedSchema = z
  .string()
  .min(SHORTEST_ENVELOPE)
  .max(LONGEST_ENVELOPE)
  .refine((value) => FIRST_BYTE_IS_2.test(value) && looksSealed(value), 'Not a sealed value');

const formatSchema = z.literal(CURRENT_FORMAT);

/** The columns of an entry that hold sealed text, in the order in which they are asked. */
export const SEALED_COLUMNS = [
  'celebration',
  'goal',
  'goal_importance',
  'reflection',
  'value_alignment',
  'action',
] as const;

export type SealedColumn = (typeof SEALED_COLUMNS)[number];

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

/** Where a page of a list ends: date, instant and id of its last row. */
export const cursorSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_[0-9TZ:.-]{20,24}_[0-9a-f-]{36}$/)
  .transform((text, context) => {
    const [date, created_at, id] = text.split('_');
    const cursor = z
      .object({ date: localDateSchema, created_at: z.iso.datetime(), id: idSchema })
      .safeParse({ date, created_at, id });
    if (cursor.success) return cursor.data;
    context.addIssue('Not the end of a page');
    return z.NEVER;
  });

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE),
  /** `next` of the page before. */
  before: cursorSchema.optional(),
});

export const saveEntry = defineRoute({
  method: 'post',
  path: '/api/journal/entries',
  tag: 'journal',
  summary:
    "Saves a journal entry and everything that follows from it: the day's actions, its mark, its points",
  body: z.strictObject({
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
    /** One for each line of the actions that is not blank, in their order. */
    tasks: z.array(newTaskSchema).max(ACTIONS_LIMIT),
  }),
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
