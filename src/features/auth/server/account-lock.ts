import { sql } from 'drizzle-orm';
import type { Tx } from '../../../server/database.ts';

/*
 * The lock of an account is that of its head (`sync_heads`), which a request that writes holds from its beginning. Here
 * it is taken alone by whatever changes what opens the account or ends it, and shared by whatever begins a session or makes a link. So
 * a change sees all that began before it, and whoever comes after sees the change. Taken first in a transaction, at
 * whose end it is given back, so that no two wait for each other.
 */

/** Makes the head of a new account, with the account. */
export async function beginHead(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`insert into sync_heads (user_id, seq) values (${userId}, 0) on conflict do nothing`);
}

/** Takes the account's lock beside others who begin sessions. */
export async function shareAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from sync_heads where user_id = ${userId} for share`);
}

/** Takes the account's lock alone, after waiting for all who hold it. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select app_lock_user(${userId}::uuid)`);
}
