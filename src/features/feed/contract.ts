import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendar.ts';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { VAULT_FORMAT } from '../../kernel/seal.ts';
import { SEAL_ROWS } from '../../kernel/sealed-row.ts';
import {
  areOfFormat,
  areUnderKey,
  formatTodaySchema,
  NOT_SEALED,
  sealedTodayOf,
  sealedTodaySchema,
} from '../../kernel/sealed-text.ts';
import { REVISED_TABLES, SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { attachmentSchema, INFO_LENGTH } from '../attachments/contract.ts';
import { bucketListItemSchema } from '../bucket-list/contract.ts';
import { callToActionSchema, savedPostSchema, voiceProfileSchema } from '../content/contract.ts';
import { goalSchema } from '../goals/contract.ts';
import { pauseSchema } from '../growth/contract/pauses.ts';
import { dayMarksSchema } from '../growth/contract.ts';
import { entrySchema, SEALED_COLUMNS } from '../journal/contract.ts';
import { lessonSchema } from '../lessons/contract.ts';
import { moodSchema } from '../mood/contract.ts';
import { hiddenMemorySchema } from '../on-this-day/contract.ts';
import { INTENTION_TYPES } from '../onboarding/contract.ts';
import { profileSchema } from '../profile/contract.ts';
import { deliverySchema } from '../reminders/contract.ts';
import { taskSchema } from '../tasks/contract.ts';
import { keyIdSchema, vaultSchema } from '../vault/contract.ts';
import { VISION_LENGTH, visionsSchema } from '../visions/contract.ts';
import {
  categorySchema,
  INSIGHTS_LENGTH,
  insightAnswerSchema,
  storedInsightsSchema,
  testAccessSchema,
} from '../weekly/contract.ts';
import * as texts from './texts.ts';

/** Rows on a page, besides those that share the number of its last one. */
export const SYNC_PAGE = 500;
/** A page ends at the row with which its sealed texts reach so many bytes, if that comes first. */
export const SYNC_PAGE_BYTES = 2_000_000;

/**
 * How many days a device may be away. After that it reads everything again, for deletions are told no longer, and a write
 * that it had sent before, without hearing the answer, may be taken for a new one.
 */
export const AWAY_DAYS = 400;

/** Counts the writes of one person: later ones have the larger number. */
const seq = z.number().int().min(0);

/** The rows of each table as devices keep them. */
export const syncedRowSchemas = {
  profiles: profileSchema.extend(visionsSchema.shape).extend({ seq }),
  customizations: z.object({ section_locations: z.record(z.string(), z.enum(['loop', 'tools'])), seq }),
  /** Whoever has one row of it, on or off, had a private vault. */
  vaults: vaultSchema.extend({ seq }),
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
  bucket_list_items: bucketListItemSchema.omit({ user_id: true }).extend({ seq }),
  kept_back: hiddenMemorySchema.extend({ seq }),
  weekly_insights: storedInsightsSchema.extend({ seq }),
  insight_answers: insightAnswerSchema.extend({ seq }),
  user_categories: categorySchema.omit({ user_id: true }).extend({ seq }),
  ai_test_access: testAccessSchema.extend({ seq }),
  pauses: pauseSchema.extend({ seq }),
  moods: moodSchema.extend({ seq }),
  /** A row has the number 0 until it is known what became of it. */
  reminder_deliveries: deliverySchema.extend({ seq }),
  call_to_actions: callToActionSchema.omit({ user_id: true }).extend({ seq }),
  voice_profiles: voiceProfileSchema.omit({ user_id: true }).extend({ seq }),
  kept_posts: savedPostSchema.extend({ seq }),
  attachments: attachmentSchema.extend({ seq }),
  /**
   * What a row said before it was changed. `text` is JSON, `{ format, columns }`: the row's former sealed columns as they
   * were stored, each an envelope of the row it belonged to, in the envelope that `format` names here too.
   */
  revisions: z.object({
    id: idSchema,
    of_table: z.enum(REVISED_TABLES),
    /** The id of the row; of a profile, which is known as 'own' and of which one document is kept, the person's. */
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
    "What changed in the person's own rows, in pages of 500 or fewer if texts are long. A page also holds every row with the number of its last one.",
  query: z
    .object({
      after: number.optional().describe('Only rows with a larger number, smallest first.'),
      before: number
        .optional()
        .describe('Only rows with a smaller number, largest first: the next page of a first sync.'),
      epoch: z
        .string()
        .max(64)
        .optional()
        .describe(
          'With `after`: the epoch that the device knows. 204 when it is still that one, and nothing is new.',
        ),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, texts.oneDirection),
  answer: z
    .object({
      rows: z.array(row as unknown as z.ZodType<SyncedRow>),
      /** The number to ask on from, in the direction that was asked for; null when nothing is left. */
      next: z.number().int().nullable(),
      /** The person's largest number at that moment. */
      head: z.number().int(),
      /**
       * Another one means that everything is to be read again: a backup was restored, or deletions are no longer known as
       * far back as was asked (`AWAY_DAYS`).
       */
      epoch: z.string(),
    })
    /** No body at all: the device that has told its epoch is up to date. */
    .optional(),
});

export const readEvents = defineRoute({
  method: 'get',
  path: '/api/sync/events',
  tag: 'sync',
  summary:
    'Says at once that something is new, never what: ask `GET /api/sync` for it. 404 where the server has to be asked.',
  events: seq.describe(
    'The person’s largest number: first as it is now, then whenever a write of any device raises it.',
  ),
});

const orEmpty = <Sealed extends z.ZodType<string>>(sealed: Sealed) => z.union([z.literal(''), sealed]);
const sealedOrEmpty = orEmpty(sealedTodaySchema);
const sealedVision = orEmpty(sealedTodayOf(VISION_LENGTH));
/** Of a column that may hold no text at all. */
const sealedOrNone = sealedOrEmpty.nullish();

/** The sealed columns of a row, all of them, in one format; one that is stored empty stays so. */
const sealedAnew = <const Columns extends readonly string[]>(columns: Columns) =>
  z.record(z.enum(columns), sealedOrEmpty);

/** An entry’s answers; what is known of a page from another journal, if it is one. */
const entryAnew = z.strictObject({
  ...(Object.fromEntries(SEALED_COLUMNS.map((column) => [column, sealedOrEmpty])) as Record<
    (typeof SEALED_COLUMNS)[number],
    typeof sealedOrEmpty
  >),
  imported: sealedOrNone,
});

/** The columns that a revision may hold. */
const FORMER_COLUMNS = REVISED_TABLES.flatMap((table) => [...SYNCED_TABLES[table].sealed]);

/** A row to seal again. `based_on` is the number it had when its texts were read. */
const rowToSeal = <
  const Table extends SyncedTable,
  Columns extends z.ZodType<object>,
  Id extends z.ZodType<string>,
>(
  table: Table,
  columns: Columns,
  id: Id,
) =>
  z.strictObject({
    table: z.literal(table),
    /** As `keyOfRow` says it. */
    id,
    based_on: seq,
    columns,
  });

/** A person has one row of these. */
const own = z.literal('own');

const toSeal = z.discriminatedUnion('table', [
  rowToSeal('journal_entries', entryAnew, idSchema),
  rowToSeal('lessons_learned', sealedAnew(SYNCED_TABLES.lessons_learned.sealed), idSchema),
  rowToSeal('tasks', sealedAnew(SYNCED_TABLES.tasks.sealed), idSchema),
  rowToSeal('previous_goals', sealedAnew(SYNCED_TABLES.previous_goals.sealed), idSchema),
  rowToSeal(
    'bucket_list_items',
    z.strictObject({ item: sealedOrEmpty, reason: sealedOrNone, completion_story: sealedOrNone }),
    idSchema,
  ),
  rowToSeal('kept_back', sealedAnew(SYNCED_TABLES.kept_back.sealed), idSchema),
  rowToSeal(
    'weekly_insights',
    z.strictObject({ text: orEmpty(sealedTodayOf(INSIGHTS_LENGTH)) }),
    localDateSchema,
  ),
  rowToSeal('insight_answers', sealedAnew(SYNCED_TABLES.insight_answers.sealed), idSchema),
  rowToSeal(
    'user_categories',
    z.strictObject({ category_name: sealedOrEmpty, description: sealedOrNone }),
    idSchema,
  ),
  rowToSeal('moods', z.strictObject({ step: sealedOrNone }), localDateSchema),
  rowToSeal('call_to_actions', sealedAnew(SYNCED_TABLES.call_to_actions.sealed), idSchema),
  rowToSeal('voice_profiles', sealedAnew(SYNCED_TABLES.voice_profiles.sealed), own),
  rowToSeal('kept_posts', sealedAnew(SYNCED_TABLES.kept_posts.sealed), idSchema),
  rowToSeal('attachments', z.strictObject({ info: sealedTodayOf(INFO_LENGTH) }), idSchema),
  // The former columns that the revision holds, each for the place of the row it is of.
  rowToSeal('revisions', z.partialRecord(z.enum(FORMER_COLUMNS), sealedVision), idSchema),
  // Those that are written.
  rowToSeal(
    'profiles',
    z
      .partialRecord(z.enum(SYNCED_TABLES.profiles.sealed), sealedVision)
      .refine((columns) => Object.keys(columns).length > 0),
    z.union([own, idSchema]),
  ),
]);

export const sealRows = defineRoute({
  method: 'post',
  path: '/api/seal',
  tag: 'sync',
  summary:
    'Replaces plain text and envelopes of another format or key. Rows that have changed since they were read, were deleted or are already sealed so stay as they are. 409 `vault_changed` when the private vault demands otherwise.',
  body: z
    .strictObject({
      format: formatTodaySchema,
      /** Of the private vault's key, with its format. */
      key_id: keyIdSchema.optional(),
      rows: z.array(toSeal).min(1).max(SEAL_ROWS),
    })
    .refine(({ format, key_id }) => (format === VAULT_FORMAT) === (key_id !== undefined), texts.keyOfFormat)
    .refine(({ format, key_id, rows }) => {
      const values = rows.flatMap(({ columns }): unknown[] => Object.values(columns));
      return areOfFormat(format, values) && (key_id === undefined || areUnderKey(key_id, values));
    }, NOT_SEALED),
});
