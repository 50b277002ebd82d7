import { AppError, unauthenticated } from '../../../kernel/errors.ts';
import type { Tx } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { AUTH_CODES, getSession, getToken, signIn, signOut, signUp } from '../contract.ts';
import { RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { expiryOf, signToken } from './access-token.ts';
import { shareAccount } from './account-lock.ts';
import { type AuthCall, type AuthRouter, readSession } from './auth-router.ts';
import { beginSession, endSessionBefore, forgetCookie, userOf } from './begin-session.ts';
import { sendConfirmation } from './emails.ts';
import { askForFactor, asksForFactor } from './factor-sign-in.ts';
import { knownDeviceAt } from './known-devices.ts';
import { isPresent, verifyPasswordAt } from './passwords.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';
import { handleSignUp } from './sign-up.ts';

/** Signing up, in and out, and what a session is worth. */
export function serveSignIn(router: AuthRouter): void {
  router.serve(signUp, handleSignUp);
  router.serve(signIn, handleSignIn);
  router.serve(signOut, async (call) => {
    await endSessionBefore(call);
    await forgetCookie(call);
    return { status: true };
  });
  router.serve(getToken, async ({ betterAuth, headers, services, passCookies }) => {
    const found = await readSession(betterAuth, headers);
    if (!found) throw unauthenticated();
    passCookies(found.cookies);
    const { user, sessionId } = found.active;
    const token = await signToken(betterAuth, services.database, { userId: user.id, sessionId });
    return { token, expires_at: expiryOf(token).toISOString() };
  });
  router.serve(getSession, async ({ currentSession }) => {
    const found = await currentSession();
    if (!found) return null;
    const session = { id: found.sessionId, expires_at: found.expiresAt.toISOString() };
    return { session, user: userOf(found.user) };
  });
}

/** What a sign-in counts as: a browser that the account knows is told from all the others. */
async function attemptsAt({
  body: { email },
  services,
  headers,
  clientIpKey,
}: AuthCall<typeof signIn>): Promise<Attempt[]> {
  const device = await knownDeviceAt(services.database.db, email, headers.get('cookie'));
  const apart: Attempt[] = device
    ? [{ kind: 'signInDevice', limit: RATE_LIMITS.signInDevice, subject: [email, device] }]
    : [
        { kind: 'signInHere', limit: RATE_LIMITS.signInHere, subject: [email, clientIpKey] },
        { kind: 'signInAccount', limit: RATE_LIMITS.signInAccount, subject: [email] },
      ];
  return [...apart, { kind: 'signInAddress', limit: RATE_LIMITS.signInAddress, subject: [clientIpKey] }];
}

async function handleSignIn(call: AuthCall<typeof signIn>) {
  const { body, services, now } = call;
  const attempts = await attemptsAt(call);
  await consume(services, attempts, now);
  const verified = await verifyPasswordAt(services.database, body.email, body.password);
  if (!verified) throw signInFailed();
  await mustBeConfirmed(services, verified, attempts);
  const { userId } = verified;
  const asked = { userId, by: 'password' } as const;
  const prove = async (tx: Tx) => {
    if (!(await isPresent(tx, verified))) throw signInFailed();
  };
  if (await asksForFactor(services.database.db, call, asked)) {
    const answer = await askForFactor(call, { ...asked, prove });
    await refund(services, attempts);
    return answer;
  }
  const user = await beginSession(call, {
    userId,
    event: 'signed_in',
    lock: shareAccount,
    prove: async (tx) => {
      await prove(tx);
      // It was turned on this very moment.
      if (await asksForFactor(tx, call, asked)) throw signInFailed();
    },
  });
  await refund(services, attempts);
  return { user };
}

/**
 * Where the operator asks for it: nobody gets in whose address is not confirmed. Counts as no failed attempt, and mails
 * another link. @throws AppError 403
 */
export async function mustBeConfirmed(
  services: Services,
  { userId, emailVerified }: { userId: string; emailVerified: boolean },
  attempts: Attempt[],
): Promise<void> {
  if (!services.config.requireEmailConfirmation || emailVerified) return;
  await sendConfirmation(services, userId);
  await refund(services, attempts);
  throw new AppError(403, AUTH_CODES.emailUnconfirmed, texts.emailUnconfirmed);
}

const signInFailed = () => new AppError(401, AUTH_CODES.signInFailed, texts.signInFailed);
