import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Tx } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { inLanguage } from '../../../server/spoken.ts';
import { lockAccount } from './account-lock.ts';
import { signOutEverywhere } from './begin-session.ts';
import { type Addressee, accountById, languageOf } from './emails/compose.ts';
import { sendFactorOff, sendSignedOut } from './emails.ts';
import { turnOff } from './factor-store.ts';

/*
 * What the operator does to an account at its owner's wish. Each is in the account's log, without a network, and mailed to
 * the owner.
 */

/** Does something to an account, and mails its owner in their language: nobody's screen is open here. */
async function doTo(
  services: Services,
  userId: string,
  work: (tx: Tx, owner: Addressee) => Promise<boolean>,
): Promise<boolean> {
  const language = await languageOf(services, userId);
  return services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    const owner = await accountById(tx, userId);
    return owner !== undefined && inLanguage(language, () => work(tx, owner));
  });
}

/** Turns two-step sign-in off for somebody who has lost the app and the recovery codes. Answers whether it was on. */
export const resetSecondFactor = (services: Services, userId: string): Promise<boolean> =>
  doTo(services, userId, async (tx, owner) => {
    if (!(await turnOff(tx, userId))) return false;
    await noteAccountEvent(tx, { userId, kind: 'second_factor_off', now: services.clock() });
    await sendFactorOff(services, tx, owner, { by: 'operator' });
    return true;
  });

/** Ends every session of the account. Answers whether there was one. */
export const signOutAccount = (services: Services, userId: string): Promise<boolean> =>
  doTo(services, userId, async (tx, owner) => {
    if ((await signOutEverywhere(tx, userId)) === 0) return false;
    await noteAccountEvent(tx, { userId, kind: 'all_sessions_ended', now: services.clock() });
    await sendSignedOut(services, tx, owner);
    return true;
  });
