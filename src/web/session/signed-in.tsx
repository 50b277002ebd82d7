import type { ReactNode } from 'react';
// Wherever the person signs out, what was not saved yet must be known.
import '../drafts.ts';
import { notebookState, unsaved } from '../local/open-notebook.ts';
import { busyWhile } from '../shell/quiet.ts';
import { useIsEmptied } from './page-cache.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

// What the device could not keep is in this document alone until the server has it.
busyWhile(() => notebookState().problem !== undefined && unsaved().waiting > 0);

// Shows nothing, so it may come last; a device that has not got it yet seals another day.
import('../local/reseal.ts').then(
  ({ sealWhatWasBefore }) => sealWhatWasBefore(),
  () => undefined,
);

/** What every part of the app needs once somebody is signed in. */
export default function SignedIn({ children }: { children: ReactNode }) {
  if (useIsEmptied()) return null;
  return (
    <>
      {children}
      <UnsavedDialog />
    </>
  );
}
