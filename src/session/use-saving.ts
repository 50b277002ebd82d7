import { useSyncExternalStore } from 'react';
import { openedNotebook, unsaved, watchNotebook } from '../notebook/current.ts';
import type { Unsaved } from '../notebook/notebook.ts';
import type { Refusal } from '../notebook/outbox.ts';
import { sealer } from './sealing.ts';

/** A write that the server has refused: its words stay here until the person has decided. */
export interface RejectedMutation {
  id: string;
  /** What the person did, such as 'An action'. */
  what: string;
  words?: string;
  /** The server's sentence. */
  reason: string;
  /** When it was refused, as an ISO instant. */
  at: string;
  retry(): Promise<void>;
  /** Where its words can be saved as something new: what that is called, and how. */
  asNew?: { label: string; save(): Promise<void> } | undefined;
  discard(): Promise<void>;
}

export interface Saving {
  /** 'unpaid' while what waits does so until there is a plan, 'needs-you' while something was refused. */
  state: 'saved' | 'waiting' | 'unpaid' | 'needs-you';
  /** How many writes the server does not have yet. */
  waiting: number;
  refused: RejectedMutation[];
}

/** What is refused is rare; how it is saved as something new comes when somebody asks for it. */
async function saveAsNew(refusal: Refusal): Promise<void> {
  const { underNewIds } = await import('../notebook/under-new-ids.ts');
  await openedNotebook()?.retry(refusal.id, await underNewIds(refusal, await sealer()));
}

function savingOf({ waiting, refusals, isUnpaid }: Unsaved): Saving {
  const refused = refusals.map((refusal) => {
    const { id, what, words, reason, at, asNew } = refusal;
    return {
      id,
      what,
      words,
      reason,
      at,
      retry: async () => openedNotebook()?.retry(id),
      asNew: asNew === undefined ? undefined : { label: asNew, save: () => saveAsNew(refusal) },
      discard: async () => openedNotebook()?.discard(id),
    };
  });
  const whatWaits = isUnpaid ? 'unpaid' : 'waiting';
  return { state: refused.length ? 'needs-you' : waiting ? whatWaits : 'saved', waiting, refused };
}

let last: { of: Unsaved; saving: Saving } | undefined;

function saving(): Saving {
  const of = unsaved();
  if (last?.of !== of) last = { of, saving: savingOf(of) };
  return last.saving;
}

/** What of this person's writing the server does not have yet. */
export const useSaving = (): Saving => useSyncExternalStore(watchNotebook, saving);
