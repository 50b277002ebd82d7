import { isRightPin } from './pin.ts';
import { remainingWait } from './rules.ts';
import { storedLock } from './stored-lock.ts';

/**
 * Tries a PIN. It counts as wrong until it has turned out right, so that neither loading the page again nor another tab
 * gains a try. Without a lock there is nothing to open.
 */
export async function tryPin(pin: string): Promise<'right' | 'wrong' | 'early'> {
  const lock = storedLock.get();
  if (!lock) return 'wrong';
  if (remainingWait(lock, Date.now()) > 0) return 'early';
  storedLock.set({ ...lock, wrong: lock.wrong + 1, wrongAt: Date.now() });
  if (!(await isRightPin(pin, lock.check))) return 'wrong';
  const { time } = storedLock.get() ?? lock;
  storedLock.set({ ...lock, time, wrong: 0, wrongAt: 0 });
  return 'right';
}
