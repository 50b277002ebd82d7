import { forgetToken, renew } from './access-token.ts';
import { dropAuthCalls, getSession } from './auth-client.ts';
import { unmarkLeft } from './device.ts';
import { remember } from './remembered.ts';
import { setSession } from './state.ts';

/** Clears the way for a new session: late answers of earlier calls must not touch it. */
export function makeWay(): void {
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
export async function openSession(): Promise<void> {
  const live = await getSession();
  if (!live) throw new Error('The session ended before it was open.');
  remember(live);
  setSession({ status: 'signed-in', user: live.user });
}
