import { sql } from 'drizzle-orm';
import { newId } from '../kernel/ids.ts';
import type { Services } from './services.ts';

/** What was counted under one key. */
export interface Counted {
  count: number;
  /** When the first of them was made, in milliseconds. */
  since: number;
  /** How many windows in a row before this one were used up. */
  usedUp: number;
}

/** A limit whose windows last longer the more of them in a row are used up. */
export interface Growth {
  /** How many attempts use a window up. */
  times: number;
  /** How long one that is used up lasts, in milliseconds: the first, the one after it, and so on; the last goes on. */
  lasting: number[];
  /** How long nothing may be tried after a window that was used up until it is forgotten, in milliseconds. */
  forgottenAfter: number;
}

const NEVER_USED_UP = 2 ** 31 - 1;

/**
 * Counts one attempt under the key, within so many milliseconds of the first: in the database, so that neither a restart
 * nor many servers nor many attempts at once get round a limit.
 */
export async function countAttempt(
  { database }: Services,
  key: string,
  within: number,
  now: Date,
  growth?: Growth,
): Promise<Counted> {
  const instant = now.getTime();
  const { times, lasting, forgottenAfter } = growth ?? {
    times: NEVER_USED_UP,
    lasting: [within],
    forgottenAfter: 0,
  };
  const isUsedUp = sql`rate_limit.count >= ${times}::int`;
  const longer = sql`(${sql.param(lasting)}::bigint[])[least(rate_limit.used_up + 1, ${lasting.length}::int)]`;
  const end = sql`rate_limit.last_request + case when ${isUsedUp} then ${longer} else ${within}::bigint end`;
  const isOver = sql`${end} <= ${instant}::bigint`;
  const isForgotten = sql`${end} + ${forgottenAfter}::bigint <= ${instant}::bigint`;
  const { rows } = await database.db.execute<{ count: number; since: number; usedUp: number }>(sql`
    insert into auth.rate_limit (id, key, count, last_request)
    values (${newId()}, ${key}, 1, ${instant})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limit.count + 1 end,
      last_request = case when ${isOver} then ${instant}::bigint else rate_limit.last_request end,
      used_up = case when not ${isOver} then rate_limit.used_up
        when ${isUsedUp} and not ${isForgotten} then rate_limit.used_up + 1 else 0 end
    returning count, last_request::float8 as since, used_up as "usedUp"`);
  return rows[0] ?? { count: 1, since: instant, usedUp: 0 };
}
