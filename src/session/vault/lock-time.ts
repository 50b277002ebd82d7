/*
 * After how long without anybody the vault locks itself on this device. A start asks this before it shows anything, so it
 * needs no more than local storage.
 */
import { persisted } from '../../browser/persisted.ts';
import { localStore } from '../../browser/web-storage.ts';
import { isAway, sinceNoted } from '../lock/away.ts';

/** In minutes. */
export const VAULT_LOCK_TIMES = ['5', '15', '60'] as const;
type VaultLockTime = (typeof VAULT_LOCK_TIMES)[number];

const isLockTime = (value: unknown): value is VaultLockTime =>
  VAULT_LOCK_TIMES.some((time) => time === value);

/** Where local storage keeps it. */
export const VAULT_LOCK_TIME = 'vault-lock-time';

/** Undefined where it locks by hand and at sign-out alone. */
export const vaultLockTime = persisted(localStore, VAULT_LOCK_TIME, isLockTime);

/** Where local storage keeps when somebody was last here, in milliseconds since 1970. */
export const VAULT_LAST_HERE = 'vault-last-here';

const MINUTE = 60_000;

/** How long somebody may be away, in milliseconds; undefined without an end. */
export function vaultAwayLimit(): number | undefined {
  const time = vaultLockTime.get();
  return time && Number(time) * MINUTE;
}

/** Notes that somebody is here, where that counts. */
export function noteLastHere(): void {
  if (vaultLockTime.get()) localStore.set(VAULT_LAST_HERE, String(Date.now()));
}

/** Whether nobody was here for too long when this document began. */
export function wasLeft(): boolean {
  const limit = vaultAwayLimit();
  const wall = sinceNoted(localStore.get(VAULT_LAST_HERE));
  return limit !== undefined && isAway({ wall, running: 0 }, limit);
}
