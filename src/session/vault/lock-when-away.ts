/*
 * Locks the vault on this device when nobody has touched the app for as long as the person chose, in any of its tabs. What
 * was left that long while no tab was open is locked by the next start (device-vault.ts).
 */
import { onStorageChange } from '../../browser/storage-events.ts';
import { createStore } from '../../browser/store.ts';
import { localStore } from '../../browser/web-storage.ts';
import { isAway } from '../lock/away.ts';
import { onTouch, Presence } from '../lock/presence.ts';
import { holdsTexts, isVaultClosed, knownVault, onVaultChange } from './device-vault.ts';
import { VAULT_LAST_HERE, VAULT_LOCK_TIME, vaultAwayLimit, vaultLockTime } from './lock-time.ts';
import { lockVault } from './lock-vault.ts';

/** How soon it is checked again at the earliest, also where locking has failed, in milliseconds. */
const CHECK_AFTER = 1000;

type Chosen = ReturnType<typeof vaultLockTime.get>;

/** What the person chose on this device. */
export const chosenLockTime = createStore<Chosen>(vaultLockTime.get());

const presence = new Presence(VAULT_LAST_HERE);
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (): boolean => holdsTexts(knownVault.get()) && !isVaultClosed.get();

/** How long somebody may be away before this vault locks, in milliseconds; undefined where it does not by itself. */
const limitHere = (): number | undefined => (isOpen() ? vaultAwayLimit() : undefined);

/** Locks if it is time to, or checks again when it will be. */
function check(): void {
  clearTimeout(timer);
  const limit = limitHere();
  if (limit === undefined) return;
  const checkAgain = (after: number): void => {
    timer = setTimeout(check, Math.max(CHECK_AFTER, after));
  };
  const { wall, running } = presence.since();
  if (isAway({ wall, running }, limit)) lockVault().catch(() => checkAgain(CHECK_AFTER));
  else checkAgain(limit - Math.max(wall, running));
}

/** The first touch after a long sleep comes before any timer: it must not count as being here. */
function touched(event: Event): void {
  const limit = limitHere();
  if (limit === undefined) return;
  if (isAway(presence.since(), limit)) {
    event.stopImmediatePropagation();
    check();
  } else presence.note();
}

/** Somebody has just opened the vault or this document, or chosen: the time begins. */
function begin(): void {
  if (limitHere() !== undefined) presence.noteNow();
  check();
}

/** Undefined: it locks by hand and at sign-out alone. */
export function setVaultLockTime(time: Chosen): void {
  if (time) vaultLockTime.set(time);
  else vaultLockTime.remove();
  chosenLockTime.set(vaultLockTime.get());
  begin();
}

/** Begins to watch. */
export function lockWhenAway(): void {
  let wasOpen = isOpen();
  const limit = limitHere();
  if (limit !== undefined && isAway(presence.since(), limit)) check();
  else begin();
  onTouch(touched);
  document.addEventListener('visibilitychange', check);
  addEventListener('focus', check);
  addEventListener('pageshow', check);
  onVaultChange(() => {
    // A vault that is off locks no more, nor would the next start.
    if (!holdsTexts(knownVault.get())) setVaultLockTime(undefined);
    if (isOpen() && !wasOpen) begin();
    wasOpen = isOpen();
  });
  onStorageChange(VAULT_LAST_HERE, () => {
    if (localStore.get(VAULT_LAST_HERE) !== null) presence.begin();
    check();
  });
  onStorageChange(VAULT_LOCK_TIME, () => {
    chosenLockTime.set(vaultLockTime.get());
    check();
  });
}
