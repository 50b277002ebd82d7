import { sql } from 'drizzle-orm';
import { newId } from '../kernel/ids.ts';
import type { Services } from './services.ts';

/** What was counted under one key. */
export interface Counted {
  count: number;
  /** When the first of them was made, in milliseconds. */
  since: number;
}

/**
 * Counts one attempt under the key, within so many milliseconds of the first: in the database, so that neither a restart
 * nor many servers nor many attempts at once get round a limit.
 */
export async function countAttempt(
  { database }: Services,
  key: string,
  within: number,
  now: Date,
): Promise<Counted> {
  const instant = now.getTime();
  const expired = sql`rate_limit.last_request <= ${instant - within}::bigint`;
  const { rows } = await database.db.execute<{ count: number; since: number }>(sql`
    insert into auth.rate_limit (id, key, count, last_request)
    values (${newId()}, ${key}, 1, ${instant})
    on conflict (key) do update set
      count = case when ${expired} then 1 else rate_limit.count + 1 end,
      last_request = case when ${expired} then ${instant}::bigint else rate_limit.last_request end
    returning count, last_request::float8 as since`);
  return rows[0] ?? { count: 1, since: instant };
}
