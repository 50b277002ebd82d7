import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';

export * from './contract/limits.ts';

/** Where a change was made: here, or in the list at Google. */
const side = z.enum(['here', 'there']);

/** What a run did to one task, or why it left one alone. */
export const syncChangeSchema = z.object({
  side,
  what: z.enum(['created', 'renamed', 'completed', 'reopened', 'deleted', 'restored', 'skipped']),
  /**
   * new: the other side had none; changed: only the other side had changed it; later: both had, and the later change won;
   * deleted: the other side had deleted it; empty: it has no words; refused: the other side does not take it.
   */
  why: z.enum(['new', 'changed', 'later', 'deleted', 'empty', 'refused']),
  text: z.string(),
  /** The words that were written over. */
  former: z.string().optional(),
});
export type SyncChange = z.infer<typeof syncChangeSchema>;

const counts = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
});
export type SyncCounts = z.infer<typeof counts>;

/** What a run did, as the log keeps it. */
const runReport = {
  run_id: idSchema,
  here: counts,
  there: counts,
  skipped: z.number().int(),
  /** JSON of the first changes with their words (`SyncChange[]`), sealed for the run: see `changesPlace`. */
  changes: z.string(),
};
export const runReportSchema = z.object(runReport);
export type RunReport = z.infer<typeof runReportSchema>;

export const syncGoogleTasks = defineRoute({
  method: 'post',
  path: '/functions/v1/sync-google-tasks',
  access: 'feature:content_creation',
  tag: 'google-tasks',
  summary:
    'Syncs the actions, both ways, with the Google Tasks list that is named after the product; may take a minute. ' +
    '`finished` is false when there is more to do: the next call continues. A refusal after changes were made returns ' +
    'them as `run`.',
  body: z.object({
    /** The caller's own. */
    userId: idSchema,
    /** Of a consent with the tasks scope, and such that a header can carry it. It is used for this call and kept nowhere. */
    accessToken: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
  }),
  answer: z.object({
    ...runReport,
    synced_at: z.string(),
    finished: z.boolean(),
  }),
});
