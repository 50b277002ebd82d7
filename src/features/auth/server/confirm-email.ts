import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { AppError } from '../../../kernel/errors.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import type { Api } from '../../../server/api.ts';
import type { Config } from '../../../server/config.ts';
import { sqlState, type Tx } from '../../../server/database.ts';
import { plainPage } from '../../../server/plain-page.ts';
import type { Services } from '../../../server/services.ts';
import { profiles } from '../../profile/tables.ts';
import { texts } from '../spoken-texts.ts';
import { user } from '../tables.ts';
import { lockAccount } from './account-lock.ts';
import type { AuthRouter } from './auth-router.ts';
import { endRecoverySessions, forgetCodes, ownerOfCode, useCode } from './codes.ts';
import { sendAddressMoved, sendWelcome } from './emails.ts';
import { serveLink } from './link-page.ts';

const UNIQUE_VIOLATION = '23505';

/** Where the link to an address leads: it confirms the address. */
export const serveEmailConfirmation = (api: Api, router: AuthRouter): void =>
  serveLink(api, router, {
    path: '/api/auth/confirm-email',
    asks: () => ({
      title: texts.confirmEmailTitle,
      text: texts.confirmEmailText,
      button: texts.confirmAddressButton,
    }),
    press: async (code, { now, context }) =>
      (await confirmAddress(api.services, code, now))
        ? context.html(confirmedPage(api.services.config))
        : undefined,
  });

/** Whether the code was good: the address is now the account's, and confirmed. */
async function confirmAddress(services: Services, code: string, now: Date): Promise<boolean> {
  try {
    const userId = await ownerOfCode(services.database, 'email', code);
    if (!userId) return false;
    return await services.database.asServer(async (tx) => {
      await lockAccount(tx, userId);
      const value = await useCode(tx, 'email', code, now);
      const email = value?.split(' ')[1];
      const [before] = await tx.select().from(user).where(eq(user.id, userId));
      if (!email || !before) return false;
      // Somebody who moves to another address has been here for a while.
      if (!before.emailVerified && before.email === email) await sendWelcome(services, tx, userId);
      if (before.email !== email) {
        await leaveAddress(services, tx, before, email);
        await noteAccountEvent(tx, { userId, kind: 'email_changed', now });
      }
      await tx.update(user).set({ email, emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
      await tx.update(profiles).set({ email, updated_at: now.toISOString() }).where(eq(profiles.id, userId));
      return true;
    });
  } catch (error) {
    // Somebody else has signed up with the address meanwhile.
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error instanceof AppError
      ? error
      : new AppError(500, 'unexpected', texts.addressNotConfirmed, { cause: error });
  }
}

/** What was mailed to the old address opens nothing from now on, nor does a session that began there. */
async function leaveAddress(
  services: Services,
  tx: Tx,
  account: typeof user.$inferSelect,
  newEmail: string,
): Promise<void> {
  await endRecoverySessions(tx, account.id);
  await forgetCodes(tx, account.id, newEmail);
  await sendAddressMoved(services, tx, account);
}

const confirmedPage = (config: Config) =>
  plainPage(
    config,
    texts.emailConfirmedTitle,
    html`<div class="ways"><a class="button" href="/">${texts.continueToLink(config.productName)}</a></div>`,
  );
