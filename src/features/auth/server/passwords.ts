import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../server/database.ts';
import { account, user } from '../tables.ts';

/** 19 MiB and two passes of argon2id, which is what the package does unless told otherwise. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const PROVIDER = 'credential';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

const passwordOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, PROVIDER));

/** A password that was found right, by the hash that stands for it as long as it is the person's. */
export interface Verified {
  userId: string;
  hash: string;
}

/** The person's present password, if this is it. */
export async function verifyPasswordOf(
  database: Database,
  userId: string,
  password: string,
): Promise<Verified | undefined> {
  const [row] = await database.db.select({ hash: account.password }).from(account).where(passwordOf(userId));
  const hash = row?.hash;
  return hash && (await isPassword(hash, password)) ? { userId, hash } : undefined;
}

/** The same by the account's address. An address without an account takes as long as a wrong password. */
export async function verifyPasswordAt(
  database: Database,
  email: string,
  password: string,
): Promise<(Verified & { emailVerified: boolean }) | undefined> {
  const [row] = await database.db
    .select({ userId: user.id, emailVerified: user.emailVerified, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, PROVIDER)))
    .where(eq(user.email, email));
  if (!row?.hash) {
    await hashPassword(password);
    return undefined;
  }
  const { userId, emailVerified, hash } = row;
  return (await isPassword(hash, password)) ? { userId, emailVerified, hash } : undefined;
}

/** Whether what was verified is still the person's password. Holds while the transaction has the account's lock. */
export async function isPresent(tx: Tx, { userId, hash }: Verified): Promise<boolean> {
  return (await tx.$count(account, and(passwordOf(userId), eq(account.password, hash)))) > 0;
}

/** Puts the new password in the place of the one that was verified. Answers whether that was still the person's. */
export async function replacePassword(
  tx: Tx,
  { userId, hash }: Verified,
  hashed: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: now })
    .where(and(passwordOf(userId), eq(account.password, hash)));
  return changed.rowCount === 1;
}

/** Stores the new password, whatever was there before. */
export async function setPassword(tx: Tx, userId: string, hashed: string, now: Date): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: now })
    .where(passwordOf(userId));
  if (changed.rowCount) return;
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
