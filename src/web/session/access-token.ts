import { isRefusal } from '../http.ts';
import { fetchToken } from './auth-client.ts';
import { oneTabAtATime, onTabMessage, tellTabs } from './between-tabs.ts';
import { type AccessToken, readToken } from './token.ts';

/*
 * The access token: in memory only, ten minutes long, one renewal for all tabs.
 */

const RENEW_BEFORE = 60_000;
/** Shorter than this may not survive the way to the server. */
const TOO_SHORT = 5_000;
const TRY_AGAIN = 30_000;

let current: AccessToken | undefined;
let renewing: Promise<AccessToken> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let onRefusal: () => void = () => {};
let onOtherPerson: () => void = () => {};

/** Says what happens when a renewal in the background is refused, and when the token turns out to be someone else's. */
export function watchRenewals(watch: { refusal: () => void; otherPerson: () => void }): void {
  onRefusal = watch.refusal;
  onOtherPerson = watch.otherPerson;
}

const isUsable = (token: AccessToken | undefined): token is AccessToken =>
  token !== undefined && token.validUntil - Date.now() > TOO_SHORT;

function keep(token: AccessToken): AccessToken {
  const changedHands = current !== undefined && current.userId !== token.userId;
  current = token;
  clearTimeout(timer);
  timer = setTimeout(renewQuietly, Math.max(token.validUntil - Date.now() - RENEW_BEFORE, TOO_SHORT));
  if (changedHands) onOtherPerson();
  return token;
}

function renewQuietly(): void {
  renew(current?.value).catch((fault) => {
    if (isRefusal(fault)) onRefusal();
    else timer = setTimeout(renewQuietly, TRY_AGAIN);
  });
}

/** A token that will be accepted, as far as this browser can know. `refused` is one that just was not. */
export async function usableToken(refused?: string): Promise<AccessToken> {
  if (isUsable(current) && current.value !== refused) return current;
  return renew(current?.value);
}

/** Fetches a token for the cookie's session, unless another tab has just done so. @throws ApiError */
export function renew(old?: string): Promise<AccessToken> {
  renewing ??= oneTabAtATime('token', async () => {
    if (isUsable(current) && current.value !== old) return current;
    const token = keep(readToken(await fetchToken(), Date.now()));
    tellTabs({ type: 'token', token });
    return token;
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

export function forgetToken(): void {
  clearTimeout(timer);
  current = undefined;
}

onTabMessage((message) => {
  if (message.type === 'token' && current) keep(message.token);
});
