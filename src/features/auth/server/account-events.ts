import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { ACCOUNT_EVENT_DAYS } from '../../../kernel/account-events.ts';
import type { Database } from '../../../server/database.ts';
import { deleteOldRows } from '../../../server/old-rows.ts';
import { accountEvents } from '../../../tables/account-events.ts';

const DAY = 24 * 3_600_000;
/** As many as somebody reads; who signs in every hour has more. */
const READ_AT_ONCE = 200;

const since = (now: Date) => new Date(now.getTime() - ACCOUNT_EVENT_DAYS * DAY).toISOString();

/** The events of the account, the latest first. */
export const accountEventsOf = ({ db }: Database, userId: string, now: Date) =>
  db
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.user_id, userId), gt(accountEvents.at, since(now))))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id))
    .limit(READ_AT_ONCE);

/** Clears away what nobody may read any more. */
export const forgetOldEvents = (database: Database, now: Date): Promise<number> =>
  deleteOldRows(database, 'account_events', lt(accountEvents.at, since(now)));
