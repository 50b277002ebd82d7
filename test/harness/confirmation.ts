import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/**
 * Says whether the address of somebody who signed up is confirmed. Waits for the mail of the sign-up first: whether it
 * goes out is decided when its turn comes, so that an address taken back before would be asked to confirm itself.
 */
export async function setConfirmed(app: TestApp, userId: string, confirmed: boolean): Promise<void> {
  const queued = `select from pgboss.job where name = 'confirmation-email' and data ->> 'userId' = $1`;
  await expect.poll(() => app.sql(queued, [userId])).toEqual([]);
  await app.sql('update auth."user" set email_verified = $2 where id = $1', [userId, confirmed]);
}
