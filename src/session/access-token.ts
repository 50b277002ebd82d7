import { isRefusal, noAnswer } from '../api/http.ts';
import { fetchToken } from './auth-client.ts';
import { broadcast, onTabMessage, withTabLock } from './tab-messages.ts';
import { type AccessToken, readToken } from './token.ts';

/*
 * The access token: in memory only, ten minutes long, one renewal for all tabs.
 */

const RENEW_BEFORE = 60_000;
/** Shorter than this may not survive the way to the server. */
const TOO_SHORT = 5_000;
const TRY_AGAIN = 30_000;
/** How long a renewal in another tab is waited for: the server answers within it. */
const RENEWAL_LIMIT = 5_000;
const HANDED_OVER_WITHIN = 300;
const LOOKS_ABOUT_FOR = 200;

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

/** Answers false for somebody else's token: what this document still wants to send must never go out with it. */
function keep(token: AccessToken): boolean {
  if (current && current.userId !== token.userId) {
    onOtherPerson();
    return false;
  }
  current = token;
  clearTimeout(timer);
  timer = setTimeout(renewSoon, Math.max(token.validUntil - Date.now() - RENEW_BEFORE, TOO_SHORT));
  return true;
}

/** Looks about for a moment first: another tab may have renewed while this one slept, and its word be on the way. */
function renewSoon(): void {
  timer = setTimeout(renewQuietly, LOOKS_ABOUT_FOR);
}

function renewQuietly(): void {
  renew().catch((error) => {
    if (isRefusal(error)) onRefusal();
    else timer = setTimeout(renewQuietly, TRY_AGAIN);
  });
}

/** A token that will be accepted, as far as this browser can know. `refused` is one that just was not. */
export async function usableToken(refused?: string): Promise<AccessToken> {
  if (isUsable(current) && current.value !== refused) return current;
  return renew();
}

/** Fetches a token for the cookie's session, unless another tab has just done so. @throws ApiError */
export function renew(): Promise<AccessToken> {
  const old = current;
  renewing ??= withTabLock('token', RENEWAL_LIMIT, async (waited) => {
    if (waited && current) await handedOver(old);
    if (isUsable(current) && current !== old) return current;
    const token = readToken(await fetchToken(), Date.now());
    if (!keep(token)) throw noAnswer();
    broadcast({ type: 'token', token });
    return token;
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Another tab has just renewed: its token is on the way, unless that failed. */
async function handedOver(old: AccessToken | undefined): Promise<void> {
  const asked = Date.now();
  while (current === old && Date.now() - asked < HANDED_OVER_WITHIN) {
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

export function forgetToken(): void {
  clearTimeout(timer);
  current = undefined;
}

onTabMessage((message) => {
  if (message.type === 'token' && current) keep(message.token);
});
