import { ApiError, isUnreachable } from '../http.ts';
import { forgetToken, renew } from './access-token.ts';
import { dropAuthCalls, getSession, openAccount, signInWithPassword } from './auth-client.ts';
import { unmarkLeft } from './device.ts';
import { giveUpSession } from './leave.ts';
import { ensureProfile, hasProfile } from './profile-check.ts';
import { remember } from './remembered.ts';
import { setSession } from './state.ts';

export const WRONG_CREDENTIALS =
  "We couldn't sign you in. Please check your email and password, then try again.";
export const PROFILE_NOT_FOUND = "We couldn't find your profile. Please contact support.";
export const PROFILE_NOT_CREATED = "We couldn't create your profile. Please contact support.";
export const UNEXPECTED = 'Something went wrong. Please try again in a few minutes.';
export const NO_USER = 'No user returned';
export const SIGNUP_PROFILE_FAILED = 'Failed to create user profile';
export const SIGNUP_FAILED = 'Something went wrong';

/** Why somebody could not come in, in words for that person. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';
}

/** Signs in and opens the session. @throws EntryRefused; whatever failed, nobody is signed in then */
export async function signIn(email: string, password: string): Promise<void> {
  startOver();
  await orRefuse(
    () => signInWithPassword(email, password),
    (fault) => (isWrong(fault) ? WRONG_CREDENTIALS : UNEXPECTED),
  );
  await orRefuse(renew, () => UNEXPECTED);
  const known = await orRefuse(hasProfile, (fault) =>
    isUnreachable(fault) ? UNEXPECTED : PROFILE_NOT_FOUND,
  );
  if (!known) {
    await orRefuse(ensureProfile, (fault) => (isUnreachable(fault) ? UNEXPECTED : PROFILE_NOT_CREATED));
  }
  await openSession(() => UNEXPECTED);
}

/** Opens an account and its session. @throws EntryRefused; whatever failed, nobody is signed in then */
export async function signUp(account: { name: string; email: string; password: string }): Promise<void> {
  startOver();
  const user = await orRefuse(() => openAccount(account), ownWordsOf);
  if (!user)
    await orRefuse(
      () => Promise.reject(new Error(NO_USER)),
      () => NO_USER,
    );
  await orRefuse(renew, ownWordsOf);
  await orRefuse(ensureProfile, () => SIGNUP_PROFILE_FAILED);
  await openSession(ownWordsOf);
}

/** Opens the session that the server has just begun for this browser. */
export async function openSession(messageOf: (fault: unknown) => string): Promise<void> {
  const live = await orRefuse(getSession, messageOf);
  if (!live) throw new EntryRefused(messageOf(undefined));
  remember(live);
  setSession({ status: 'signed-in', user: live.user });
}

/** Late answers of earlier calls must not touch the session that begins now. */
function startOver(): void {
  dropAuthCalls();
  forgetToken();
  unmarkLeft();
}

async function orRefuse<T>(work: () => Promise<T>, messageOf: (fault: unknown) => string): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    await giveUpSession();
    throw new EntryRefused(messageOf(fault));
  }
}

/** Credentials the server would not take, as against a server that could not answer. */
const isWrong = (fault: unknown) =>
  fault instanceof ApiError && fault.status >= 400 && fault.status < 500 && !isUnreachable(fault);

const ownWordsOf = (fault: unknown) =>
  fault instanceof ApiError && fault.code !== 'unexpected' ? fault.message : SIGNUP_FAILED;
