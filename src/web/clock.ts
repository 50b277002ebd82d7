import { useEffect, useState } from 'react';
import { type LocalDate, localDateOf } from '../kernel/calendar.ts';
import { deviceNow } from './device-clock.ts';
import { useView } from './local/use-view.ts';
import { ownProfile } from './profile.ts';

/** How often what depends on the time is looked at again, in milliseconds. */
export const CLOCK_TICK_MS = 15_000;

/**
 * The present instant by the server's clock, looked at again every 15 seconds and whenever the page comes back into
 * view.
 */
export function useNow(tickMs: number = CLOCK_TICK_MS): Date {
  const [now, setNow] = useState(deviceNow);
  useEffect(() => {
    const look = (): void => setNow(deviceNow());
    const timer = setInterval(look, tickMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [tickMs]);
  return now;
}

/** The day that the signed-in person calls today; undefined until their time zone is known. */
export function useToday(): LocalDate | undefined {
  const now = useNow();
  const profile = useView(ownProfile);
  return profile && localDateOf(now, profile.time_zone);
}
