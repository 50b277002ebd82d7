import { isRefusal, isUnreachable, noAnswer } from '../api/http.ts';
import { renew, usableToken, watchRenewals } from './access-token.ts';
import { threeAttempts } from './attempts.ts';
import { authCallsSignal, getSession, type LiveSession, type SessionUser } from './auth-client.ts';
import { takeEndedMessage } from './ended.ts';
import { readSessionHint, saveSessionHint } from './hint.ts';
import { endServerSession, endSession, hasJustLeft } from './leave.ts';
import { ensureProfile } from './profile-check.ts';
import { currentSession, setSession } from './state.ts';
import { isMarkedLeft } from './wipe.ts';

/** How long to wait before the server is asked again after it could not be reached, in milliseconds. */
const ASK_AGAIN = 30_000;

let checking: Promise<void> | undefined;

/** Restores the session of this browser, once; resolves when it is known, as far as the server can be reached. */
export function sessionCheck(): Promise<void> {
  checking ??= check();
  return checking;
}

async function check(): Promise<void> {
  if (isMarkedLeft()) await endServerSession();
  if (hasJustLeft() || isMarkedLeft())
    return setSession({ status: 'signed-out', saidHere: takeEndedMessage() });
  // Asked once more, it is still about the person whose document this is, whoever has signed in elsewhere.
  const person = currentSession().user ?? readSessionHint(Date.now())?.user;
  if (person) setPerson(person);
  const signal = authCallsSignal();
  try {
    const live = await threeAttempts(() => (person ? restored() : found()), signal);
    if (!live) return person ? endSession() : setSession({ status: 'signed-out' });
    saveSessionHint(live);
    // Somebody else has signed in since: nothing of this document is theirs.
    if (person && person.id !== live.user.id) return location.reload();
    setPerson(live.user);
    await threeAttempts(ensureProfile, signal);
  } catch (error) {
    if (!signal.aborted) await afterError(error);
  }
}

/** A person who is being asked about unsaved writing stays asked: this is heard at any time. */
function setPerson(user: SessionUser): void {
  const { unsaved } = currentSession();
  setSession({ status: 'signed-in', user, ...(unsaved !== undefined && { unsaved }) });
}

/** The session that this device has a hint of: one round trip, for both questions go out together. */
async function restored(): Promise<LiveSession | undefined> {
  const [live] = await Promise.all([getSession(), renew()]);
  return live;
}

/** A session without a hint on this device, so there may be none; then no token is asked for. */
async function found(): Promise<LiveSession | undefined> {
  const live = await getSession();
  if (live) await renew();
  return live;
}

/** Offline, the app stays open on what it has and asks again. Everything else is a failed check and ends the session. */
async function afterError(error: unknown): Promise<void> {
  if (!isUnreachable(error)) return endSession();
  if (currentSession().status === 'loading') return setSession({ status: 'signed-out' });
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    checking = check();
  };
  const timer = setTimeout(again, ASK_AGAIN);
  addEventListener('online', again);
}

/**
 * The access token for a call, of the person whose pages these are. A refusal ends the session. @throws ApiError; also
 * when the cookie turns out to be somebody else's, for then the document is about to be loaded again
 */
export async function tokenForCall(refused?: string): Promise<string> {
  void sessionCheck();
  try {
    const { value, userId } = await usableToken(refused);
    const { user } = currentSession();
    if (user && user.id !== userId) throw noAnswer();
    return value;
  } catch (error) {
    if (isRefusal(error)) await endSession();
    throw error;
  }
}

watchRenewals({ refusal: () => void endSession(), otherPerson: () => location.reload() });
