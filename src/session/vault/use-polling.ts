import { useEffect } from 'react';

/** How long after an answer the server is asked again, in milliseconds. */
export const POLLED_EVERY = 2000;

/**
 * Asks again and again, one after the other, while the page is to be seen; at once when it comes back into sight. Answers
 * what ends it. `ask` says itself what went wrong.
 */
export function poll(ask: () => Promise<void>): () => void {
  let isOver = false;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    if (isOver || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    await ask();
    isAsking = false;
    if (!isOver) timer = setTimeout(turn, POLLED_EVERY);
  };
  document.addEventListener('visibilitychange', turn);
  void turn();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

/** The same as long as a component is shown and this is on. `ask` stays the same function. */
export function usePolling(ask: () => Promise<void>, isOn: boolean): void {
  useEffect(() => (isOn ? poll(ask) : undefined), [ask, isOn]);
}
