import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../server/database.ts';
import { account, session } from '../tables.ts';
import { forgetCodes } from './codes.ts';

/** 19 MiB and two passes of argon2id, which is what the package does unless told otherwise. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const PROVIDER = 'credential';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

/** Whether this is the person's present password. */
export async function isPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const [row] = await database.db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, PROVIDER)));
  return row?.password ? isPassword(row.password, password) : false;
}

/** Stores the new password and ends every session and every pending link of the person. */
export async function replacePassword(tx: Tx, userId: string, hashed: string, now: Date): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, PROVIDER)));
  if (changed.rowCount === 0) {
    await tx.insert(account).values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: PROVIDER,
      password: hashed,
      createdAt: now,
      updatedAt: now,
    });
  }
  await tx.delete(session).where(eq(session.userId, userId));
  await forgetCodes(tx, userId);
}
