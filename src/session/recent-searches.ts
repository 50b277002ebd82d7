/*
 * The latest searches, as one text on this device alone, sealed like everything a person writes.
 */
import { persisted } from '../browser/persisted.ts';
import { hasFields } from '../browser/stored-shape.ts';
import { localStore } from '../browser/web-storage.ts';
import { openFor, sealer } from './sealing.ts';

interface Sealed {
  value: string;
  format: number;
}

const stored = persisted(localStore, 'recent-searches', (value): value is Sealed =>
  hasFields(value, { value: 'string', format: 'number' }),
);

/** One change comes after the other. */
let last: Promise<unknown> = Promise.resolve();

/** A device without the key keeps no searches; searching needs none. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work).catch(() => undefined);
  last = done;
  return done;
}

/** Undefined where there are none. Rejects when they cannot be opened. */
export async function readSearches(): Promise<string | undefined> {
  const sealed = stored.get();
  return sealed && openFor('recent_searches', 'texts', 'own', sealed);
}

/** Undefined removes them. Rejects when there is no key. */
export async function writeSearches(text: string | undefined): Promise<void> {
  if (text === undefined) return stored.remove();
  const { format, seal } = await sealer();
  stored.set({ value: await seal('recent_searches', 'texts', 'own', text), format });
}

/** After what seals has changed. What cannot be opened stays as it is. */
export const sealSearchesAgain = (): Promise<void> =>
  inTurn(async () => {
    const text = await readSearches();
    if (text !== undefined) await writeSearches(text);
  });
