/*
 * Releases on the device. The service worker keeps the files of each in a cache of its own, and notes which of them pages
 * are served; pages read both. Another release may have written what stands here, so names and forms stay as they are.
 */

/** Which release pages are served. */
export interface ReleaseInUse {
  id: string;
  /** Whether it stays until the person takes another one. */
  isHeld: boolean;
  /** When the first newer one had come, in milliseconds of the epoch. */
  newerSince?: number | undefined;
  /** Documents that were served since a page of it has started: how many, and from when on. */
  silent?: { count: number; since: number } | undefined;
}

const PREFIX = 'release ';
const NOTE_CACHE = 'release-in-use';
const NOTE = '/release-in-use';

/** The name of the cache with a release's files. */
export const cacheOf = (id: string): string => `${PREFIX}${id}`;

/** Whether the files of the release are on this device. */
export const isKept = (id: string): Promise<boolean> => caches.has(cacheOf(id));

/** Undefined before the first one was kept. */
export async function releaseInUse(): Promise<ReleaseInUse | undefined> {
  const note = await caches.match(NOTE, { cacheName: NOTE_CACHE });
  return note?.json();
}

export async function noteReleaseInUse(inUse: ReleaseInUse): Promise<void> {
  const cache = await caches.open(NOTE_CACHE);
  await cache.put(NOTE, new Response(JSON.stringify(inUse)));
}

/** The names of all caches with a release's files. */
export const releaseCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Deletes everything that is kept except these releases, also what was kept in other ways before. */
export async function keepOnly(ids: readonly string[]): Promise<void> {
  const kept = new Set([...ids.map(cacheOf), NOTE_CACHE]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}
