import { and, eq, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import { networkIn } from '../../../server/account-log.ts';
import type { Tx } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { PASSKEY_CODES, passkeySignIn, passkeySignInOptions } from '../contract.ts';
import { passkeyEnd, RATE_LIMITS } from '../rules.ts';
import { passkeys, user } from '../tables.ts';
import * as texts from '../texts.ts';
import { shareAccount } from './account-lock.ts';
import type { AuthCall, AuthRouter } from './auth-router.ts';
import { beginSession } from './begin-session.ts';
import { ANYBODY, makeCode, useCode } from './codes.ts';
import { challengeIn, credentialDigest, readAssertion, rpIdOf, TIMEOUT, type Use } from './passkey-proof.ts';
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
    return {
      rpId: rpIdOf(services.config),
      challenge,
      timeout: TIMEOUT,
      userVerification: 'required' as const,
    };
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
  const known = isOurs && (await passkeyOf(services, body.response.id));
  const use = known && (await readAssertion(services.config, body.response, known.passkey));
  if (!use) throw refused();
  const { passkey, emailVerified } = known;
  await mustBeConfirmed(services, { userId: passkey.user_id, emailVerified }, attempts);
  const person = await beginSession(call, {
    userId: passkey.user_id,
    event: 'signed_in_with_passkey',
    lock: shareAccount,
    prove: async (tx) => {
      const last = { last_used_at: now.toISOString(), last_used_network: networkIn(origin.address) };
      if (!(await noteUse(tx, passkey, { ...use, ...last }))) throw refused();
    },
  });
  await refund(services, attempts);
  return { user: person };
}

const refused = () => new AppError(401, PASSKEY_CODES.refused, texts.passkeyRefused);

type Stored = typeof passkeys.$inferSelect;

async function passkeyOf({ database }: Services, credentialId: string) {
  const [found] = await database.db
    .select({ passkey: passkeys, emailVerified: user.emailVerified })
    .from(passkeys)
    .innerJoin(user, eq(user.id, passkeys.user_id))
    .where(eq(passkeys.digest, credentialDigest(credentialId)));
  return found;
}

/**
 * Notes the use. Answers whether it was allowed: the passkey is still there, and has not signed later than this
 * meanwhile. One that does not count stays at 0.
 */
async function noteUse(
  tx: Tx,
  { user_id, id }: Stored,
  use: Use & Pick<Stored, 'last_used_at' | 'last_used_network'>,
): Promise<boolean> {
  const isLater = or(
    lt(passkeys.counter, use.counter),
    sql`${passkeys.counter} = 0 and ${use.counter}::bigint = 0`,
  );
  const noted = await tx
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.user_id, user_id), eq(passkeys.id, id), isLater));
  return noted.rowCount === 1;
}
