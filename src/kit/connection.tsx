import { useEffect, useSyncExternalStore } from 'react';
import * as texts from './texts.ts';
import { toast } from './toast.ts';

const OFFLINE_TEXT = texts.offline;
const ONLINE_TEXT = texts.backOnline;
const ONLINE_SECONDS = 3;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the browser believes it has a connection. Buttons that need one say "Waiting for connection" without. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Says when the connection goes, for as long as it is gone, and for three seconds when it is back. */
export function ConnectionToasts(): null {
  const online = useOnline();
  useEffect(() => {
    if (online) return;
    const offline = toast.offline(OFFLINE_TEXT);
    return () => {
      toast.dismiss(offline);
      if (navigator.onLine) toast.success(ONLINE_TEXT, { seconds: ONLINE_SECONDS });
    };
  }, [online]);
  return null;
}
