import { useSyncExternalStore } from 'react';
import { openedNotebook, unsaved, watchNotebook } from './open-notebook.ts';
import type { Unsaved } from './person-notebook.ts';

/** A write that the server has refused: its words stay here until the person has decided. */
export interface RefusedWrite {
  id: string;
  /** What the person did, such as 'An action'. */
  what: string;
  words?: string;
  /** The server's sentence. */
  reason: string;
  /** When it was refused, as an ISO instant. */
  at: string;
  retry(): Promise<void>;
  discard(): Promise<void>;
}

export interface Saving {
  /** 'needs-you' while something was refused. */
  state: 'saved' | 'waiting' | 'needs-you';
  /** How many writes the server does not have yet. */
  waiting: number;
  refused: RefusedWrite[];
}

function savingOf({ waiting, refusals }: Unsaved): Saving {
  const refused = refusals.map(({ id, what, words, reason, at }) => ({
    id,
    what,
    words,
    reason,
    at,
    retry: async () => openedNotebook()?.retry(id),
    discard: async () => openedNotebook()?.discard(id),
  }));
  return { state: refused.length ? 'needs-you' : waiting ? 'waiting' : 'saved', waiting, refused };
}

let last: { of: Unsaved; saving: Saving } | undefined;

function saving(): Saving {
  const of = unsaved();
  if (last?.of !== of) last = { of, saving: savingOf(of) };
  return last.saving;
}

/** What of this person's writing the server does not have yet. */
export const useSaving = (): Saving => useSyncExternalStore(watchNotebook, saving);
