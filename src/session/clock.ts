import { useSyncExternalStore } from 'react';
import { deviceNow } from '../browser/device-clock.ts';
import { type LocalDate, localDateOf } from '../kernel/calendar.ts';
import { useView } from '../notebook/react/use-view.ts';
import { ownProfile } from './profile.ts';

/** How often what depends on the time is looked at again, in milliseconds. */
const TICK_MS = 15_000;
/** A part that comes into sight looks again when the last look was longer ago than this, in milliseconds. */
const FRESH_MS = 1000;

/*
 * One clock for all parts of a page: they turn over together, so that no two of them are ever of different days.
 * It counts its own listeners instead of using `createStore`, because it ticks only while somebody watches.
 */
let now = deviceNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const isOld = (): boolean => Math.abs(deviceNow().getTime() - now.getTime()) > FRESH_MS;

function look(): void {
  now = deviceNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (isOld()) look();
  if (listeners.size === 1) {
    timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Without anybody who looks, the last look may be of long ago. */
function lastLook(): Date {
  if (listeners.size === 0 && isOld()) now = deviceNow();
  return now;
}

/**
 * The present instant by the server's clock, looked at again every 15 seconds and whenever the page comes back into
 * view.
 */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, lastLook);
}

/** The day that the signed-in person calls today; undefined until their time zone is known. */
export function useToday(): LocalDate | undefined {
  const instant = useNow();
  const profile = useView(ownProfile);
  return profile && localDateOf(instant, profile.time_zone);
}
