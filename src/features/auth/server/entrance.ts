import { eq } from 'drizzle-orm';
import { AppError, unauthenticated } from '../../../kernel/errors.ts';
import { AUTH_CODES, AUTH_MESSAGES, getSession, getToken, signIn, signOut, signUp } from '../contract.ts';
import { ALLOWANCES } from '../rules.ts';
import { user } from '../tables.ts';
import { expiryOf, signToken } from './access-token.ts';
import { shareAccount } from './account-lock.ts';
import { beginSession, endSessionBefore, forgetCookie, type LibraryUser, userOf } from './begin-session.ts';
import { createProfile } from './ensure-profile.ts';
import { type AuthCall, askLibrary, type FrontDoor, readSession } from './front-door.ts';
import { sendAddressKnown, sendConfirmation } from './letters.ts';
import { type Attempt, countAttempts, giveBack } from './limits.ts';
import { isPresent, verifyPasswordAt } from './passwords.ts';

/** Signing up, in and out, and what a session is worth. */
export function serveEntrance(door: FrontDoor): void {
  door.serve(signUp, handleSignUp);
  door.serve(signIn, handleSignIn);
  door.serve(signOut, async (call) => {
    await endSessionBefore(call);
    await forgetCookie(call);
    return { status: true };
  });
  door.serve(getToken, async ({ library, headers, services, passCookies }) => {
    const found = await readSession(library, headers);
    if (!found) throw unauthenticated();
    passCookies(found.cookies);
    const { user, sessionId } = found.visit;
    const token = await signToken(library, services.database, { userId: user.id, sessionId });
    return { token, expires_at: expiryOf(token).toISOString() };
  });
  door.serve(getSession, async ({ visit }) => {
    const found = await visit();
    if (!found) return null;
    const session = { id: found.sessionId, expires_at: found.expiresAt.toISOString() };
    return { session, user: userOf(found.user) };
  });
}

/** The library's answer, or the error that it stands for. */
async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new AppError(500, 'unexpected', AUTH_MESSAGES.unexpected);
  return (await response.json()) as T;
}

async function handleSignUp(call: AuthCall<typeof signUp>) {
  const { body, services, now, visitor } = call;
  await countAttempts(
    services,
    [
      { kind: 'signUpAddress', allowance: ALLOWANCES.signUpAddress, subject: [visitor] },
      { kind: 'signUpAccount', allowance: ALLOWANCES.signUpAccount, subject: [body.email] },
    ],
    now,
  );
  const evenly = services.config.requireEmailConfirmation ? atLeast(SIGN_UP_MS) : Promise.resolve();
  const response = await askLibrary(call, '/sign-up/email', body);
  if (response.status === 422) {
    await sendAddressKnown(services, body.email);
    throw new AppError(422, AUTH_CODES.signUpRefused, AUTH_MESSAGES.signUpRefused);
  }
  const made = await answerOf<{ token: string | null; user: LibraryUser }>(response);
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
  } catch {
    await services.database.db.delete(user).where(eq(user.id, userId));
    throw new AppError(500, AUTH_CODES.signUpProfileFailed, AUTH_MESSAGES.signUpProfileFailed);
  }
}

/** Longer than any sign-up takes: where a known address must not be told from a new one, both take this long. */
const SIGN_UP_MS = 600;

const atLeast = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function handleSignIn(call: AuthCall<typeof signIn>) {
  const { body, services, now, visitor } = call;
  const attempts: Attempt[] = [
    { kind: 'signInHere', allowance: ALLOWANCES.signInHere, subject: [body.email, visitor] },
    { kind: 'signInAccount', allowance: ALLOWANCES.signInAccount, subject: [body.email] },
    { kind: 'signInAddress', allowance: ALLOWANCES.signInAddress, subject: [visitor] },
  ];
  await countAttempts(services, attempts, now);
  const verified = await verifyPasswordAt(services.database, body.email, body.password);
  if (!verified) throw signInFailed();
  if (services.config.requireEmailConfirmation && !verified.emailVerified) {
    await sendConfirmation(services, verified.userId);
    await giveBack(services, attempts);
    throw new AppError(403, AUTH_CODES.emailUnconfirmed, AUTH_MESSAGES.emailUnconfirmed);
  }
  const user = await beginSession(call, {
    userId: verified.userId,
    lock: shareAccount,
    prove: async (tx) => {
      if (!(await isPresent(tx, verified))) throw signInFailed();
    },
  });
  await giveBack(services, attempts);
  return { user };
}

const signInFailed = () => new AppError(401, AUTH_CODES.signInFailed, AUTH_MESSAGES.signInFailed);
