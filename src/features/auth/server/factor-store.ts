import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Tx } from '../../../server/database.ts';
import { RECOVERY_CODES } from '../contract.ts';
import { factorSetupStart } from '../rules.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { forgetCodesFor } from './codes.ts';
import { forgetTrust } from './known-devices.ts';

/* The second factor of a person and its recovery codes, as they are stored. */

type Db = Database['db'] | Tx;

const ownedBy = (userId: string) => eq(secondFactors.user_id, userId);
const isOnFor = (userId: string) => and(ownedBy(userId), isNotNull(secondFactors.on_since));
const isPending = isNull(secondFactors.on_since);

/** The second factor that is on. */
export async function factorOf(db: Db, userId: string) {
  const [found] = await db.select().from(secondFactors).where(isOnFor(userId));
  return found;
}

export const isOn = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(secondFactors, isOnFor(userId))) > 0;

/** The second factor that was begun within the hour and has been shown to work by nothing yet. */
export async function pendingOf(tx: Tx, userId: string, now: Date) {
  const isFresh = gt(secondFactors.begun_at, factorSetupStart(now).toISOString());
  const [found] = await tx
    .select()
    .from(secondFactors)
    .where(and(ownedBy(userId), isPending, isFresh));
  return found;
}

/** Stores one that is pending, in the place of an earlier one that was. */
export async function storePending(tx: Tx, userId: string, wrapped: string, now: Date): Promise<void> {
  const pending = { wrapped_secret: wrapped, begun_at: now.toISOString() };
  await tx
    .insert(secondFactors)
    .values({ ...pending, user_id: userId })
    .onConflictDoUpdate({ target: secondFactors.user_id, set: pending, setWhere: isPending });
}

/** Turns on the one that is pending; the code of this step has been used. */
export const turnOn = (tx: Tx, userId: string, step: number, now: Date) =>
  tx
    .update(secondFactors)
    .set({ on_since: now.toISOString(), last_step: step })
    .where(and(ownedBy(userId), isPending));

/** Puts an end to the second factor, and to all that rests on it. Answers whether it was on. */
export async function turnOff(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx.delete(secondFactors).where(isOnFor(userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await forgetCodesFor(tx, userId, 'second-factor');
  await forgetTrust(tx, userId);
  return removed.rowCount === 1;
}

export const forgetPending = (tx: Tx, userId: string) =>
  tx.delete(secondFactors).where(and(ownedBy(userId), isPending));

/** Clears away what was begun and came to nothing. */
export const forgetOldPending = (tx: Tx, now: Date) =>
  tx
    .delete(secondFactors)
    .where(and(isPending, lt(secondFactors.begun_at, factorSetupStart(now).toISOString())));

/** Uses the code of the step up. Answers whether it, or a later one, had not been used. */
export async function useStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step));
  const used = await tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(isOnFor(userId), isLater));
  return used.rowCount === 1;
}

/** Uses the recovery code up. Answers whether there was one. */
export async function useRecoveryCode(tx: Tx, userId: string, digest: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.digest, digest)));
  return used.rowCount === 1;
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId));

/** Puts new recovery codes in the place of those that are left. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, digests: string[]): Promise<void> {
  if (digests.length !== RECOVERY_CODES) throw new Error('there are too few recovery codes');
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(digests.map((digest) => ({ user_id: userId, digest })));
}
