import { createStore } from '../browser/store.ts';
import { localStore } from '../browser/web-storage.ts';

/** What is heard or felt when a loop closes. */
export type ClosingSignal = 'none' | 'sound' | 'touch';

const STORAGE_KEY = 'closing-signal';

function stored(): ClosingSignal {
  const value = localStore.get(STORAGE_KEY);
  return value === 'sound' || value === 'touch' ? value : 'none';
}

/** The choice on this device, until the person signs out. */
export const closingSignal = createStore<ClosingSignal>(stored());

export function chooseClosingSignal(signal: ClosingSignal): void {
  if (signal === 'none') localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, signal);
  closingSignal.set(signal);
}

/** Gives the chosen signal, whose code comes only when one is chosen. Without it the loop is closed all the same. */
export function giveClosingSignal(): void {
  const signal = closingSignal.get();
  if (signal === 'none') return;
  import('./give-signal.ts').then(({ giveSignal }) => giveSignal(signal)).catch(() => undefined);
}
