import { type ReactNode, useLayoutEffect } from 'react';
import { settings } from '../../browser/public-settings.ts';
import { LoopRing, NO_STROKES } from '../../kit/loop-ring.tsx';
import { PageMessage } from '../../kit/page-message.tsx';
import { PublicFrame } from '../../kit/public-frame.tsx';
import { useStore } from '../../kit/use-store.ts';
import { SignOutLine } from '../sign-out-line.tsx';
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
        <SignOutLine help={texts.signOutHelp} />
      </PageMessage>
    </PublicFrame>
  );
}
