import { persisted } from '../../../browser/persisted.ts';
import { createStore } from '../../../browser/store.ts';
import { hasFields } from '../../../browser/stored-shape.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { useStore } from '../../../kit/use-store.ts';
import { openFor, sealer } from '../../../session/sealing.ts';
import { withSearch } from '../rules/recent.ts';

/*
 * The latest searches, on this device alone and sealed like everything a person writes, until they are cleared or the
 * person signs out. What another person left cannot be opened, and is written over.
 */

interface Sealed {
  value: string;
  format: number;
}

const stored = persisted(localStore, 'recent-searches', (value): value is Sealed =>
  hasFields(value, { value: 'string', format: 'number' }),
);

const recent = createStore<readonly string[]>([]);
/** One change comes after the other. */
let last: Promise<unknown> = Promise.resolve();

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

async function read(): Promise<readonly string[]> {
  const sealed = stored.get();
  if (!sealed) return [];
  try {
    const opened: unknown = JSON.parse(await openFor('recent_searches', 'texts', 'own', sealed));
    return isTexts(opened) ? opened : [];
  } catch {
    return [];
  }
}

async function write(texts: readonly string[]): Promise<void> {
  if (texts.length === 0) stored.remove();
  else {
    const { format, seal } = await sealer();
    stored.set({ value: await seal('recent_searches', 'texts', 'own', JSON.stringify(texts)), format });
  }
  recent.set(texts);
}

/** A device without the key keeps no searches; searching needs none. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work).catch(() => undefined);
  last = done;
  return done;
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
