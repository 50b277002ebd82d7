import { useEffect } from 'react';

/** How often the server is asked, in milliseconds. */
const EVERY = 2000;

/**
 * Asks again and again, one after the other, while the page is to be seen; at once when it comes back into sight. `ask`
 * stays the same function, and says itself what went wrong.
 */
export function usePolling(ask: () => Promise<void>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      clearTimeout(timer);
      if (isOver || isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      await ask();
      isAsking = false;
      timer = setTimeout(turn, EVERY);
    };
    document.addEventListener('visibilitychange', turn);
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [ask, isOn]);
}
