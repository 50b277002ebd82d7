import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Draft } from '../../../web/drafts.ts';
import { goesOn, type PageDraft, withOpening } from './page-draft.ts';
import { isSaved } from './save-page.ts';

interface Opening {
  /** Whether the page goes on from before; undefined until that is known. */
  resumed: boolean | undefined;
  /** The person has gone on: from here it is simply the page. */
  settle: () => void;
}

/**
 * Opens the page once its draft is there: takes in the navigation state, and begins anew when the server turns out to
 * have the kept page already.
 */
export function useOpening(draft: Draft<PageDraft>): Opening {
  const { key, state } = useLocation();
  const { ready, change, latest, done } = draft;
  const [resumed, setResumed] = useState<boolean>();
  const [settle] = useState(() => () => setResumed(false));
  const first = useRef({ key, state, pickedUp: false });
  first.current.pickedUp = draft.pickedUp;

  useEffect(() => {
    if (!ready) return;
    const open = async (): Promise<void> => {
      const saved = await isSaved(latest());
      if (saved) await done();
      const { pickedUp, ...opening } = first.current;
      setResumed(!saved && pickedUp && goesOn(latest(), opening));
      change((value) => withOpening(value, opening));
    };
    void open();
  }, [ready, change, done, latest]);

  return { resumed, settle };
}
