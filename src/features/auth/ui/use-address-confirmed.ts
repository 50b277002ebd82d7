import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../session/call.ts';

export interface KnownAddress {
  /** Whether the address is confirmed; undefined until the server has told, which it can't without a connection. */
  isConfirmed: boolean | undefined;
  refresh: () => Promise<void>;
}

/**
 * Whether the person has confirmed their address. It is asked again whenever they come back to the page, for the link is
 * followed elsewhere, and no more once it is confirmed.
 */
export function useAddressConfirmed(): KnownAddress {
  const [isConfirmed, setConfirmed] = useState<boolean>();
  const refresh = useCallback(async () => {
    // Without an answer the page says less.
    const found = await call('GET /api/auth/get-session').catch(() => undefined);
    if (found) setConfirmed(found.user.email_verified);
  }, []);
  useEffect(() => {
    if (isConfirmed) return;
    void refresh();
    const again = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isConfirmed, refresh]);
  return { isConfirmed, refresh };
}
