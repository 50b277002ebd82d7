import { Disk } from './disk.ts';

/** The notebook's database in this browser. */
export const deviceDisk = new Disk();

// Where there is no page there is nothing to put away.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (persisted)
    deviceDisk.putAway(new Promise((back) => addEventListener('pageshow', () => back(), { once: true })));
});
