/* Whether files may be sent and fetched in the background on the line that this device has now. */
import { persisted } from '../../browser/persisted.ts';
import { createStore, type ReadableStore } from '../../browser/store.ts';
import { localStore } from '../../browser/web-storage.ts';

/** What some browsers say of the line; others say nothing, and then it counts as unmetered. */
interface Connection extends EventTarget {
  type?: string;
  saveData?: boolean;
}

const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

/** Whether the browser says what kind of line this device has. */
export const tellsOfLine = (): boolean => connection()?.type !== undefined;

const isMetered = (): boolean => {
  const { type, saveData } = connection() ?? {};
  return saveData === true || type === 'cellular';
};

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const stored = persisted(localStore, 'files-unmetered-only', isBoolean);
const unmeteredOnly = createStore(stored.get() ?? false);

/** Whether files wait for a line that is not metered. A setting of this device, off until it is turned on. */
export const sendsUnmeteredOnly: ReadableStore<boolean> = unmeteredOnly;

export function setSendsUnmeteredOnly(isOn: boolean): void {
  stored.set(isOn);
  unmeteredOnly.set(isOn);
}

export const mayUseLine = (): boolean => navigator.onLine !== false && !(unmeteredOnly.get() && isMetered());

/** Calls `listener` whenever the answer of `mayUseLine` may have changed. */
export function watchLine(listener: () => void): void {
  addEventListener('online', listener);
  connection()?.addEventListener?.('change', listener);
  unmeteredOnly.subscribe(listener);
}
