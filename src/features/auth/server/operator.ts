import { eq } from 'drizzle-orm';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Tx } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { user } from '../tables.ts';
import { lockAccount } from './account-lock.ts';
import { signOutEverywhere } from './begin-session.ts';
import { sendFactorOff, sendSignedOut } from './emails.ts';
import { turnOff } from './factor-store.ts';

/*
 * What the operator does to an account at its owner's wish. Each is in the account's log, without a network, and mailed to
 * the owner.
 */

async function ownerOf(tx: Tx, userId: string) {
  const [owner] = await tx.select().from(user).where(eq(user.id, userId));
  return owner;
}

/** Turns two-step sign-in off for somebody who has lost the app and the recovery codes. Answers whether it was on. */
export function resetSecondFactor(services: Services, userId: string): Promise<boolean> {
  return services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    const owner = await ownerOf(tx, userId);
    if (!owner || !(await turnOff(tx, userId))) return false;
    await noteAccountEvent(tx, { userId, kind: 'second_factor_off', now: services.clock() });
    await sendFactorOff(services, tx, owner, { by: 'operator' });
    return true;
  });
}

/** Ends every session of the account. Answers whether there was one. */
export function signOutAccount(services: Services, userId: string): Promise<boolean> {
  return services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    const owner = await ownerOf(tx, userId);
    if (!owner || (await signOutEverywhere(tx, userId)) === 0) return false;
    await noteAccountEvent(tx, { userId, kind: 'all_sessions_ended', now: services.clock() });
    await sendSignedOut(services, tx, owner);
    return true;
  });
}
