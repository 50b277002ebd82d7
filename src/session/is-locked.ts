import { createStore } from '../browser/store.ts';
import { localStore } from '../browser/web-storage.ts';
import { APP_LOCK } from './lock-keys.ts';

/** Whether this device has an app lock. */
export const hasLock = (): boolean => localStore.get(APP_LOCK) !== null;

/** Whether nothing of the person's may be in the document. Until the lock's code is here, a lock is taken as locked. */
export const isLocked = createStore(hasLock());
