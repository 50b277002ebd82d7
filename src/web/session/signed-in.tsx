import type { ReactNode } from 'react';
// Wherever the person signs out, what was not saved yet must be known.
import '../drafts.ts';
import '../local/open-notebook.ts';
import { useIsEmptied } from './page-cache.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

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
