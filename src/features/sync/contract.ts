import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import type { SyncedTable } from '../../kernel/synced-tables.ts';
import { goalSchema } from '../goals/contract.ts';
import { entrySchema } from '../journal/contract.ts';
import { lessonSchema } from '../lessons/contract.ts';
import { INTENTION_TYPES } from '../onboarding/contract.ts';
import { profileSchema } from '../profile/contract.ts';
import { dayMarksSchema } from '../score/contract.ts';
import { taskSchema } from '../tasks/contract.ts';

/** Rows on a page, besides those that share the number of its last one. */
export const SYNC_PAGE = 500;

/** Counts the writes of one person: later ones have the larger number. */
const seq = z.number().int().min(0);

/** The rows of each table as devices keep them. */
export const syncedRowSchemas = {
  profiles: profileSchema.extend({ seq }),
  customizations: z.object({ section_locations: z.record(z.string(), z.enum(['loop', 'tools'])), seq }),
  impact_intentions: z.object({ intention_type: z.enum(INTENTION_TYPES), seq }),
  growth_days: dayMarksSchema.extend({
    /** The points that were given for the day, and how many of its points are for completed actions. */
    points: z.number().int(),
    actions: z.number().int(),
    seq,
  }),
  journal_entries: entrySchema.extend({ seq }),
  lessons_learned: lessonSchema.extend({ seq }),
  tasks: taskSchema.omit({ user_id: true }).extend({ seq }),
  previous_goals: goalSchema.omit({ user_id: true }).extend({ seq }),
  /** What a row said before it was changed; `text` is sealed and holds the former row's texts as JSON. */
  revisions: z.object({
    id: idSchema,
    of_table: z.enum(['journal_entries', 'lessons_learned', 'tasks']),
    of_id: idSchema,
    text: z.string(),
    format: z.number().int().nullable(),
    created_at: z.string(),
    seq,
  }),
} satisfies Record<SyncedTable, z.ZodType>;

export type SyncedRows = { [T in SyncedTable]: z.output<(typeof syncedRowSchemas)[T]> };

/** A row that is gone. */
const tombstone = z.object({ table: z.string(), key: z.string(), seq });
export type Tombstone = z.output<typeof tombstone>;

/**
 * A table and a row of it, of which `syncedRowSchemas` tells. A page holds hundreds, and the server selects by the names
 * in those schemas, so it is not held against them once more.
 */
const row = z.tuple([
  z.enum([...(Object.keys(syncedRowSchemas) as SyncedTable[]), 'tombstones']),
  z.record(z.string(), z.unknown()),
]);

/** One row as it travels: its table and itself. */
export type SyncedRow = { [T in SyncedTable]: [T, SyncedRows[T]] }[SyncedTable] | ['tombstones', Tombstone];

/** A cursor as it is asked for. */
const number = z.coerce.number().int().min(0);

export const readSync = defineRoute({
  method: 'get',
  path: '/api/sync',
  tag: 'sync',
  summary:
    "What changed among the person's own rows: pages of 500, and whatever has the number of a page's last one.",
  query: z
    .object({
      after: number.optional().describe('Rows with a larger number, smallest first.'),
      before: number
        .optional()
        .describe('Rows with a smaller number, largest first: the next page of a first sync.'),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, 'One direction at a time.'),
  answer: z.object({
    rows: z.array(row as unknown as z.ZodType<SyncedRow>),
    /** The number to ask on from, in the direction that was asked for; null when nothing is left. */
    next: z.number().int().nullable(),
    /** The person's largest number at that moment. */
    head: z.number().int(),
    /** Another one means another history: a backup was restored, and everything is to be read anew. */
    epoch: z.string(),
  }),
});
