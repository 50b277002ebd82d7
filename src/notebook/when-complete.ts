import { notebookState, watchNotebook } from './current.ts';

/** Resolves once every row is here. Rejects while the older ones cannot come: without a connection, or a notebook. */
export function notebookCompletes(): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { state } = notebookState();
      if (state === 'recent' && navigator.onLine !== false) return;
      stop();
      removeEventListener('offline', look);
      if (state === 'complete') resolve();
      else reject(new Error('The older rows cannot be had.'));
    };
    const stop = watchNotebook(look);
    addEventListener('offline', look);
    look();
  });
}
