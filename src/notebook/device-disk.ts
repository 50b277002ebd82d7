import { Disk } from './disk.ts';

/** The notebook's database in this browser. */
export const deviceDisk = new Disk();

// WebKit alone keeps a page that is put away with its transactions open, and every other page waiting for their stores.
if (/^Apple/.test(globalThis.navigator?.vendor)) {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted)
      deviceDisk.putAway(new Promise((back) => addEventListener('pageshow', back, { once: true })));
  });
}
