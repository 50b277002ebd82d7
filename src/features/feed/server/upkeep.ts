import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { AWAY_DAYS } from '../contract.ts';

const upkeepJob = defineJob({ name: 'feed-upkeep', data: z.object({}), retries: 2, seconds: 3600 });
const NIGHTLY = '47 2 * * *';
const DAY_MS = 24 * 3_600_000;
/** How many people are looked up, and how many tombstones of one of them go, in one statement. */
const AT_ONCE = { people: 200, tombstones: 2000 };

/** Has what no device can need that was here within AWAY_DAYS forgotten every night. */
export function forgetEveryNight({ jobs, log, clock, background }: Services): void {
  jobs.handle(upkeepJob, () => forgetUnneeded(background, clock()));
  jobs.schedule(upkeepJob, NIGHTLY, {}).catch((error) => log.error('schedule failed', errorFields(error)));
}

export async function forgetUnneeded(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - AWAY_DAYS * DAY_MS);
  await forgetTombstones(database, before);
  await deleteRowsBefore(database, 'idempotency_keys', 'created_at', before);
}

/**
 * Forgets the tombstones from before, some of one person at a time, and notes up to which number: a device that is not as
 * far cannot know what went. Answers how many.
 */
export async function forgetTombstones(database: Database, before: Date): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rows } = await database.db.execute<{ user_id: string }>(sql`
      select distinct user_id from (select user_id from tombstones where at < ${before.toISOString()}
        order by at limit ${AT_ONCE.people}) old`);
    if (rows.length === 0) return forgotten;
    for (const { user_id } of rows) forgotten += await forgetSome(database, user_id, before);
  }
}

/** Those of the smallest numbers. The head is locked first, as by whoever writes, so that neither waits for the other. */
const forgetSome = (database: Database, userId: string, before: Date): Promise<number> =>
  database.asServer(async (tx) => {
    await tx.execute(sql`select from sync_heads where user_id = ${userId} for update`);
    const { rows } = await tx.execute<{ forgotten: number }>(sql`
      with gone as (
        delete from tombstones where user_id = ${userId} and (table_name, key) in (
          select table_name, key from tombstones where user_id = ${userId} and at < ${before.toISOString()}
          order by seq limit ${AT_ONCE.tombstones})
        returning seq),
      noted as (
        update sync_heads set forgotten_seq = greatest(forgotten_seq, (select max(seq) from gone))
        where user_id = ${userId} and exists (select from gone))
      select count(*)::int as forgotten from gone`);
    return rows[0]?.forgotten ?? 0;
  });
