/*
 * What this device remembers of its syncs. It lies in local storage, which sign-out empties; the words of tasks lie in it
 * sealed, as the server sent them.
 */
import { persisted } from '../../../browser/persisted.ts';
import { onStorageChange } from '../../../browser/storage-events.ts';
import { createStore } from '../../../browser/store.ts';
import { hasFields, isObject } from '../../../browser/stored-shape.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { newId } from '../../../kernel/ids.ts';
import { once } from '../../../kernel/once.ts';
import { useStore } from '../../../kit/use-store.ts';
import { type LoggedRun, type LogLine, withLine } from '../rules/run-log.ts';

const isLogLine = (value: unknown): value is LogLine =>
  hasFields(value, { id: 'string', at: 'string', kind: 'string', message: 'string' }) &&
  (!('run' in value) || isLoggedRun(value.run));

const isLoggedRun = (value: unknown): value is LoggedRun =>
  hasFields(value, { id: 'string', skipped: 'number', changes: 'string' }) &&
  'here' in value &&
  isObject(value.here) &&
  'there' in value &&
  isObject(value.there);

const KEY = 'google-sync-log';
const stored = persisted<readonly unknown[]>(localStore, KEY, Array.isArray);

const read = (): LogLine[] => (stored.get() ?? []).filter(isLogLine);

/** Follows other tabs, which add to the log or clear it. */
const lines = once(() => {
  const store = createStore(read());
  onStorageChange(KEY, () => store.set(read()));
  return store;
});

function keep(next: LogLine[]): void {
  if (next.length > 0) stored.set(next);
  else stored.remove();
  lines().set(next);
}

export const addLine = (line: Omit<LogLine, 'id' | 'at'>): void =>
  keep(withLine(read(), { ...line, id: newId(), at: new Date().toISOString() }));

export const clearLines = (): void => keep([]);

/** The lines of this device's log, the latest first. */
export const useLines = (): LogLine[] => useStore(lines());
