import { createStore } from './store.ts';

/** A release that is on this device, and waits for the person to take it. */
export interface NewerRelease {
  /** By which its files are found (release-caches.ts). */
  id: string;
  /** Takes it, and loads every tab anew. */
  take: () => void;
}

/** Undefined while there is none, or while newer ones are taken without being asked for. */
export const newerRelease = createStore<NewerRelease | undefined>(undefined);
