import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../session/call.ts';
import type { ReminderChannels } from '../contract.ts';

export interface KnownChannels {
  /** Undefined until the server has told, which it can't without a connection. */
  channels: ReminderChannels | undefined;
  refresh: () => Promise<void>;
}

/** How reminders can reach the person, as only the server knows it. */
export function useChannels(): KnownChannels {
  const [channels, setChannels] = useState<ReminderChannels>();
  const refresh = useCallback(async () => {
    // Without an answer the page says less; the settings themselves need none.
    const known = await call('GET /api/reminders/channels').catch(() => undefined);
    if (known) setChannels(known);
  }, []);
  useEffect(() => {
    void refresh();
    const again = () => void refresh();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refresh]);
  return { channels, refresh };
}
