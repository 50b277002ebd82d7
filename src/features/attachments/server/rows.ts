/* The rows of attachments: adding, changing and deleting them. */
import { AppError, conflict, notFound } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import { fileBytes } from '../../../kernel/seal/file-sizes.ts';
import type { Actor } from '../../../server/database.ts';
import { columnList, statement } from '../../../server/statement.ts';
import {
  ATTACHMENT_CODES,
  ATTACHMENTS,
  type Attachment,
  type addAttachment,
  attachmentSchema,
  type changeAttachment,
  QUOTA,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';

const GIGABYTE = 1024 ** 3;

export const columns = columnList(Object.keys(attachmentSchema.shape));

const one = statement<Attachment>('attachment').sql(
  `select ${columns} from attachments where user_id = :userId and id = :id`,
);

/** @throws AppError 404 when it is gone */
export async function stored(actor: Actor, id: string): Promise<Attachment> {
  const [attachment] = await actor.run(one({ userId: actor.userId, id }));
  if (!attachment) throw notFound(texts.attachmentNotFound);
  return attachment;
}

/** What a person's files take and may take, in bytes. */
export interface Storage {
  used: number;
  quota: number;
}

/** Whoever has a plan may store more, and so may everyone where nobody can pay: `canPay` says whether anybody can. */
const storage = statement<Storage>('attachments-storage').sql(`
    select (select coalesce(sum(file_bytes(pieces, last_bytes, preview_bytes)), 0)::bigint from attachments
        where user_id = :userId)
      + (select coalesce(sum(file_bytes(pieces, last_bytes, preview_bytes)), 0)::bigint from former_files
        where user_id = :userId) as used,
      case when not :canPay::boolean or exists (
        select from subscriptions s join subscription_tiers t on t.id = s.tier_id
        where s.user_id = :userId and lower(t.name) <> 'start'
          and billing_holds(s.status, s.end_date, s.grace_until, :now::timestamptz))
        then :plan::bigint else :start::bigint end as quota`);

export const storageOf = ({ userId, now }: Pick<Actor, 'userId' | 'now'>, canPay: boolean) =>
  storage({ userId, canPay, now: now.toISOString(), ...QUOTA });

/** What decides whether an attachment can be added to a row, and its file to the person's. */
interface Surroundings {
  /** How many the row has. */
  beside: number;
  /** Whether the file is another attachment's, or was of other sizes. */
  taken: boolean;
  /** How many bytes of what is used are this file's, of an attachment that was deleted. */
  former: number;
  /** When that attachment had all its pieces, which are kept for a day. */
  former_stored_at: string | null;
}

const surroundings = statement<Surroundings>('attachment-surroundings').sql(`
    select (select count(*)::int from attachments
        where user_id = :userId and of_table = :of_table and of_id = :of_id) as beside,
      exists (select from attachments where user_id = :userId and file = :file)
        or exists (select from former_files where user_id = :userId and file = :file
          and (pieces, last_bytes, preview_bytes) <> (:pieces::int, :last_bytes::int, :preview_bytes::int)) as taken,
      (select coalesce(sum(file_bytes(pieces, last_bytes, preview_bytes)), 0)::bigint from former_files
        where user_id = :userId and file = :file) as former,
      (select stored_at from former_files where user_id = :userId and file = :file) as former_stored_at`);

const inserted = statement<Attachment>('attachment-insert').sql(`
    insert into attachments (user_id, id, of_table, of_id, info, format, file, pieces, last_bytes, preview_bytes, stored_at,
      created_at, updated_at)
    values (:userId, :id, :of_table, :of_id, :info, :format, :file, :pieces, :last_bytes, :preview_bytes,
      :storedAt, :now, :now)
    returning ${columns}`);

const tooMany = () => new AppError(409, ATTACHMENT_CODES.tooMany, texts.tooManyAttachments(ATTACHMENTS));
const storageFull = (quota: number) =>
  new AppError(413, ATTACHMENT_CODES.storageFull, texts.storageFull(quota / GIGABYTE));

/**
 * Adds an attachment, or puts back one that was deleted. One that stands under its id is answered as it is. The person's
 * writers wait for each other, so what was counted is still true when it is inserted.
 * @throws AppError 409 when the row has as many as it may have, or the file is of something else; 413 when there is no room
 */
export async function add(
  actor: Actor,
  id: string,
  { body, canPay }: { body: BodyOf<typeof addAttachment>; canPay: boolean },
): Promise<Attachment> {
  const { userId } = actor;
  const { info, format, ...rest } = body;
  const {
    standing: [standing],
    around: [around],
    storage: [room],
  } = await actor.run({
    standing: one({ userId, id }),
    around: surroundings({ userId, ...rest }),
    storage: storageOf(actor, canPay),
  });
  if (standing) return standing;
  if (!around || !room) throw notFound(texts.attachmentNotFound);
  if (around.taken) throw conflict();
  if (around.beside >= ATTACHMENTS) throw tooMany();
  if (room.used - around.former + fileBytes(body) > room.quota) throw storageFull(room.quota);
  const times = { storedAt: around.former_stored_at, now: actor.now.toISOString() };
  const [attachment] = await actor.finish(inserted({ userId, id, info, format, ...rest, ...times }));
  if (!attachment) throw notFound(texts.attachmentNotFound);
  return attachment;
}

const changed = statement<Attachment>('attachment-change').sql(`
    update attachments set info = :info, format = :format, updated_at = :now
    where user_id = :userId and id = :id returning ${columns}`);

/** What arrives last stays. @throws AppError 404 when it is gone */
export async function change(
  actor: Actor,
  id: string,
  { info, format }: BodyOf<typeof changeAttachment>,
): Promise<Attachment> {
  const { userId, now } = actor;
  const [attachment] = await actor.finish(changed({ userId, id, info, format, now: now.toISOString() }));
  if (!attachment) throw notFound(texts.attachmentNotFound);
  return attachment;
}

const removed = statement<{ id: string }>('attachment-delete').sql(
  'delete from attachments where user_id = :userId and id = :id returning id',
);

/** A trigger notes its file among those whose pieces go a day later. @throws AppError 404 when it is gone */
export async function remove(actor: Actor, id: string): Promise<undefined> {
  const [gone] = await actor.finish(removed({ userId: actor.userId, id }));
  if (!gone) throw notFound(texts.attachmentNotFound);
  return undefined;
}
