/*
 * Locks the app when nobody has touched it for too long, in any tab of this device: nothing of the person's stays in the
 * documents (held-app.ts). The notebook stays open behind it and goes on sending.
 */
import { flushSync } from 'react-dom';
import { openChannel } from '../../browser/between-tabs.ts';
import { onStorageChange } from '../../browser/storage-events.ts';
import { createStore } from '../../browser/store.ts';
import { localStore } from '../../browser/web-storage.ts';
import { isLocked } from '../is-locked.ts';
import { APP_LOCK, LAST_HERE } from '../lock-keys.ts';
import { currentSession, watchSession } from '../state.ts';
import { awayLimit, isAway, type LockTime } from './away.ts';
import { onTouch, Presence } from './presence.ts';
import { type AppLock, type Check, storedLock } from './stored-lock.ts';

/** How soon it is checked again at the earliest, in milliseconds. */
const CHECK_AFTER = 500;

const channel = openChannel('growth-loop/app-lock');

function ownLock(): AppLock | undefined {
  const lock = storedLock.get();
  return lock && lock.user === currentSession().user?.id ? lock : undefined;
}

/** The lock of the signed-in person on this device. */
export const appLock = createStore<AppLock | undefined>(undefined);

/** Takes what is stored now. */
export function readAppLock(): void {
  appLock.set(ownLock());
  // Taken away elsewhere, perhaps by a sign-out: the next document knows what may be shown.
  if (hasBegun && isLocked.get() && !appLock.get()) location.reload();
  else check();
}

/** Sets the lock of this device, or another one in its place. Returns whether the browser stores it. */
export function setAppLock(check: Check, time: LockTime): boolean {
  const user = currentSession().user?.id;
  if (user === undefined) return false;
  presence.noteNow();
  storedLock.set({ user, time, check, wrong: 0, wrongAt: 0 });
  readAppLock();
  return appLock.get() !== undefined;
}

export function setLockTime(time: LockTime): void {
  const lock = ownLock();
  if (lock) storedLock.set({ ...lock, time });
  readAppLock();
}

/** The lock first: other tabs must not take what is noted of being here for a lock that was locked. */
export function removeAppLock(): void {
  storedLock.remove();
  localStore.remove(LAST_HERE);
  readAppLock();
}

const presence = new Presence(LAST_HERE);
let timer: ReturnType<typeof setTimeout> | undefined;
let scrolledTo = 0;
let hasBegun = false;
/** Another tab has said that it was opened. */
let isOpenElsewhere = false;

function isAwayNow(): boolean {
  const lock = appLock.get();
  return lock !== undefined && isAway(presence.since(), awayLimit(lock.time));
}

/** At once: what stands in the document is gone when the event ends that was heard last. */
function setLocked(next: boolean): void {
  flushSync(() => isLocked.set(next));
}

function lockHere(): void {
  clearTimeout(timer);
  isOpenElsewhere = false;
  scrolledTo = scrollY;
  setLocked(true);
}

function lock(): void {
  lockHere();
  localStore.remove(LAST_HERE);
}

function openHere(): void {
  presence.begin();
  setLocked(false);
  scrollTo(0, scrolledTo);
  check();
}

/** The person has shown who they are: opens every tab of this device. */
export function unlock(): void {
  presence.noteNow();
  channel?.postMessage('unlocked');
  openHere();
}

/** Locks if it is time to, or checks again when it will be. */
function check(): void {
  clearTimeout(timer);
  const own = appLock.get();
  if (!own || isLocked.get()) return;
  const { wall, running } = presence.since();
  const limit = awayLimit(own.time);
  if (isAway({ wall, running }, limit)) lock();
  else timer = setTimeout(check, Math.max(CHECK_AFTER, limit - Math.max(wall, running)));
}

/** The first touch after a long sleep comes before any timer: it must not count as being here. */
function touched(event: Event): void {
  if (!appLock.get() || isLocked.get()) return;
  if (isAwayNow()) {
    event.stopImmediatePropagation();
    lock();
  } else presence.note();
}

/** Decides how this document begins, once it is known whose it is. */
function begin(): void {
  if (hasBegun || !currentSession().user) return;
  hasBegun = true;
  appLock.set(ownLock());
  // A document that was open before the lock was set stays open. One in which somebody has just signed in, too.
  const isStart = isLocked.get() && appLock.get()?.time === 'start' && localStore.isOthers(LAST_HERE);
  if (isLocked.get()) isLocked.set(isStart || isAwayNow());
  check();
}

begin();
watchSession(begin);
onTouch(touched);
document.addEventListener('visibilitychange', check);
addEventListener('focus', check);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && appLock.get()?.time === 'start') lockHere();
  else check();
});
onStorageChange(APP_LOCK, readAppLock);
onStorageChange(LAST_HERE, () => {
  if (localStore.get(LAST_HERE) !== null && !isLocked.get()) presence.begin();
  openToo();
  check();
});
channel?.addEventListener('message', () => {
  isOpenElsewhere = true;
  openToo();
});

/**
 * Opens this tab if another one was opened and somebody is there: heard late, by a tab that was asleep, it may no longer
 * be so. What the other has noted can arrive after what it said.
 */
function openToo(): void {
  const own = appLock.get();
  if (!own || !isLocked.get() || !isOpenElsewhere) return;
  // The person was in the other tab, not in this one.
  if (!isAway({ ...presence.since(), running: 0 }, awayLimit(own.time))) openHere();
}
