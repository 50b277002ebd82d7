import { type ReactNode, useState } from 'react';
import { TextButton } from '../kit/text-button.tsx';
import { signOut } from './leave.ts';
import * as texts from './texts.ts';

/** The way out of a page that stands where the app would be. */
export function SignOutLine({ help }: { help: string }): ReactNode {
  const [leaving, setLeaving] = useState(false);
  // While something is unsaved the person is asked first, and the session stays.
  const end = (): void => {
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  return (
    <div className="mt-8 grid max-w-[34em] justify-items-start gap-2">
      <p className="text-small text-ink-2">{help}</p>
      <TextButton aria-disabled={leaving || undefined} onClick={leaving ? undefined : end}>
        {texts.signOutButton}
      </TextButton>
    </div>
  );
}
