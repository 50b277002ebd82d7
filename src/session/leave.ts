import { KEY_DATABASE } from '../browser/databases.ts';
import { localStore, tabStore } from '../browser/web-storage.ts';
import { forgetToken } from './access-token.ts';
import { dropAuthCalls, endOnServer } from './auth-client.ts';
import { type Ended, endedMessageNow, storeEndedMessage, storeFarewell, takeBack } from './ended.ts';
import { isHintOfAnother, isHintOfAnotherPerson } from './hint.ts';
import { APP_LOCK } from './lock-keys.ts';
import { currentSession, setSession } from './state.ts';
import { broadcast, onTabMessage, tabLockIsFree, withTabLock } from './tab-messages.ts';
import { clearDatabases, isMarkedLeft, markLeft, unmarkLeft } from './wipe.ts';

/** How long sign-out waits for the server, in milliseconds. */
const SERVER_LIMIT = 4000;
/** What a tab runs from the moment in which somebody asks to sign out until the device is empty. */
const LEAVING = 'leaving';
/** How long sign-out waits for the count of unsaved writing, in milliseconds. */
const COUNT_LIMIT = 8000;
/** How long a sign-in or another sign-out waits for a sign-out in another tab, in milliseconds. */
const LEAVING_LIMIT = COUNT_LIMIT + SERVER_LIMIT;

/** Answers how many pieces of writing are on this device alone. */
type CountUnsaved = () => Promise<number>;

const counters = new Set<CountUnsaved>();

/** Registers who counts what would be lost if the device were wiped now. */
export function countBeforeSignOut(counter: CountUnsaved): void {
  counters.add(counter);
}

/** How long an ended session waits for the count of what is kept, in milliseconds. */
const KEPT_LIMIT = 1000;

let countKept: CountUnsaved = async () => 0;

/** Registers who counts what is kept on this device alone when a session ends, without sending any of it. */
export function countBeforeEnd(counter: CountUnsaved): void {
  countKept = counter;
}

const closers = new Set<() => void>();

/** Registers who must let go of this device's databases before they are emptied. */
export function closeBeforeWipe(close: () => void): void {
  closers.add(close);
}

async function unsavedPieces(): Promise<number> {
  const counts = await Promise.all([...counters].map((counter) => withinLimit(counter)));
  return counts.reduce((sum, pieces) => sum + pieces, 0);
}

/** A count that fails or takes too long stands for one piece at least. */
function withinLimit(counter: CountUnsaved): Promise<number> {
  const tooLong = new Promise<number>((resolve) => setTimeout(() => resolve(1), COUNT_LIMIT));
  return Promise.race([counter().catch(() => 1), tooLong]);
}

/**
 * Signs the person out, on request. While some writing is on this device alone, the person is asked first, and the
 * session stays until `signOutAnyway`. Then the server's session ends, the device is wiped, and `/` opens.
 */
export async function signOut(): Promise<void> {
  await withTabLock(LEAVING, LEAVING_LIMIT, async (waited) => {
    const unsaved = await unsavedPieces();
    if (unsaved > 0) setSession({ ...currentSession(), unsaved });
    else await leaveDevice(waited);
  });
}

export const staySignedIn = (): void => setSession({ ...currentSession(), unsaved: undefined });

/** Signs out whatever is unsaved. The landing page says `farewell`, if there is one. */
export const signOutAnyway = (farewell?: string): Promise<void> =>
  withTabLock(LEAVING, LEAVING_LIMIT, (waited) => leaveDevice(waited, farewell));

/**
 * A tab that was asleep may learn late that its session is over. Where another person has signed in meanwhile, the
 * session's cookie and everything on the device are theirs: the tab goes, ends nothing and empties nothing. Returns
 * whether that is so.
 */
function leaveToAnotherPerson(): boolean {
  if (!isHintOfAnotherPerson()) return false;
  forgetToken();
  dropAuthCalls();
  takeBack();
  localStore.removeOwn();
  setSession({ status: 'signed-out' });
  leave();
  return true;
}

/** `waited`: another tab may just have done it. */
async function leaveDevice(waited: boolean, farewell?: string): Promise<void> {
  if (waited && currentSession().status === 'signed-out') return;
  if (leaveToAnotherPerson()) return;
  const userId = currentSession().user?.id;
  forgetToken();
  dropAuthCalls();
  // First: no tab may write anything down once the device is being emptied.
  broadcast({ type: 'signed-out' });
  for (const close of closers) close();
  await Promise.all([endServerSession(), wipe(() => true, userId)]);
  if (farewell) storeFarewell(farewell);
  setSession({ status: 'signed-out' });
  leave();
}

/** A count that fails or takes too long says nothing: the person is not told what may not be so. */
async function hasUnsentWriting(): Promise<boolean> {
  const tooLong = new Promise<number>((resolve) => setTimeout(() => resolve(0), KEPT_LIMIT));
  return (await Promise.race([countKept().catch(() => 0), tooLong])) > 0;
}

let ending: Promise<void> | undefined;

/**
 * The session is over, by the server's word or because it could not be established. Unsaved writing stays on the
 * device, sealed, for the same person's next session; the key that opens it goes. Protected pages then leave, and say
 * why.
 */
export async function endSession(): Promise<void> {
  // What is refused after that says nothing new.
  if (currentSession().status === 'signed-out') return;
  ending ??= end().finally(() => {
    ending = undefined;
  });
  await ending;
}

async function end(): Promise<void> {
  if (leaveToAnotherPerson()) return;
  forgetToken();
  dropAuthCalls();
  const wiped = Promise.all([endServerSession(), wipe(isKeys)]);
  // Whoever opens another page before this one is done hears it there.
  storeEndedMessage(endedMessageNow(false));
  await wiped;
  // Last, while the key is still in memory: what was typed meanwhile is sealed with it.
  const isUnsent = await hasUnsentWriting();
  if (leaveToAnotherPerson()) return;
  broadcast({ type: 'ended' });
  setSession({ status: 'signed-out', ended: endedMessageNow(isUnsent) });
}

/** Like `endSession`, for a page that needs no session and goes on at once, whatever the server does. */
export async function abandonSession(): Promise<void> {
  if (leaveToAnotherPerson()) return;
  forgetToken();
  dropAuthCalls();
  setSession({ status: 'signed-out' });
  void endServerSession();
  await wipe(isKeys);
}

const isKeys = (database: string) => database === KEY_DATABASE;

const ENDING = 'ending';

let endingOnServer: Promise<void> = Promise.resolve();

/** Whatever the server answers, this device is signed out; it is asked again at the next start if it did not hear. */
export function endServerSession(): Promise<void> {
  markLeft();
  endingOnServer = withTabLock(ENDING, SERVER_LIMIT, async (waited) => {
    if (waited && !isMarkedLeft()) return;
    await endOnServer(SERVER_LIMIT).then(unmarkLeft, () => {});
  });
  return endingOnServer;
}

/**
 * Resolves once no tab is signing out, for it would end a session that begins meanwhile and empty the device under it,
 * or asking the server to end a session, for its answer would end the new one. What the server has not heard of is told
 * now: the session whose cookie is still here must not outlive its sign-out.
 */
export async function endedOnServer(): Promise<void> {
  await tabLockIsFree(LEAVING, LEAVING_LIMIT);
  await endingOnServer;
  await tabLockIsFree(ENDING, SERVER_LIMIT);
  if (isMarkedLeft()) await endServerSession();
}

/** A session that ended without being asked to must not take the app lock along: the same person will sign in again. */
function clearAllButLock(): void {
  const lock = localStore.get(APP_LOCK);
  localStore.clear();
  if (lock !== null) localStore.set(APP_LOCK, lock);
}

async function wipe(accepts: (database: string) => boolean, userId?: string): Promise<void> {
  if (accepts === isKeys) clearAllButLock();
  else localStore.clear();
  tabStore.clear();
  await clearDatabases(accepts, userId).catch(() => {});
}

const JUST_LEFT = 'just-left';

/**
 * Opens a new document, so that nothing that was read stays in memory: the landing page, or that of the same address
 * where it says itself that the session has `ended`.
 */
export function leave(ended?: Ended): void {
  // Whoever has signed in since is at home there.
  if (isHintOfAnother()) {
    location.replace('/');
    return;
  }
  tabStore.set(JUST_LEFT, '1');
  if (ended) storeEndedMessage(ended);
  if (ended?.isHere) location.reload();
  else location.replace('/');
}

/** Whether this document follows a session that has just ended in this tab, so there is none to look for. */
export function hasJustLeft(): boolean {
  const left = tabStore.get(JUST_LEFT) !== null;
  tabStore.remove(JUST_LEFT);
  return left;
}

onTabMessage((message) => {
  if (message.type === 'token' || currentSession().status !== 'signed-in') return;
  forgetToken();
  dropAuthCalls();
  // What this tab has noted since the other one emptied the device. A tab that was asleep may hear of it late: whoever
  // has signed in meanwhile has notes of their own there.
  if (isHintOfAnother()) localStore.removeOwn();
  else if (message.type === 'ended') clearAllButLock();
  else localStore.clear();
  setSession({ status: 'signed-out', ...(message.type === 'ended' && { ended: endedMessageNow(false) }) });
});
