import { passkeySignIn, passkeySignInOptions } from '../contract.ts';
import { passkeyEnd, RATE_LIMITS } from '../rules.ts';
import { shareAccount } from './account-lock.ts';
import type { AuthCall, AuthRouter } from './auth-router.ts';
import { beginSession } from './begin-session.ts';
import { ANYBODY, makeCode, useCode } from './codes.ts';
import { challengeIn } from './passkey-proof.ts';
import { askingWith, noteUse, passkeyRefused, readUse } from './passkey-use.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';
import { mustBeConfirmed } from './sign-in.ts';

const PURPOSE = 'passkey-sign-in';

/**
 * Signing in with a passkey. The browser finds it by itself, so nobody says whose account is meant before the passkey
 * does, and what is asked tells nothing about any account. It stands for two factors: the device and its PIN, finger or face.
 */
export function servePasskeySignIn(router: AuthRouter): void {
  router.serve(passkeySignInOptions, async ({ services, now, clientIpKey }) => {
    const limit = RATE_LIMITS.passkeyOptionsAddress;
    await consume(services, [{ kind: 'passkeyOptionsAddress', limit, subject: [clientIpKey] }], now);
    const challenge = await services.database.asServer((tx) =>
      makeCode(tx, { purpose: PURPOSE, value: ANYBODY, now, until: passkeyEnd(now) }),
    );
    return askingWith(services.config, challenge);
  });
  router.serve(passkeySignIn, handleSignIn);
}

async function handleSignIn(call: AuthCall<typeof passkeySignIn>) {
  const { body, services, now, origin, clientIpKey } = call;
  const attempts: Attempt[] = [
    { kind: 'passkeyAddress', limit: RATE_LIMITS.passkeyAddress, subject: [clientIpKey] },
  ];
  await consume(services, attempts, now);
  // Used up before anything else is looked at, and whatever comes of it.
  const isOurs = await services.database.asServer((tx) =>
    useCode(tx, PURPOSE, challengeIn(body.response), now),
  );
  const use = isOurs && (await readUse(services, body.response));
  if (!use) throw passkeyRefused(true);
  const userId = use.passkey.user_id;
  await mustBeConfirmed(services, { userId, emailVerified: use.emailVerified }, attempts);
  const person = await beginSession(call, {
    userId,
    event: 'signed_in_with_passkey',
    lock: shareAccount,
    prove: async (tx) => {
      if (!(await noteUse(tx, use, { now, address: origin.address }))) throw passkeyRefused(true);
    },
  });
  await refund(services, attempts);
  return { user: person };
}
