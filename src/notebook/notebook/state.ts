/* What a notebook says of itself. */
import type { Refusal } from '../outbox.ts';

/** 'recent': today and the newest rows are readable, older ones still come. */
export interface NotebookState {
  state: 'opening' | 'recent' | 'complete' | 'unreachable';
  /** Why the notebook cannot be kept on this device, or why nothing can be sealed. */
  problem?: 'storage-full' | 'storage-refused' | 'no-key';
  /** The server was reached and refused, because nobody is signed in any more. */
  isRefused?: boolean;
}

/** What of the person's writing the server does not have. */
export interface Unsaved {
  waiting: number;
  refusals: Refusal[];
  /** What waits does so until there is a plan: the trial has ended. */
  isUnpaid: boolean;
}
