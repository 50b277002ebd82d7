import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isLocalDate } from '../../../kernel/calendar.ts';
import type { Draft } from '../../../notebook/react/use-draft.ts';
import { readTables, useNotebook } from '../../../notebook/react/use-view.ts';
import {
  asksForWords,
  continuesDraft,
  type PageDraft,
  type PageOpening,
  reopened,
  withOpening,
} from './page-draft.ts';
import { entryOf } from './views.ts';

interface Opening {
  /** Whether the page goes on from before; undefined until that is known. */
  resumed: boolean | undefined;
  /** The person has gone on: from here it is simply the page. */
  settle: () => void;
}

/** How the page was opened, in this history entry; at an address without one the day tells openings apart. */
function openingOf(key: string, state: unknown, search: string): PageOpening {
  const day = new URLSearchParams(search).get('day') ?? '';
  return isLocalDate(day) ? { key: `${key} ${day}`, state, day } : { key, state };
}

/**
 * Opens the page once its draft is there: takes in the navigation state, and begins again when the kept page turns out to
 * be an entry already. A page that is new does not wait for the notebook.
 */
export function useOpening(draft: Draft<PageDraft>): Opening {
  const { key, state, search } = useLocation();
  const { ready, pickedUp, change, adjust, latest, done } = draft;
  const notebook = useNotebook();
  const [resumed, setResumed] = useState<boolean>();
  const [settle] = useState(() => () => setResumed(false));
  const opening = useRef(openingOf(key, state, search));
  const opened = useRef(false);
  const known = ready && (!pickedUp || notebook.state !== 'opening');

  useEffect(() => {
    if (!known || opened.current) return;
    opened.current = true;
    const page = latest();
    const kept = reopened(page, entryOf(readTables(), page.entryId));
    if (!kept) void done();
    setResumed(kept !== undefined && pickedUp && continuesDraft(kept, opening.current));
    const write = asksForWords(opening.current) ? change : adjust;
    write((value) => withOpening(kept ?? value, opening.current));
  }, [known, pickedUp, change, adjust, done, latest]);

  // The page that was found here has gone back to its own tab: another one is on its way.
  useEffect(() => {
    if (ready) return;
    opened.current = false;
    setResumed(undefined);
  }, [ready]);

  return { resumed, settle };
}
