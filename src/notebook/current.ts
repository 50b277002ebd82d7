/* The one notebook of this document, as long as somebody is signed in. The session opens and closes it. */
import type { Notebook, NotebookState, Unsaved } from './notebook.ts';
import { noRows } from './optimistic-update.ts';

const NOTHING = noRows();
const OPENING: NotebookState = { state: 'opening' };
const SAVED: Unsaved = { waiting: 0, refusals: [], isUnpaid: false };

let open: Notebook | undefined;
/** Not a `createStore`: they hear of changes inside the notebook too, while it stays the same one. */
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Hears whatever changes: rows, state, what is unsaved, or whose notebook it is. */
export function watchNotebook(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownTables = () => open?.store.tables ?? NOTHING;
export const notebookState = (): NotebookState => open?.state ?? OPENING;
export const unsaved = (): Unsaved => open?.unsaved ?? SAVED;
export const openedNotebook = (): Notebook | undefined => open;

/** Opens a notebook in the place of the one before, or closes that one when there is none to follow it. */
export function replaceNotebook(next: Notebook | undefined): void {
  const closing = open;
  open = next;
  closing?.close();
  next?.subscribe(tell);
  next?.store.subscribe(tell);
  void next?.open();
  tell();
}

/** Resolves once the notebook is open as far as it gets: with the rows of today at least, or without the server. */
export function notebookOpens(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (notebookState().state === 'opening') return;
      stop();
      resolve();
    };
    const stop = watchNotebook(look);
    look();
  });
}

/** Sends and asks now, instead of when the next time is due. */
export const syncNow = (): void => open?.wake();
