import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../session/call.ts';
import { type Save, useSave } from '../../../session/use-save.ts';
import * as texts from '../texts.ts';

export interface FeedState extends Pick<Save, 'busy' | 'error'> {
  /** Null while the feed is off; undefined until the server has said so. */
  address: string | null | undefined;
  /** Whether it could not be asked. */
  failed: boolean;
  load(): Promise<void>;
  turnOn(): Promise<boolean>;
  renew(): Promise<boolean>;
  turnOff(): Promise<boolean>;
}

/** The feed's address, as only the server knows it. */
export function useCalendarFeed(): FeedState {
  const [address, setAddress] = useState<string | null>();
  const [failed, setFailed] = useState(false);
  const { run, busy, error } = useSave(texts.changeFailed);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAddress((await call('GET /api/calendar-feed')).address);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return {
    address,
    failed,
    busy,
    error,
    load,
    turnOn: () => run(async () => setAddress((await call('PUT /api/calendar-feed')).address)),
    renew: () => run(async () => setAddress((await call('POST /api/calendar-feed/renewals')).address)),
    turnOff: () =>
      run(async () => {
        await call('DELETE /api/calendar-feed');
        setAddress(null);
      }),
  };
}
