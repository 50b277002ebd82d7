import * as z from 'zod';
import { toBase64 } from '../../kernel/seal.ts';
import type { Api } from '../../server/api.ts';
import { defineJob } from '../../server/jobs.ts';
import { errorFields } from '../../server/log.ts';
import { getEntryKey } from './contract.ts';
import { AccessTokens } from './server/access-token.ts';
import { serveAccount } from './server/account.ts';
import { forgetOldEvents } from './server/account-events.ts';
import { AuthRouter } from './server/auth-router.ts';
import { forgetEndedSessions } from './server/begin-session.ts';
import { createBetterAuth } from './server/better-auth.ts';
import { forgetExpired } from './server/codes.ts';
import { serveEmailConfirmation } from './server/confirm-email.ts';
import { handleEmails } from './server/emails.ts';
import { serveEndSession } from './server/end-session.ts';
import { serveFactorSignIn } from './server/factor-sign-in.ts';
import { forgetOldPending } from './server/factor-store.ts';
import { forgetOldDevices } from './server/known-devices.ts';
import { servePasskeyProof } from './server/passkey-proving.ts';
import { servePasskeySignIn } from './server/passkey-sign-in.ts';
import { servePasskeys } from './server/passkeys.ts';
import { forgetOldAttempts } from './server/rate-limits.ts';
import { serveRecovery } from './server/recovery.ts';
import { serveSecondFactor } from './server/second-factor.ts';
import { serveSignIn } from './server/sign-in.ts';

export { requireFreshProofOf } from './server/fresh-proof.ts';

const tidyJob = defineJob({ name: 'tidy-auth', data: z.object({}), seconds: 3600 });

/** Accounts and sessions under /api/auth, the reading of access tokens, and the entry key. */
export function registerAuth(api: Api): void {
  const { services } = api;
  const tokens = new AccessTokens(services.database, services.config.appUrl);
  api.authenticateWith((token) => tokens.verify(token));

  const router = new AuthRouter(api, createBetterAuth(services));
  serveSignIn(router);
  serveRecovery(router, tokens);
  serveAccount(router);
  servePasskeys(router);
  servePasskeySignIn(router);
  servePasskeyProof(router);
  serveSecondFactor(router);
  serveFactorSignIn(router);
  serveEmailConfirmation(api, router);
  serveEndSession(api, router);
  handleEmails(services);
  tidyEveryNight(api);

  api.serve(getEntryKey, async (actor) => {
    const salt = await services.entryKeys.saltOf(actor);
    return { user_id: actor.userId, salt: toBase64(salt) };
  });
}

function tidyEveryNight({ services }: Api): void {
  services.jobs.handle(tidyJob, async () => {
    const now = services.clock();
    const { background } = services;
    await forgetOldAttempts({ database: background }, now);
    await forgetExpired(background, now);
    await forgetEndedSessions(background, now);
    await forgetOldEvents(background, now);
    await forgetOldDevices(background, now);
    await background.asServer((tx) => forgetOldPending(tx, now));
  });
  services.jobs
    .schedule(tidyJob, '17 3 * * *', {})
    .catch((error) => services.log.error('jobs failed', { job: tidyJob.name, ...errorFields(error) }));
}
