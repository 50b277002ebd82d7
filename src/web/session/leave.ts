import { forgetToken } from './access-token.ts';
import { dropAuthCalls, endOnServer } from './auth-client.ts';
import { broadcast, onTabMessage } from './between-tabs.ts';
import { clearDatabases, KEY_DATABASE, markLeft, unmarkLeft } from './device.ts';
import { currentSession, setSession } from './state.ts';

/** How long sign-out waits for the server, in milliseconds. */
const SERVER_LIMIT = 4000;
/** How long sign-out waits for unsent writing to go out, in milliseconds. */
const SENDING_LIMIT = 8000;

/** Sends what waits and answers how many pieces could not be sent. */
type BeforeSignOut = () => Promise<number>;

const senders = new Set<BeforeSignOut>();

/** Registers who must have a chance to send before the device is wiped. Returns the way to take it back. */
export function beforeSignOut(sender: BeforeSignOut): () => void {
  senders.add(sender);
  return () => senders.delete(sender);
}

async function unsentPieces(): Promise<number> {
  const outcomes = await Promise.all([...senders].map((sender) => withinLimit(sender)));
  return outcomes.reduce((sum, pieces) => sum + pieces, 0);
}

/** A sender that fails or takes too long still has at least one piece. */
function withinLimit(sender: BeforeSignOut): Promise<number> {
  const tooLong = new Promise<number>((resolve) => setTimeout(() => resolve(1), SENDING_LIMIT));
  return Promise.race([sender().catch(() => 1), tooLong]);
}

/**
 * Signs the person out, on request. Unsent writing is sent first; if some cannot be, the person is asked, and the
 * session stays until `signOutAnyway`. Then the server's session ends, the device is wiped, and `/` opens.
 */
export async function signOut(): Promise<void> {
  const unsent = await unsentPieces();
  if (unsent > 0) setSession({ ...currentSession(), unsent });
  else await signOutAnyway();
}

export const staySignedIn = (): void => setSession({ ...currentSession(), unsent: undefined });

export async function signOutAnyway(): Promise<void> {
  forgetToken();
  dropAuthCalls();
  await Promise.all([endServerSession(), wipe(() => true, currentSession().user?.id)]);
  broadcast({ type: 'signed-out' });
  setSession({ status: 'signed-out' });
  leaveForLanding();
}

let ending: Promise<void> | undefined;

/**
 * The session is over, by the server's word or because it could not be established. Unsent writing stays on the
 * device, sealed, for the same person's next session; the key that opens it goes. Protected pages then leave.
 */
export function endSession(): Promise<void> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function end(): Promise<void> {
  forgetToken();
  dropAuthCalls();
  await Promise.all([endServerSession(), wipe(isKeys)]);
  broadcast({ type: 'ended' });
  setSession({ status: 'signed-out' });
}

/** Like `endSession`, for a page that needs no session and goes on at once, whatever the server does. */
export async function giveUpSession(): Promise<void> {
  forgetToken();
  dropAuthCalls();
  setSession({ status: 'signed-out' });
  void endServerSession();
  await wipe(isKeys);
}

const isKeys = (database: string) => database === KEY_DATABASE;

/** Whatever the server answers, this device is signed out; it is asked again at the next start if it did not hear. */
export async function endServerSession(): Promise<void> {
  markLeft();
  await endOnServer(SERVER_LIMIT).then(unmarkLeft, () => {});
}

async function wipe(accepts: (database: string) => boolean, userId?: string): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await clearDatabases(accepts, userId).catch(() => {});
}

const JUST_LEFT = 'just-left';

/** Opens a new document, so that nothing that was read stays in memory. */
export function leaveForLanding(): void {
  sessionStorage.setItem(JUST_LEFT, '1');
  location.replace('/');
}

/** Whether this document follows a session that has just ended in this tab, so there is none to look for. */
export function hasJustLeft(): boolean {
  const left = sessionStorage.getItem(JUST_LEFT) !== null;
  sessionStorage.removeItem(JUST_LEFT);
  return left;
}

onTabMessage((message) => {
  if (message.type === 'token' || currentSession().status !== 'signed-in') return;
  forgetToken();
  setSession({ status: 'signed-out' });
});
