import { localStore } from './web-storage.ts';

const OFF = 'single-keys-off';

/** Whether this person wants keys that do something without a modifier; kept on this device until they sign out. */
export const hasSingleKeys = (): boolean => localStore.get(OFF) === null;

export function setSingleKeys(wanted: boolean): void {
  if (wanted) localStore.remove(OFF);
  else localStore.set(OFF, '1');
}
