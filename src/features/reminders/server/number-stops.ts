import { sql } from 'drizzle-orm';
import type { Services } from '../../../server/services.ts';
import { numberHashOf } from './phone-number.ts';

/* Numbers that have answered STOP: nothing is sent to them, whoever they belong to, until they answer START. */

type Db = Pick<Services['database']['db'], 'execute'>;

/** Since when the number wants no texts, as an ISO instant; undefined: it has not said so. */
export async function optedOutAt(
  services: Services,
  phone: string,
  db: Db = services.database.db,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ stopped_at: string }>(
    sql`select stopped_at from reminders.sms_stops where number_hash = ${numberHashOf(services, phone)}`,
  );
  return rows[0] && new Date(rows[0].stopped_at).toISOString();
}

/** It stays stopped since the first time. */
export async function stopNumber(services: Services, phone: string, db: Db): Promise<void> {
  await db.execute(sql`
    insert into reminders.sms_stops (number_hash, stopped_at)
    values (${numberHashOf(services, phone)}, ${services.clock().toISOString()}) on conflict do nothing`);
}

export async function startNumber(services: Services, phone: string, db: Db): Promise<void> {
  await db.execute(sql`delete from reminders.sms_stops where number_hash = ${numberHashOf(services, phone)}`);
}
