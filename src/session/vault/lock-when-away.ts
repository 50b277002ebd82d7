/*
 * Locks the vault on this device when nobody has touched the app for as long as the person chose, in any of its tabs. What
 * was left that long while no tab was open is locked by the next start (device-vault.ts).
 */
import { onStorageChange } from '../../browser/storage-events.ts';
import { createStore } from '../../browser/store.ts';
import { localStore } from '../../browser/web-storage.ts';
import { isVaultClosed, knownVault, onVaultChange } from './device-vault.ts';
import {
  isLeft,
  noteLastHere,
  sinceLastHere,
  VAULT_LAST_HERE,
  vaultAwayLimit,
  vaultLockTime,
} from './lock-time.ts';
import { lockVault } from './lock-vault.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** How often tabs tell each other at most that somebody is here, in milliseconds. */
const NOTE_EVERY = 2000;
/** How soon it is checked again at the earliest, also where locking has failed, in milliseconds. */
const CHECK_AFTER = 1000;

type Chosen = ReturnType<typeof vaultLockTime.get>;

/** What the person chose on this device. */
export const chosenLockTime = createStore<Chosen>(vaultLockTime.get());

let hereAt = performance.now();
let notedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

const running = (): number => performance.now() - hereAt;

const canLock = (): boolean => knownVault.get() !== undefined && !isVaultClosed.get();

function noteHere(): void {
  hereAt = performance.now();
  if (hereAt - notedAt < NOTE_EVERY) return;
  notedAt = hereAt;
  noteLastHere();
}

/** Locks if it is time to, or checks again when it will be. */
function check(): void {
  clearTimeout(timer);
  const limit = vaultAwayLimit();
  if (limit === undefined || !canLock()) return;
  const checkAgain = (after: number): void => {
    timer = setTimeout(check, Math.max(CHECK_AFTER, after));
  };
  if (isLeft(running())) lockVault().catch(() => checkAgain(CHECK_AFTER));
  else checkAgain(limit - Math.max(sinceLastHere(), running()));
}

/** The first touch after a long sleep comes before any timer: it must not count as being here. */
function touched(event: Event): void {
  if (vaultAwayLimit() === undefined || !canLock()) return;
  if (isLeft(running())) {
    event.stopImmediatePropagation();
    check();
  } else noteHere();
}

/** Somebody has just opened the vault or this document, or chosen: the time begins. */
function begin(): void {
  notedAt = Number.NEGATIVE_INFINITY;
  if (canLock()) noteHere();
  check();
}

/** Undefined: it locks by hand and at sign-out alone. */
export function setVaultLockTime(time: Chosen): void {
  if (time) vaultLockTime.set(time);
  else vaultLockTime.remove();
  chosenLockTime.set(vaultLockTime.get());
  begin();
}

let wasOpen = canLock();

/** Begins to watch. */
export function lockWhenAway(): void {
  if (isLeft()) check();
  else begin();
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  addEventListener('focus', check);
  addEventListener('pageshow', check);
  onVaultChange(() => {
    const isOpen = canLock();
    if (isOpen && !wasOpen) begin();
    wasOpen = isOpen;
  });
  onStorageChange(VAULT_LAST_HERE, () => {
    if (localStore.get(VAULT_LAST_HERE) !== null) hereAt = performance.now();
    check();
  });
  onStorageChange('vault-lock-time', () => {
    chosenLockTime.set(vaultLockTime.get());
    check();
  });
}
