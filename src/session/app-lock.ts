/*
 * The little of the app lock that every start needs: the rest is fetched where the device has one.
 */
import { onStorageChange } from '../browser/storage-events.ts';
import { orPageLoadError } from '../kit/error-boundary.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import { hasLock, isLocked } from './is-locked.ts';
import { APP_LOCK } from './lock-keys.ts';

export { isLocked };

/** Asks for the PIN or the device's check. With its code the lock begins to watch (lock/watch.ts). */
export const LockPage = lazyPart(orPageLoadError(() => import('./lock/lock-page.tsx')));

/** Without its code, what is open stays open until the next start. */
function fetchLock(): void {
  if (hasLock()) LockPage.load().catch(() => undefined);
}

fetchLock();
// Another tab has set one.
onStorageChange(APP_LOCK, fetchLock);
