import * as z from 'zod';
import { CADENCES } from '../../kernel/cadence.ts';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { ITEM_LENGTH, REASON_LENGTH, STATUSES, STORY_LENGTH } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/limits.ts';

const status = z.enum(STATUSES);
const sealedItem = sealedTodayOf(ITEM_LENGTH);
const sealedReason = sealedTodayOf(REASON_LENGTH).nullable();
const sealedStory = sealedTodayOf(STORY_LENGTH).nullable();

const areSealed = areOfTheirFormat(['item', 'reason', 'completion_story']);

export const bucketListItemSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** The three texts are sealed in the envelope that `format` names; readable when it is null, as rows of before are. */
  item: z.string(),
  reason: z.string().nullable(),
  completion_story: z.string().nullable(),
  format: z.number().int().nullable(),
  status,
  created_at: z.string(),
  updated_at: z.string(),
  completed_at: z.string().nullable(),
});
export type BucketListItem = z.infer<typeof bucketListItemSchema>;

const answer = z.object({ item: bucketListItemSchema });

export const listBucketList = defineRoute({
  method: 'get',
  path: '/api/bucket-list/items',
  tag: 'bucket list',
  summary: 'All items: those in the bucket, those in progress, completed ones; the newest of each first.',
  answer: z.object({ items: z.array(bucketListItemSchema) }),
});

export const addBucketListItem = defineRoute({
  method: 'post',
  path: '/api/bucket-list/items',
  access: 'writing',
  tag: 'bucket list',
  summary: 'Adds an item, in the bucket.',
  body: z
    .object({ id: idSchema, item: sealedItem, reason: sealedReason, format: formatTodaySchema })
    .refine(areSealed, NOT_SEALED),
  answer,
});

/** Texts that a change may carry; those it leaves out stay as they are. */
const someWords = {
  item: sealedItem.optional(),
  reason: sealedReason.optional(),
  completion_story: sealedStory.optional(),
};

export const changeBucketListItem = defineRoute({
  method: 'patch',
  path: '/api/bucket-list/items/{id}',
  access: 'writing',
  tag: 'bucket list',
  summary:
    'Rewords an item, tells the story of its completion, or gives it another status. Any but completed clears completed_at.',
  params: rowParams,
  body: z
    .object({
      ...someWords,
      format: formatTodaySchema.optional(),
      status: status.optional(),
      /** When it was completed; now when left out. */
      completed_at: z.iso.datetime().optional(),
    })
    .refine(
      (body) => [...Object.keys(someWords), 'status'].some((name) => body[name as 'status'] !== undefined),
      texts.nothingToChange,
    )
    .refine(
      (body) =>
        body.format !== undefined ||
        Object.keys(someWords).every((name) => body[name as 'item'] === undefined),
      NOT_SEALED,
    )
    .refine(areSealed, NOT_SEALED)
    .refine(
      ({ status, completed_at }) => status === 'completed' || completed_at === undefined,
      texts.notCompleted,
    ),
  answer,
});

export const deleteBucketListItem = defineRoute({
  method: 'delete',
  path: '/api/bucket-list/items/{id}',
  tag: 'bucket list',
  summary: 'Deletes an item.',
  params: rowParams,
});

/** What was deleted is put back under its own id; an item that is there already stays as it is. */
export const restoreBucketListItem = defineRoute({
  method: 'put',
  path: '/api/bucket-list/items/{id}',
  access: 'writing',
  tag: 'bucket list',
  summary: 'Puts a deleted item back as it was; one that is there stays as it is.',
  params: rowParams,
  body: z
    .object({
      item: sealedItem,
      reason: sealedReason,
      completion_story: sealedStory,
      format: formatTodaySchema,
      status,
      completed_at: z.iso.datetime().nullable(),
      created_at: z.iso.datetime(),
    })
    .refine(areSealed, NOT_SEALED)
    .refine(
      ({ status, completed_at }) => (status === 'completed') === (completed_at !== null),
      texts.completionTimeMismatch,
    ),
  answer,
});

const schedule = {
  /** Null until one is chosen: monthly. */
  bucket_list_frequency: z.string().nullable(),
  bucket_list_next_review: z.iso.datetime().nullable(),
};

/** When it was done; now when left out. */
const at = z.iso.datetime().optional();

export const chooseCadence = defineRoute({
  method: 'put',
  path: '/api/bucket-list/cadence',
  access: 'writing',
  tag: 'bucket list',
  summary: 'Chooses how often the bucket list is reviewed. The next review is counted from that moment.',
  body: z.object({ frequency: z.enum(CADENCES), at }),
  answer: z.object(schedule),
});

export const reviewBucketList = defineRoute({
  method: 'post',
  path: '/api/bucket-list/reviews',
  access: 'writing',
  tag: 'bucket list',
  summary: 'Reviews the bucket list: schedules the next review and gives 5 points, once in a local day.',
  body: z.object({ at }),
  answer: z.object({
    ...schedule,
    /** Those that this review gave. */
    points: z.number().int(),
  }),
});
