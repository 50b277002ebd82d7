import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { DELIVERIES_KEPT_DAYS } from '../contract/limits.ts';
import type { ReminderSender } from './sender.ts';

/** Forgets deliveries that are older than they are kept for. */
export const upkeepJob = defineJob({
  name: 'reminders-upkeep',
  data: z.object({}),
  retries: 2,
  seconds: 3600,
});

const DAY_MS = 24 * 3_600_000;
/** The attempts to send one are over long before. */
const GIVEN_UP_MS = 3 * 3_600_000;
const AT_ONCE = 200;

/** Settles what no attempt has settled: its job was given up, or is gone. Answers how many. */
export async function settleStuck(
  { database }: Services,
  sender: ReminderSender,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - GIVEN_UP_MS).toISOString();
  const { rows } = await database.pool.query<{ userId: string; deliveryId: string }>(
    `select user_id as "userId", id as "deliveryId" from reminder_deliveries
      where state = 'sending' and due_at < $1 order by due_at limit ${AT_ONCE}`,
    [before],
  );
  for (const stuck of rows) await sender.giveUp(stuck);
  return rows.length;
}

/**
 * Forgets what is older than it is kept for, person by person under a number of theirs, so that their devices drop it
 * too; and the word of rows that went as long ago. Answers for how many people.
 */
export async function forgetOld({ database }: Services, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
  let people = 0;
  for (;;) {
    const { rows } = await database.pool.query<{ user_id: string }>(
      `select distinct user_id from (
          select user_id from reminder_deliveries where due_at < $1 order by due_at limit ${AT_ONCE}) old`,
      [before.toISOString()],
    );
    if (rows.length === 0) return people;
    for (const { user_id } of rows) await forgetOf(database, user_id, before);
    people += rows.length;
  }
}

function forgetOf(database: Services['database'], userId: string, before: Date): Promise<void> {
  const longAgo = firstIdAt(new Date(before.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS));
  return database.asServer(async (tx) => {
    await tx.execute(sql`select app_take_number(${userId})`);
    await tx.execute(
      sql`delete from reminder_deliveries where user_id = ${userId} and due_at < ${before.toISOString()}`,
    );
    await tx.execute(sql`
      delete from tombstones where user_id = ${userId} and table_name = 'reminder_deliveries'
        and key collate "C" < ${longAgo}`);
  });
}

/** The smallest id (UUIDv7) that can be made at that instant: ids begin with their milliseconds. */
function firstIdAt(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
