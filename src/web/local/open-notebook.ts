/* The one notebook of this document: that of the signed-in person. */
import { Store } from './store.ts';

/** 'recent': today and the newest rows are readable, older ones still come. */
export interface NotebookState {
  state: 'opening' | 'recent' | 'complete' | 'unreachable';
  /** Why writing waits in memory alone, or cannot be sealed. */
  problem?: 'storage-full' | 'storage-refused' | 'no-key';
}

export const store = new Store();

let state: NotebookState = { state: 'opening' };
const listeners = new Set<() => void>();

export const notebookState = (): NotebookState => state;

export function setNotebookState(next: NotebookState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function watchNotebook(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
