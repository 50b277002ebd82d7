import { type ReactNode, Suspense, useEffect } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { holdReloadWhile } from '../browser/quiet.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { useStore } from '../kit/use-store.ts';
import { notebookState, unsaved } from '../notebook/current.ts';
import { isLocked, LockPage } from './app-lock.ts';
import { countDrafts } from './drafts.ts';
import { countBeforeEnd, countBeforeSignOut } from './leave.ts';
import { watchMovedDays } from './moved-days.ts';
import { useIsEmptied } from './page-cache.ts';
import { useSession } from './use-session.ts';
import { isVaultClosed } from './vault/device-vault.ts';
import '../browser/last-press.ts';
import '../browser/last-typed.ts';

/** Asks for what opens the vault. */
const VaultClosedPage = lazyPart(() => import('./vault/closed-page.tsx'));
const UnsavedDialog = lazyPart(() => import('./unsaved-dialog.tsx'));

// What the device could not keep is in this document alone until the server has it.
holdReloadWhile(() => notebookState().problem !== undefined && unsaved().waiting > 0);

const later = () => import('./later.ts');

countBeforeEnd(async () => {
  const { waiting, refusals } = unsaved();
  // Words are counted also where the part that knows of the rest cannot be loaded.
  const rest = later().then(
    ({ countRest }) => countRest(),
    () => 0,
  );
  return waiting + refusals.length + (await countDrafts()) + (await rest);
});
countBeforeSignOut(async () => (await later()).settleFiles());

// Needed when something is amiss, and perhaps without a connection; Today does not wait for them.
const LATER = [
  () => import('./saving/saving-details.tsx'),
  UnsavedDialog.load,
  () => later().then(({ begin }) => begin()),
];
void whenIdle().then(() => {
  for (const load of LATER) load().catch(() => undefined);
});

const NO_BOX = { display: 'contents' };

/** Whether the app has not been open yet in this document. */
let waits = true;

/** What every part of the app needs once somebody is signed in. */
export default function SignedIn({ children }: { children: ReactNode }) {
  const { unsaved, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId) return watchMovedDays(userId);
  }, [userId]);
  const locked = useStore(isLocked);
  // Nothing begins behind a lock, nor while the vault is closed. What has begun stays as it is, with what was typed into it: the lock takes it out of
  // the document. React itself only ever removes the element around both.
  const closed = useStore(isVaultClosed);
  waits &&= locked || closed;
  if (useIsEmptied()) return null;
  return (
    <div style={NO_BOX}>
      {waits || (
        <div style={NO_BOX} id="contents">
          {children}
        </div>
      )}
      {locked && (
        <Suspense>
          <LockPage />
        </Suspense>
      )}
      {closed && !locked && (
        <Suspense>
          <VaultClosedPage />
        </Suspense>
      )}
      {!!unsaved && (
        <Suspense>
          <UnsavedDialog />
        </Suspense>
      )}
    </div>
  );
}
