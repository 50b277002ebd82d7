import { createStore } from '../../../browser/store.ts';
import { useStore } from '../../../kit/use-store.ts';
import { inTurn, readSearches, writeSearches } from '../../../session/recent-searches.ts';
import { withSearch } from '../rules/recent.ts';

/*
 * The latest searches, on this device alone, until they are cleared or the person signs out. What another person left
 * cannot be opened, and is written over.
 */

const recent = createStore<readonly string[]>([]);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

async function read(): Promise<readonly string[]> {
  try {
    const opened: unknown = JSON.parse((await readSearches()) ?? '[]');
    return isTexts(opened) ? opened : [];
  } catch {
    return [];
  }
}

async function write(texts: readonly string[]): Promise<void> {
  await writeSearches(texts.length === 0 ? undefined : JSON.stringify(texts));
  recent.set(texts);
}

/** The person has searched for this and gone to what was found, or asked for all of it. */
export const noteSearch = (text: string): Promise<void> =>
  inTurn(async () => write(withSearch(await read(), text)));

export const loadRecentSearches = (): Promise<void> => inTurn(async () => recent.set(await read()));

export const clearRecentSearches = (): Promise<void> => inTurn(() => write([]));

/** After a slip: they are there again, below what was searched for since. */
export const restoreRecentSearches = (texts: readonly string[]): Promise<void> =>
  inTurn(async () => write([...(await read())].reverse().reduce(withSearch, [...texts])));

/** Nothing of one person's words stays in memory for the next one. */
export const forgetRecentSearches = (): void => recent.set([]);

export const useRecentSearches = (): readonly string[] => useStore(recent);
