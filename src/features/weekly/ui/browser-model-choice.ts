import { createStore } from '../../../browser/store.ts';
import { localStore } from '../../../browser/web-storage.ts';

const STORAGE_KEY = 'browser-model';

/** Whether the browser's own language model writes insights on this device; until the person signs out. */
export const usesBrowserModel = createStore(localStore.get(STORAGE_KEY) !== null);

export function chooseBrowserModel(isUsed: boolean): void {
  if (isUsed) localStore.set(STORAGE_KEY, '1');
  else localStore.remove(STORAGE_KEY);
  usesBrowserModel.set(isUsed);
}
