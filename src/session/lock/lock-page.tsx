import { type ReactNode, useLayoutEffect, useState } from 'react';
import { settings } from '../../browser/public-settings.ts';
import { LoopRing, NO_STROKES } from '../../kit/loop-ring.tsx';
import { PageMessage } from '../../kit/page-message.tsx';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useStore } from '../../kit/use-store.ts';
import { signOut } from '../leave.ts';
import { holdApp } from './held-app.ts';
import * as texts from './texts.ts';
import { UnlockForm } from './unlock-form.tsx';
import { appLock, unlock } from './watch.ts';

const TITLE = `${texts.lockedTitle} · ${settings.product_name}`;

/** Stands where the app would be while it is locked: how to open it, and the way out. Nothing of the person's. */
export default function LockPage(): ReactNode {
  // Before anything is painted, and before the event ends in which the app was locked.
  useLayoutEffect(() => holdApp(TITLE), []);
  const lock = useStore(appLock);
  // Not known yet whose document this is.
  if (!lock) return null;
  return (
    <PublicFrame>
      <PageMessage>
        <LoopRing strokes={NO_STROKES} size="empty" />
        <h1>{texts.lockedTitle}</h1>
        <div className="mt-3 w-full">
          <UnlockForm lock={lock} onPassed={unlock} />
        </div>
        <WayOut />
      </PageMessage>
    </PublicFrame>
  );
}

function WayOut(): ReactNode {
  const [leaving, setLeaving] = useState(false);
  // While something is unsaved the person is asked first, and the session stays.
  const end = (): void => {
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  return (
    <div className="mt-8 grid max-w-[34em] justify-items-start gap-2">
      <p className="text-small text-ink-2">{texts.signOutHelp}</p>
      <TextButton aria-disabled={leaving || undefined} onClick={leaving ? undefined : end}>
        {texts.signOutButton}
      </TextButton>
    </div>
  );
}
