import { sql } from 'drizzle-orm';
import type { Tx } from '../../../server/database.ts';

/*
 * Every transaction that works for an account holds the account's lock from its first statement: shared with all
 * others, or alone when it changes what opens the account or ends it. So whoever began a session or a link before a
 * change is seen by the change, and whoever comes after it sees the change; and no two can wait for each other.
 */
const keyOf = (userId: string) => sql`hashtextextended(${userId}::uuid::text, 1)`;

/** Takes the account's lock beside others. First in its transaction, at whose end it is given back. */
export async function shareAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(userId)})`);
}

/** Takes the account's lock alone, after waiting for all who hold it. First in its transaction, likewise. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(userId)})`);
}
