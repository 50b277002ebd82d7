import { forgetToken, renew } from './access-token.ts';
import { dropAuthCalls, getSession } from './auth-client.ts';
import { unmarkLeft } from './device.ts';
import { takeBack } from './ended.ts';
import { saveSessionHint } from './hint.ts';
import { endedOnServer } from './leave.ts';
import { setSession } from './state.ts';

/** Forgets whoever was signed in: late answers of earlier calls must not touch a new session. */
export async function resetAuthState(): Promise<void> {
  await endedOnServer();
  dropAuthCalls();
  forgetToken();
  unmarkLeft();
}

/** Takes the token of the session that the server has just begun for this browser. @throws ApiError */
export async function takeToken(): Promise<void> {
  forgetToken();
  await renew();
}

/** Opens the app to the session that the server has just begun. @throws ApiError */
export async function completeSignIn(): Promise<void> {
  const live = await getSession();
  if (!live) throw new Error('The session ended before it was open.');
  saveSessionHint(live);
  takeBack();
  setSession({ status: 'signed-in', user: live.user });
}
