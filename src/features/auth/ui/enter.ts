import { ApiError, isUnreachable } from '../../../web/http.ts';
import { makeWay, openSession, takeToken } from '../../../web/session/enter.ts';
import { giveUpSession } from '../../../web/session/leave.ts';
import { ensureProfile, hasProfile } from '../../../web/session/profile-check.ts';
import { AUTH_CODES, AUTH_MESSAGES } from '../contract/words.ts';
import { sendSignIn, sendSignUp } from './auth-calls.ts';

/** Why somebody could not come in, in words for that person. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';
}

type Words = (fault: unknown) => string;

/** Signs in and opens the app. @throws EntryRefused; nobody is signed in then */
export async function enter(email: string, password: string): Promise<void> {
  makeWay();
  await sendSignIn({ email: email.trim(), password: password.trim() }).catch((fault: unknown) => {
    throw new EntryRefused(signInWords(fault));
  });
  await orSignOut(takeToken, () => AUTH_MESSAGES.unexpected);
  const known = await orSignOut(hasProfile, profileWords(AUTH_MESSAGES.profileNotFound));
  if (!known) await orSignOut(ensureProfile, profileWords(AUTH_MESSAGES.profileNotCreated));
  await orSignOut(openSession, () => AUTH_MESSAGES.unexpected);
}

/**
 * Opens an account and the app. Answers whether somebody is signed in now; if not, the address must be confirmed
 * first. @throws EntryRefused; nobody is signed in then
 */
export async function createAccount(account: {
  name: string;
  email: string;
  password: string;
}): Promise<boolean> {
  makeWay();
  const answer = await orSignOut(() => sendSignUp(account), signUpWords);
  if (!answer?.user) await orSignOut(noUser, signUpWords);
  if (answer?.signed_in === false) return false;
  await orSignOut(takeToken, signUpWords);
  await orSignOut(ensureProfile, () => AUTH_MESSAGES.signUpProfileFailed);
  await orSignOut(openSession, signUpWords);
  return true;
}

const noUser = () => Promise.reject(new ApiError(200, 'no_user', AUTH_MESSAGES.noUserReturned));

/** Does a step of coming in; if it fails, what was begun is ended before the person is told why. */
async function orSignOut<T>(step: () => Promise<T>, words: Words): Promise<T> {
  try {
    return await step();
  } catch (fault) {
    await giveUpSession();
    throw new EntryRefused(words(fault));
  }
}

/** Refusals that the person can do something about are told as they are; they say nothing about whose address it is. */
const TOLD: string[] = [AUTH_CODES.emailUnconfirmed, AUTH_CODES.tooManyAttempts];

const signInWords: Words = (fault) => {
  if (!(fault instanceof ApiError) || fault.status === 0 || fault.status >= 500)
    return AUTH_MESSAGES.unexpected;
  return TOLD.includes(fault.code) ? fault.message : AUTH_MESSAGES.signInFailed;
};

const profileWords =
  (message: string): Words =>
  (fault) =>
    isUnreachable(fault) ? AUTH_MESSAGES.unexpected : message;

/** The refusal's own message, unless it has none. */
const signUpWords: Words = (fault) =>
  fault instanceof ApiError && fault.message !== AUTH_MESSAGES.unexpected
    ? fault.message
    : AUTH_MESSAGES.signUpFailed;
