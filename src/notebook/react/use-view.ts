import { useState, useSyncExternalStore } from 'react';
import { notebookState, shownTables, watchNotebook } from '../current.ts';
import type { NotebookState } from '../notebook.ts';
import type { Tables } from '../rows.ts';
import { ViewReader } from '../view.ts';

export { notebookOpens, syncNow } from '../current.ts';

/**
 * What a view says of the notebook now. Renders again only when the value changes (compared one step deep).
 * @param view a pure function that stays the same one
 */
export function useView<Value, Args extends readonly unknown[]>(
  view: (tables: Tables, ...args: Args) => Value,
  ...args: Args
): Value {
  const [reader] = useState(() => new ViewReader());
  return useSyncExternalStore(watchNotebook, () => reader.read(view, shownTables(), args));
}

/** How far the notebook is open, and what is the matter with it. */
export function useNotebook(): NotebookState {
  return useSyncExternalStore(watchNotebook, notebookState);
}

/** The rows as they are now, outside of React. */
export const readTables = (): Tables => shownTables();

/** How far the notebook is open now, outside of React. */
export const readNotebookState = (): NotebookState => notebookState();
