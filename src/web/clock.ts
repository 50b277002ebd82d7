import { useEffect, useState } from 'react';
import { type LocalDate, localDateOf } from '../kernel/calendar.ts';
import { useProfile } from './profile.ts';

/** How often what depends on the time is looked at again, in milliseconds. */
export const CLOCK_TICK_MS = 15_000;

/** The present instant, looked at again every 15 seconds and whenever the page comes back into view. */
export function useNow(tickMs: number = CLOCK_TICK_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => setNow(new Date());
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
  const { data: profile } = useProfile();
  return profile && localDateOf(now, profile.time_zone);
}
