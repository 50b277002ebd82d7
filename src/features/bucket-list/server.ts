import { dayOfInstant } from '../../kernel/activity-day.ts';
import { type Cadence, cadenceOf, nextReview } from '../../kernel/cadence.ts';
import { earlierOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AnswerOf, BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { ofAnotherFormat } from '../../server/formats.ts';
import { claim } from '../../server/idempotency.ts';
import { columnList, statement } from '../../server/statement.ts';
import { saveRevision } from '../feed/server.ts';
import { earnForBucketListReview, earnNothing } from '../growth/server.ts';
import { zoneOf } from '../profile/server.ts';
import {
  addBucketListItem,
  type BucketListItem,
  bucketListItemSchema,
  changeBucketListItem,
  chooseCadence,
  deleteBucketListItem,
  listBucketList,
  restoreBucketListItem,
  reviewBucketList,
  STATUSES,
} from './contract.ts';
import { texts } from './spoken-texts.ts';

const columns = columnList(Object.keys(bucketListItemSchema.shape));

const listed = statement<BucketListItem>('bucket-list').sql(
  `
    select ${columns} from bucket_list_items where user_id = :userId
    order by array_position(array['${STATUSES.join("', '")}'], status), created_at desc, id desc`,
  ['userId'],
);
const oneItem = statement<BucketListItem>('bucket-list-item').sql(
  `select ${columns} from bucket_list_items where user_id = :userId and id = :id`,
);
const inserted = statement<BucketListItem>('bucket-list-insert').sql(`
    insert into bucket_list_items (user_id, id, item, reason, format, status, created_at, updated_at)
    values (:userId, :id, :item, :reason, :format, 'in_bucket', :now, :now) returning ${columns}`);
const removed = statement<{ id: string }>('bucket-list-delete').sql(
  'delete from bucket_list_items where user_id = :userId and id = :id returning id',
);

/** @throws AppError 404 when it is gone */
async function stored(actor: Actor, id: string): Promise<BucketListItem> {
  const [item] = await actor.run(oneItem({ userId: actor.userId, id }));
  if (!item) throw notFound(texts.itemNotFound);
  return item;
}

async function add(actor: Actor, body: BodyOf<typeof addBucketListItem>): Promise<BucketListItem> {
  const { userId, now } = actor;
  const { id, item, reason, format } = body;
  const isFirst = await claim(actor, id, body);
  const [added] = await actor.finish(
    isFirst
      ? inserted({ userId, id, item, reason, format, now: now.toISOString() })
      : oneItem({ userId, id }),
  );
  if (!added) throw notFound(texts.itemNotFound);
  return added;
}

type Change = BodyOf<typeof changeBucketListItem>;

const wordsOf = ({ item, reason, completion_story }: Change) =>
  Object.fromEntries(
    Object.entries({ item, reason, completion_story }).filter(([, text]) => text !== undefined),
  );

/** One format is said of all texts of a row: of one in another format all that it has come together. */
function areWhole(words: Record<string, unknown>, before: BucketListItem): boolean {
  const texts = Object.entries({
    item: before.item,
    reason: before.reason,
    completion_story: before.completion_story,
  });
  return texts.every(([column, text]) => text === null || column in words);
}

/** `words` are the texts that change, by their columns, as JSON. A status that is null stays as it is. */
const changed = statement<BucketListItem>('bucket-list-change').sql(`
    update bucket_list_items set updated_at = :now,
      item = case when :words::jsonb ? 'item' then :words::jsonb ->> 'item' else item end,
      reason = case when :words::jsonb ? 'reason' then :words::jsonb ->> 'reason' else reason end,
      completion_story = case when :words::jsonb ? 'completion_story' then :words::jsonb ->> 'completion_story'
        else completion_story end,
      format = case when :words::jsonb = '{}' then format else :format end,
      status = coalesce(:status, status),
      completed_at = case when :status::text is null then completed_at
        when :status = 'completed' then coalesce(completed_at, :completedAt::timestamptz) end
    where user_id = :userId and id = :id returning ${columns}`);

/** Other words, another status, or both. What is written over, by another device perhaps, is kept as a revision. */
async function change(actor: Actor, id: string, body: Change): Promise<BucketListItem> {
  const before = await stored(actor, id);
  const words = wordsOf(body);
  const isReworded = Object.keys(words).length > 0;
  const { format = before.format } = body;
  if (isReworded && before.format !== format && !areWhole(words, before)) {
    throw ofAnotherFormat(before.format, format);
  }
  if (isReworded) await actor.run(saveRevision(actor, 'bucket_list_items', id, words));
  const now = actor.now.toISOString();
  const completedAt = earlierOf(body.completed_at ?? now, now);
  const [item] = await actor.run(
    changed({
      ...{ userId: actor.userId, id, now, completedAt },
      words: JSON.stringify(words),
      format,
      status: body.status,
    }),
  );
  if (!item) throw notFound(texts.itemNotFound);
  return item;
}

const restored = statement('bucket-list-restore').sql(`
    insert into bucket_list_items
      (user_id, id, item, reason, completion_story, format, status, completed_at, created_at, updated_at)
    values (:userId, :id, :item, :reason, :completion_story, :format, :status, :completed_at, :created_at, :now)
    on conflict (user_id, id) do nothing`);

/**
 * Puts a deleted item back as it was. One that stands under its id is answered as it is: no two envelopes of the same
 * words are alike, so a repeat cannot be told from other words by its text.
 */
async function restore(
  actor: Actor,
  id: string,
  body: BodyOf<typeof restoreBucketListItem>,
): Promise<BucketListItem> {
  const now = actor.now.toISOString();
  const { item, reason, completion_story, format, status } = body;
  await actor.run(
    restored({
      ...{ userId: actor.userId, id, item, reason, completion_story, format, status },
      completed_at: body.completed_at && earlierOf(body.completed_at, now),
      created_at: earlierOf(body.created_at, now),
      now,
    }),
  );
  return stored(actor, id);
}

type Schedule = AnswerOf<typeof chooseCadence>;
const NO_SCHEDULE: Schedule = { bucket_list_frequency: null, bucket_list_next_review: null };

const scheduled = statement<Schedule>('bucket-list-schedule').sql(
  'select bucket_list_frequency, bucket_list_next_review from profiles where id = :userId',
);
const chosen = statement<Schedule>('bucket-list-cadence').sql(`
    update profiles set bucket_list_frequency = :frequency, bucket_list_next_review = :next, updated_at = :now
    where id = :userId returning bucket_list_frequency, bucket_list_next_review`);
/** A review that is told late leaves what a later one scheduled. */
const reviewed = statement('bucket-list-review').sql(`
    update profiles set bucket_list_next_review = :next, bucket_list_reviewed_at = :at, updated_at = :now
    where id = :userId and (bucket_list_reviewed_at is null or bucket_list_reviewed_at < :at)`);

/** The instant at which something was done, its day, and the next review from there. */
async function momentOf(actor: Actor, at: string | undefined, cadence: Cadence) {
  const zone = await zoneOf(actor);
  const moment = dayOfInstant(at ?? actor.now.toISOString(), actor.now, zone);
  return { ...moment, next: nextReview(new Date(moment.at), cadence, zone).toISOString() };
}

async function choose(actor: Actor, { frequency, at }: BodyOf<typeof chooseCadence>): Promise<Schedule> {
  const { next } = await momentOf(actor, at, frequency);
  const [schedule] = await actor.finish(
    chosen({ userId: actor.userId, frequency, next, now: actor.now.toISOString() }),
  );
  return schedule ?? NO_SCHEDULE;
}

/** Schedules the next review, and gives its points unless the day has them or is told of too late. */
async function review(
  actor: Actor,
  { at: asked }: BodyOf<typeof reviewBucketList>,
): Promise<AnswerOf<typeof reviewBucketList>> {
  const { userId, now } = actor;
  const [before] = await actor.run(scheduled({ userId }));
  const cadence = cadenceOf(before?.bucket_list_frequency);
  const { at, date, counts, next } = await momentOf(actor, asked, cadence);
  const {
    earned: [earned],
    schedule: [schedule],
  } = await actor.finish({
    earned: counts ? earnForBucketListReview({ userId, date, now }, newId()) : earnNothing(),
    reviewed: reviewed({ userId, next, at, now: now.toISOString() }),
    schedule: scheduled({ userId }),
  });
  return { ...(schedule ?? NO_SCHEDULE), points: earned?.points ?? 0 };
}

async function scheduleOf(actor: Actor): Promise<Schedule> {
  const [schedule] = await actor.finish(scheduled({ userId: actor.userId }));
  return schedule ?? NO_SCHEDULE;
}

/** Registers the calls on the bucket list. */
export function registerBucketList(api: Api): void {
  api.serve(listBucketList, async (actor) => {
    const items = await actor.finish(listed({ userId: actor.userId }));
    return { items };
  });

  api.serve(addBucketListItem, async (actor, { body }) => ({ item: await add(actor, body) }));

  api.serve(
    changeBucketListItem,
    async (actor, { params, body }) => ({ item: await change(actor, params.id, body) }),
    async (actor, { params }) => ({ item: await stored(actor, params.id) }),
  );

  api.serve(
    restoreBucketListItem,
    async (actor, { params, body }) => ({ item: await restore(actor, params.id, body) }),
    async (actor, { params }) => ({ item: await stored(actor, params.id) }),
  );

  api.serve(deleteBucketListItem, async (actor, { params }) => {
    const [gone] = await actor.finish(removed({ userId: actor.userId, id: params.id }));
    if (!gone) throw notFound(texts.itemNotFound);
    return undefined;
  });

  api.serve(chooseCadence, (actor, { body }) => choose(actor, body), scheduleOf);

  api.serve(
    reviewBucketList,
    (actor, { body }) => review(actor, body),
    async (actor) => ({ ...(await scheduleOf(actor)), points: 0 }),
  );
}
