import { useSyncExternalStore } from 'react';

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

const SAVED: Saving = { state: 'saved', waiting: 0, refused: [] };

/** What of this person's writing the server does not have yet. */
export const useSaving = (): Saving =>
  useSyncExternalStore(
    () => () => {},
    () => SAVED,
  );
