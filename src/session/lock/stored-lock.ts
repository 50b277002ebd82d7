import { persisted } from '../../browser/persisted.ts';
import { localStore } from '../../browser/web-storage.ts';
import { APP_LOCK } from '../lock-keys.ts';
import { LOCK_TIMES, type LockTime } from './away.ts';

/** What opens a lock: a PIN, of which a slow salted hash is stored, or a credential that the device checks the person for. */
export type Check = { kind: 'pin'; salt: string; hash: string } | { kind: 'device'; credential: string };

/** The app lock of this device. */
export interface AppLock {
  /** Whose pages it locks. */
  user: string;
  time: LockTime;
  check: Check;
  /** Wrong PINs since the last right one, and when the latest was, in milliseconds since 1970. */
  wrong: number;
  wrongAt: number;
}

function isCheck(value: unknown): value is Check {
  const check = value as Partial<Record<'kind' | 'salt' | 'hash' | 'credential', unknown>> | null;
  if (check?.kind === 'pin') return typeof check.salt === 'string' && typeof check.hash === 'string';
  return check?.kind === 'device' && typeof check.credential === 'string';
}

function isAppLock(value: unknown): value is AppLock {
  const lock = value as Partial<Record<keyof AppLock, unknown>> | null;
  return (
    typeof lock?.user === 'string' &&
    LOCK_TIMES.some((time) => time === lock.time) &&
    isCheck(lock.check) &&
    Number.isFinite(lock.wrong) &&
    Number.isFinite(lock.wrongAt)
  );
}

export const storedLock = persisted(localStore, APP_LOCK, isAppLock);
