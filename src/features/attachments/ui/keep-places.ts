import { createStore } from '../../../browser/store.ts';
import { localStore } from '../../../browser/web-storage.ts';

const STORAGE_KEY = 'keep-picture-places';

/** Whether this device keeps where a picture was taken, until the person signs out. Off until it is turned on. */
export const keepsPlaces = createStore(localStore.get(STORAGE_KEY) === 'yes');

export function chooseKeepingPlaces(keep: boolean): void {
  if (keep) localStore.set(STORAGE_KEY, 'yes');
  else localStore.remove(STORAGE_KEY);
  keepsPlaces.set(keep);
}
