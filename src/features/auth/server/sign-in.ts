import { eq } from 'drizzle-orm';
import { AppError, unauthenticated } from '../../../kernel/errors.ts';
import { isUnavailable, sqlState, unavailable } from '../../../server/unavailable.ts';
import { createProfile } from '../../profile/server.ts';
import { AUTH_CODES, AUTH_MESSAGES, getSession, getToken, signIn, signOut, signUp } from '../contract.ts';
import { RATE_LIMITS } from '../rules.ts';
import { user } from '../tables.ts';
import { expiryOf, signToken } from './access-token.ts';
import { shareAccount } from './account-lock.ts';
import { type AuthCall, type AuthRouter, callBetterAuth, readSession } from './auth-router.ts';
import {
  type BetterAuthUser,
  beginSession,
  endSessionBefore,
  forgetCookie,
  userOf,
} from './begin-session.ts';
import { sendAddressKnown, sendConfirmation } from './emails.ts';
import { isPresent, verifyPasswordAt } from './passwords.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';
import { causeBehind } from './swallowed-cause.ts';

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

/** better-auth's answer, or the error that it stands for. */
async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw failureBehind(response);
  return (await response.json()) as T;
}

/** An answer that the server alone is to blame for, with what is known of its cause. */
function failureBehind(response: Response): AppError {
  const cause = causeBehind(response);
  if (isUnavailable(cause)) return unavailable(cause);
  return new AppError(500, 'unexpected', AUTH_MESSAGES.unexpected, { cause });
}

/** Whether an account could not be made for any other reason than that another one has its address. */
const isBroken = (response: Response) => {
  const cause = causeBehind(response);
  return cause !== undefined && sqlState(cause) !== UNIQUE_VIOLATION;
};

const UNIQUE_VIOLATION = '23505';

async function handleSignUp(call: AuthCall<typeof signUp>) {
  const { body, services, now, clientIpKey } = call;
  await consume(
    services,
    [
      { kind: 'signUpAddress', limit: RATE_LIMITS.signUpAddress, subject: [clientIpKey] },
      { kind: 'signUpAccount', limit: RATE_LIMITS.signUpAccount, subject: [body.email] },
    ],
    now,
  );
  const evenly = services.config.requireEmailConfirmation ? atLeast(SIGN_UP_MS) : Promise.resolve();
  const response = await callBetterAuth(call, '/sign-up/email', body);
  if (response.status === 422 && !isBroken(response)) {
    await sendAddressKnown(services, body.email);
    throw new AppError(422, AUTH_CODES.signUpRefused, AUTH_MESSAGES.signUpRefused);
  }
  const made = await answerOf<{ token: string | null; user: BetterAuthUser }>(response);
  // Without a session the account, if it is one, still waits for its address; the profile comes with the first sign-in.
  if (made.token) await makeProfile(call, made.user.id);
  else await sendConfirmation(services, made.user.id);
  await evenly;
  await endSessionBefore(call);
  call.passCookies(response.headers);
  return { user: userOf(made.user), signed_in: made.token !== null };
}

/** An account without a profile would be of no use: it goes again. */
async function makeProfile({ services, now }: AuthCall<typeof signUp>, userId: string): Promise<void> {
  try {
    await services.database.asServer((tx) => createProfile(tx, userId, now));
  } catch (cause) {
    await services.database.db.delete(user).where(eq(user.id, userId));
    throw new AppError(500, AUTH_CODES.signUpProfileFailed, AUTH_MESSAGES.signUpProfileFailed, { cause });
  }
}

/** Longer than any sign-up takes: where a known address must not be told from a new one, both take this long. */
const SIGN_UP_MS = 600;

const atLeast = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function handleSignIn(call: AuthCall<typeof signIn>) {
  const { body, services, now, clientIpKey } = call;
  const attempts: Attempt[] = [
    { kind: 'signInHere', limit: RATE_LIMITS.signInHere, subject: [body.email, clientIpKey] },
    { kind: 'signInAccount', limit: RATE_LIMITS.signInAccount, subject: [body.email] },
    { kind: 'signInAddress', limit: RATE_LIMITS.signInAddress, subject: [clientIpKey] },
  ];
  await consume(services, attempts, now);
  const verified = await verifyPasswordAt(services.database, body.email, body.password);
  if (!verified) throw signInFailed();
  if (services.config.requireEmailConfirmation && !verified.emailVerified) {
    await sendConfirmation(services, verified.userId);
    await refund(services, attempts);
    throw new AppError(403, AUTH_CODES.emailUnconfirmed, AUTH_MESSAGES.emailUnconfirmed);
  }
  const user = await beginSession(call, {
    userId: verified.userId,
    lock: shareAccount,
    prove: async (tx) => {
      if (!(await isPresent(tx, verified))) throw signInFailed();
    },
  });
  await refund(services, attempts);
  return { user };
}

const signInFailed = () => new AppError(401, AUTH_CODES.signInFailed, AUTH_MESSAGES.signInFailed);
