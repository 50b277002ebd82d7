import { localStore } from '../browser/web-storage.ts';
import { forgetToken, renew } from './access-token.ts';
import { auth, dropAuthCalls, getSession } from './auth-client.ts';
import { takeBack } from './ended.ts';
import { saveSessionHint } from './hint.ts';
import { endedOnServer } from './leave.ts';
import { LAST_HERE } from './lock-keys.ts';
import { setSession } from './state.ts';
import { unmarkLeft } from './wipe.ts';

/** Forgets whoever was signed in: late answers of earlier calls must not touch a new session. */
export function resetAuthState(): void {
  dropAuthCalls();
  forgetToken();
}

/** Asks the server to begin a session for this browser, once the one before has ended there. @throws ApiError */
export async function beginSession(path: string, body: unknown): Promise<unknown> {
  await endedOnServer();
  return auth(path, { method: 'POST', body });
}

/** Takes the token of the session that the server has just begun for this browser. @throws ApiError */
export async function takeToken(): Promise<void> {
  // Its cookie has taken the place of one that the server could not be asked to end.
  unmarkLeft();
  forgetToken();
  await renew();
}

/** Opens the app to the session that the server has just begun. @throws ApiError */
export async function completeSignIn(): Promise<void> {
  const live = await getSession();
  if (!live) throw new Error('The session ended before it was open.');
  saveSessionHint(live);
  takeBack();
  // Whoever has just given the password is not asked for a PIN as well.
  localStore.set(LAST_HERE, String(Date.now()));
  setSession({ status: 'signed-in', user: live.user });
}
