import { ApiError, isUnreachable } from '../../../api/http.ts';
import { deviceZone } from '../../../browser/device-zone.ts';
import { threeAttempts } from '../../../session/attempts.ts';
import { authCallsSignal } from '../../../session/auth-client.ts';
import { abandonSession } from '../../../session/leave.ts';
import { ensureProfile, hasProfile, presetZone } from '../../../session/profile-check.ts';
import { completeSignIn, resetAuthState, takeToken } from '../../../session/sign-in.ts';
import { AUTH_CODES } from '../contract/codes.ts';
import { PASSKEY_CODES } from '../contract/passkey-limits.ts';
import type { Assertion } from '../contract.ts';
import * as texts from '../texts.ts';
import { asksForCode, sendCode, sendPasskey, sendSignIn, sendSignUp } from './auth-calls.ts';
import { openWhereLeftOff } from './opening.ts';

/** Why somebody could not sign in, told to that person. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

type MessageOf = (error: unknown) => string;

/**
 * Signs in and opens the app. Answers whether a code is asked for first, which `signInByCode` brings.
 * @throws SignInRefused; nobody is signed in then
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  resetAuthState();
  const answer = await sendSignIn({ email: email.trim(), password: password.trim() }).catch(
    (error: unknown) => {
      throw new SignInRefused(signInMessage(error));
    },
  );
  if (asksForCode(answer)) return true;
  await openApp();
  return false;
}

/** The second step: brings the code and opens the app. @throws ApiError or SignInRefused; nobody is signed in then */
export async function signInByCode(code: string, remember: boolean): Promise<void> {
  await sendCode({ code, remember });
  await openApp();
}

/** The same with a passkey that the person has chosen. @throws SignInRefused; nobody is signed in then */
export async function signInByPasskey(response: Assertion): Promise<void> {
  resetAuthState();
  await sendPasskey(response).catch((error: unknown) => {
    throw new SignInRefused(toldMessage(error) ?? texts.unexpected);
  });
  await openApp();
}

/** Opens the app to the session that has just begun. */
async function openApp(): Promise<void> {
  await comeIn(takeToken, () => texts.unexpected);
  const known = await comeIn(hasProfile, profileMessage(texts.profileNotFound));
  if (!known) {
    await comeIn(ensureProfile, profileMessage(texts.profileNotCreated));
    await presetZone(deviceZone()).catch(() => undefined);
  }
  await openWhereLeftOff();
  await comeIn(completeSignIn, () => texts.unexpected);
}

/**
 * Opens an account and the app. Answers whether somebody is signed in now; if not, the address must be confirmed
 * first. @throws SignInRefused; nobody is signed in then
 */
export async function createAccount(account: {
  name: string;
  email: string;
  password: string;
}): Promise<boolean> {
  resetAuthState();
  const answer = await orSignOut(() => sendSignUp({ ...account, time_zone: deviceZone() }), signUpMessage);
  if (!answer?.user) await orSignOut(noUser, signUpMessage);
  if (answer?.signed_in === false) return false;
  await comeIn(takeToken, signUpMessage);
  await comeIn(ensureProfile, () => texts.signUpProfileFailed);
  await comeIn(completeSignIn, signUpMessage);
  return true;
}

const noUser = () => Promise.reject(new ApiError(200, 'no_user', texts.noUserReturned));

/** Does a step of coming in; if it fails, what was begun is ended before the person is told why. */
async function orSignOut<T>(step: () => Promise<T>, messageOf: MessageOf): Promise<T> {
  try {
    return await step();
  } catch (error) {
    await abandonSession();
    throw new SignInRefused(messageOf(error));
  }
}

/** A step that follows the password and may be repeated: a line that drops one call in four must not cost the sign-in. */
const comeIn = <T>(step: () => Promise<T>, messageOf: MessageOf): Promise<T> =>
  orSignOut(() => threeAttempts(step, authCallsSignal()), messageOf);

/** Refusals that the person can do something about are told as they are; they say nothing about whose address it is. */
const TOLD: string[] = [AUTH_CODES.emailUnconfirmed, AUTH_CODES.tooManyAttempts, PASSKEY_CODES.refused];

const toldMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && TOLD.includes(error.code) ? error.message : undefined;

const signInMessage: MessageOf = (error) => {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return texts.unexpected;
  return toldMessage(error) ?? texts.signInFailed;
};

const profileMessage =
  (message: string): MessageOf =>
  (error) =>
    isUnreachable(error) ? texts.unexpected : message;

/** The refusal's own message, unless it has none. */
const signUpMessage: MessageOf = (error) =>
  error instanceof ApiError && error.message !== texts.unexpected ? error.message : texts.signUpFailed;
