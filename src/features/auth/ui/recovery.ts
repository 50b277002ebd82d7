import type { AnswerOf } from '../../../kernel/route.ts';
import { abandonSession } from '../../../session/leave.ts';
import { ensureProfile } from '../../../session/profile-check.ts';
import { completeSignIn, resetAuthState, takeToken } from '../../../session/sign-in.ts';
import type { PassphraseWay, sessionFromHash } from '../contract.ts';
import {
  askFactorWaiting,
  askRecovery,
  asksForCode,
  exchangeCode,
  sendCode,
  sendNewPassword,
  takeOverSession,
} from './auth-calls.ts';
import { type Redirect, readRedirect } from './redirect.ts';

type TakenOver = AnswerOf<typeof sessionFromHash>;

const takeovers = new Map<string, Promise<TakenOver>>();

/** Takes over the session of a link's tokens; they work once, so asking again answers the same. @throws ApiError */
function takeOverOnce(tokens: Extract<Redirect, { kind: 'tokens' }>): Promise<TakenOver> {
  const { access_token, refresh_token } = tokens;
  const taken = takeovers.get(access_token) ?? takeOverSession({ access_token, refresh_token });
  takeovers.set(access_token, taken);
  hideSecrets();
  return taken;
}

/** Takes what opens a session out of the address bar and the history. */
const hideSecrets = () => history.replaceState(history.state, '', location.pathname);

/** Opens the app to the session of a link's tokens, unless it may only set a new password; answers that. @throws ApiError */
export async function signInByTokens(tokens: Extract<Redirect, { kind: 'tokens' }>): Promise<boolean> {
  const { recovery } = await takeOverOnce(tokens);
  if (!recovery) await openApp();
  return recovery;
}

async function openApp(): Promise<void> {
  resetAuthState();
  await takeToken();
  await ensureProfile();
  await completeSignIn();
}

/** Whether a new password may be set here, or once a code was brought, or not at all. */
export type Opening = 'ready' | 'code' | 'invalid';

let opening: Promise<Opening> | undefined;

/** Opens a recovery by the link that led here, or by one that was followed before a reload. */
export function openRecovery(): Promise<Opening> {
  const redirect = readRedirect(location);
  if (redirect.kind !== 'none' || !opening) opening = follow(redirect);
  return opening;
}

const validOr = (isValid: boolean): Opening => (isValid ? 'ready' : 'invalid');

async function follow(redirect: Redirect): Promise<Opening> {
  if (redirect.kind === 'error') return 'invalid';
  try {
    if (redirect.kind === 'tokens') return validOr((await takeOverOnce(redirect)).recovery);
    if (redirect.kind === 'none') return await resume();
    hideSecrets();
    return asksForCode(await exchangeCode(redirect.code)) ? 'code' : 'ready';
  } catch {
    return 'invalid';
  }
}

async function resume(): Promise<Opening> {
  if ((await askRecovery()).valid) return 'ready';
  return (await askFactorWaiting()) === 'recovery' ? 'code' : 'invalid';
}

/** The private vault of whoever sets a new password; undefined where there is none, or the server cannot be asked. */
export async function vaultInRecovery(): Promise<PassphraseWay | undefined> {
  const asked = await askRecovery().catch(() => undefined);
  return asked?.vault ?? undefined;
}

/** Brings the code that a link was answered with the question for. @throws ApiError */
export async function bringCode(code: string): Promise<void> {
  await sendCode({ code });
  opening = undefined;
}

/** Sets the new password and opens the app as that person. Answers whether the app could be opened. @throws ApiError */
export async function finishRecovery(newPassword: string): Promise<boolean> {
  await sendNewPassword(newPassword);
  opening = undefined;
  try {
    await openApp();
    return true;
  } catch {
    await abandonSession();
    return false;
  }
}
