import { createStore } from '../../../browser/store.ts';
import { localStore } from '../../../browser/web-storage.ts';

const STORAGE_KEY = 'microphone';

/** Whether a microphone stands beside what is written, once it was set up on this device; until the person signs out. */
export const showsMicrophone = createStore(localStore.get(STORAGE_KEY) !== null);

const SOUND_KEY = 'microphone-sound';

/** Whether what is spoken is recorded as well, where there is a place for it; until the person signs out. */
export const keepsSound = createStore(localStore.get(SOUND_KEY) !== null);

export function chooseSound(isKept: boolean): void {
  if (isKept) localStore.set(SOUND_KEY, '1');
  else localStore.remove(SOUND_KEY);
  keepsSound.set(isKept);
}

export function chooseMicrophone(isShown: boolean): void {
  if (isShown) localStore.set(STORAGE_KEY, '1');
  else localStore.remove(STORAGE_KEY);
  showsMicrophone.set(isShown);
}
