import { createHash } from 'node:crypto';
import { conflict } from '../kernel/errors.ts';
import type { Parsed, Route } from '../kernel/route.ts';
import type { Actor, IdempotencyKey } from './database.ts';
import { statement } from './statement.ts';

/** The same digest for the same body, whatever the order of its keys. */
export function digestOf(body: unknown): string {
  const canonical = JSON.stringify(body, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('base64');
}

/** A call as it was described, its path's parameters and its body as they were read. */
interface Sent {
  route: Pick<Route, 'method' | 'path'>;
  params: Parsed<Route['params']>;
  body: Parsed<Route['body']>;
}

/** The key of a call that was sent under an id: the same for the same call. */
export const keyOf = (id: string, { route: { method, path }, params, body }: Sent): IdempotencyKey => ({
  id,
  digest: digestOf({ method, path, params, body }),
  // Creates were known by their body's id and the body alone.
  formerDigest: digestOf(body ?? null),
});

/** Both halves see the table as it was before the statement, so exactly one of them answers a row. */
const claimKey = statement<{ claimed: boolean; digest: string }>('claim-idempotency-key').sql(`
    with claimed as (
     insert into idempotency_keys (user_id, id, digest, created_at) values (:userId, :id, :digest, :now)
     on conflict (user_id, id) do nothing returning digest)
   select true as claimed, digest from claimed
   union all
   select false as claimed, digest from idempotency_keys where user_id = :userId and id = :id`);

/**
 * Claims the id for this write within the running transaction, unless the call came with an idempotency key, which
 * was claimed as the transaction began. Answers whether it is the first time; a repeat with the same body answers
 * false and must change nothing.
 * @throws AppError 409 when the id was used for another body.
 */
export async function claim(actor: Actor, id: string, body: unknown): Promise<boolean> {
  const repeated = await actor.repeated();
  if (repeated !== undefined) return !repeated;
  const digest = digestOf(body);
  const [key] = await actor.run(claimKey({ userId: actor.userId, id, digest, now: actor.now.toISOString() }));
  if (key?.digest !== digest) throw conflict();
  return key.claimed;
}
