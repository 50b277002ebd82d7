import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../browser/store.ts';

export function useStore<T>(store: ReadableStore<T>): T;
/** What `select` makes of the value. It must return the same reference until the value changes. */
export function useStore<T, S>(store: ReadableStore<T>, select: (value: T) => S): S;
export function useStore<T>(
  { get, subscribe }: ReadableStore<T>,
  select: (value: T) => unknown = (value) => value,
): unknown {
  const snapshot = (): unknown => select(get());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
