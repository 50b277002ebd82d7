/*
 * Has what pages do happen on a device of the test's. Import it, and the operations afterwards with `await import`:
 * whatever is imported before keeps the real ones.
 */
import { vi } from 'vitest';
import type { PaperDevice } from './device.ts';

let used: PaperDevice | undefined;
let isRefusing = false;

vi.mock('../../src/session/perform.ts', () => ({
  perform: async (write: never) => {
    if (isRefusing) throw new Error('Nothing can be kept here.');
    await used?.perform(write);
  },
}));
vi.mock('../../src/notebook/react/use-view.ts', () => ({
  readTables: () => used?.tables,
  readNotebookState: () => ({ state: used?.isWhole ? 'complete' : 'recent' }),
}));
vi.mock('../../src/browser/device-clock.ts', () => ({ deviceNow: () => used?.now }));
vi.mock('../../src/session/sealing.ts', () => ({
  sealer: async () => used?.sealer,
  writtenFormat: () => used?.sealer.format,
}));

/** From now on the pages are on this device, and it keeps what they do. */
export function onDevice(device: PaperDevice): void {
  used = device;
  isRefusing = false;
}

/** The device that the pages are on. */
export function device(): PaperDevice {
  if (!used) throw new Error('no device yet');
  return used;
}

/** From now on the device can keep nothing. */
export function refuseWrites(): void {
  isRefusing = true;
}
