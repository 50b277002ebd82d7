import { noteAccountEvent, type Origin } from '../../../server/account-log.ts';
import type { Api } from '../../../server/api.ts';
import type { Services } from '../../../server/services.ts';
import { linkEnd } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { lockAccount } from './account-lock.ts';
import type { AuthRouter } from './auth-router.ts';
import { endDevice } from './begin-session.ts';
import { makeCode, ownerOfCode, useCode } from './codes.ts';
import { serveLink } from './link-page.ts';

/** Where the link in the email about a new device leads: it ends that device's session, and on to a new password. */
export const serveEndSession = (api: Api, router: AuthRouter): void =>
  serveLink(api, router, {
    path: '/api/auth/end-session',
    asks: () => ({
      title: texts.endSessionTitle,
      text: texts.endSessionText,
      button: texts.endSessionButton,
    }),
    press: async (code, { now, origin, context }) => {
      const recovery = await endByLink(api.services, code, now, origin);
      return recovery === undefined ? undefined : context.redirect(`/reset-password?code=${recovery}`, 303);
    },
  });

/** Ends the session that the code stands for. Answers the code for a new password; undefined for a void code. */
async function endByLink(
  services: Services,
  code: string,
  now: Date,
  from: Origin,
): Promise<string | undefined> {
  const userId = await ownerOfCode(services.database, 'session', code);
  if (!userId) return undefined;
  return services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    const sessionId = (await useCode(tx, 'session', code, now))?.split(' ')[1];
    if (!sessionId) return undefined;
    const ended = await endDevice(tx, userId, sessionId);
    if (ended) await noteAccountEvent(tx, { userId, kind: 'session_ended', now, from });
    return makeCode(tx, { purpose: 'recovery', value: userId, now, until: linkEnd(now) });
  });
}
