/*
 * What this device remembers of its syncs. It lies in local storage, which sign-out empties; the words of tasks lie in it
 * sealed, as the server sent them.
 */
import { useSyncExternalStore } from 'react';
import { localStore } from '../../../browser/web-storage.ts';
import { newId } from '../../../kernel/ids.ts';
import { type LogLine, withLine } from '../rules/run-log.ts';

const KEPT = 'google-sync-log';

const EMPTY: LogLine[] = [];
let lines: LogLine[] | undefined;
const listeners = new Set<() => void>();

function read(): LogLine[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

function current(): LogLine[] {
  lines ??= read();
  return lines;
}

function keep(next: LogLine[]): void {
  lines = next;
  if (next.length > 0) localStore.set(KEPT, JSON.stringify(next));
  else localStore.remove(KEPT);
  for (const listener of listeners) listener();
}

export const addLine = (line: Omit<LogLine, 'id' | 'at'>): void =>
  keep(withLine(read(), { ...line, id: newId(), at: new Date().toISOString() }));

export const clearLines = (): void => keep(EMPTY);

/** Another tab has added to it, or cleared it. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEPT && key !== null) return;
  lines = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The lines of this device's log, the latest first. */
export const useLines = (): LogLine[] => useSyncExternalStore(subscribe, current);
