import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheOf, releaseCaches, releaseInUse } from '../../browser/release-caches.ts';
import { Releases } from './releases.ts';

/* Two workers of two releases over the same caches, as a browser has them. */

const START = Date.UTC(2026, 10, 26);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Caches as far as the worker uses them. */
class Caches {
  readonly #all = new Map<string, Map<string, string>>();
  has = async (name: string) => this.#all.has(name);
  keys = async () => [...this.#all.keys()];
  delete = async (name: string) => this.#all.delete(name);
  open = async (name: string) => {
    const files = this.#all.get(name) ?? new Map<string, string>();
    this.#all.set(name, files);
    return { put: async (path: string, file: Response) => void files.set(path, await file.text()) };
  };
  match = async (path: string, { cacheName }: { cacheName?: string } = {}) => {
    const caches = [...this.#all].filter(([name]) => cacheName === undefined || name === cacheName);
    const text = caches.map(([, files]) => files.get(path)).find((file) => file !== undefined);
    return text === undefined ? undefined : new Response(text);
  };
}

let served: Record<string, string>;
let isAlone: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  vi.stubGlobal('caches', new Caches());
  vi.stubGlobal('fetch', async (path: string) =>
    served[path] === undefined ? new Response('', { status: 404 }) : new Response(served[path]),
  );
  isAlone = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server sends this release, and the browser fetches its worker. */
async function fetched(name: string, code = `/assets/${name}.js`): Promise<Releases> {
  served = {
    '/index.html': `shell of ${name}`,
    '/release.json': `list of ${name}`,
    '/service-worker.js': `worker of ${name}`,
    [code]: `code of ${name}`,
  };
  const releases = new Releases(name, ['/index.html', code], async () => isAlone);
  await releases.keepOwn();
  return releases;
}

const shellOf = async (releases: Releases) => (await releases.shell())?.text();
const codeOf = async (releases: Releases, name: string) =>
  (await releases.file(`/assets/${name}.js`))?.text();

/** A first release that is held, and the worker of a second that has begun because no page was open. */
async function heldAndNewer(): Promise<Releases> {
  const first = await fetched('one');
  await first.begin();
  await first.hold(true);
  const second = await fetched('two');
  await second.begin();
  return second;
}

test('the first release is served, with its list and its worker beside', async () => {
  const first = await fetched('one');
  await first.begin();
  expect(await shellOf(first)).toBe('shell of one');
  expect(await (await first.file('/release.json'))?.text()).toBe('list of one');
  expect(await first.told()).toEqual({ id: 'one', isNewer: false, isOffered: false });
});

test('a newer one is served once its worker is at work, where nobody holds the one before', async () => {
  await (await fetched('one')).begin();
  const second = await fetched('two');
  expect(await second.told()).toEqual({ id: 'two', isNewer: true, isOffered: false });
  await second.begin();
  expect(await shellOf(second)).toBe('shell of two');
  // A page of the one before may ask for code that it has not needed yet.
  expect(await codeOf(second, 'one')).toBe('code of one');
});

test('one that is held is served by the newer worker, until it is taken', async () => {
  const second = await heldAndNewer();
  expect(await shellOf(second)).toBe('shell of one');
  expect(await second.told()).toEqual({ id: 'two', isNewer: true, isOffered: true });
  await second.serveOwn();
  expect(await shellOf(second)).toBe('shell of two');
  expect(await releaseInUse()).toEqual({ id: 'two', isHeld: false });
});

test('a worker that is started again serves what was noted', async () => {
  await heldAndNewer();
  const again = new Releases('two', ['/index.html'], async () => isAlone);
  expect(await shellOf(again)).toBe('shell of one');
});

test('one that was held while a newer worker waited is still served by it', async () => {
  const first = await fetched('one');
  await first.begin();
  const second = await fetched('two');
  await first.hold(true);
  await second.begin();
  expect(await shellOf(second)).toBe('shell of one');
});

test('it stays for two weeks after the first newer one, however many follow', async () => {
  const second = await heldAndNewer();
  vi.setSystemTime(START + 13 * DAY);
  await second.hold(true);
  const third = await fetched('three');
  await third.begin();
  await third.admit();
  expect(await shellOf(third)).toBe('shell of one');
  vi.setSystemTime(START + 14 * DAY);
  expect(await third.told()).toEqual({ id: 'three', isNewer: true, isOffered: false });
  await third.admit();
  expect(await shellOf(third)).toBe('shell of three');
});

test('one that does not start stays for a few documents only', async () => {
  const second = await heldAndNewer();
  for (let document = 0; document < 5; document++) await second.admit();
  expect(await shellOf(second)).toBe('shell of one');
  vi.setSystemTime(START + 2 * MINUTE);
  await second.admit();
  expect(await shellOf(second)).toBe('shell of two');
});

test('one that starts stays, however often', async () => {
  const second = await heldAndNewer();
  for (let hour = 0; hour < 20; hour++) {
    vi.setSystemTime(START + hour * 60 * MINUTE);
    await second.admit();
    await second.hold(true);
  }
  expect(await shellOf(second)).toBe('shell of one');
});

test('what is held and no longer whole is given up for the newer one', async () => {
  const first = await fetched('one');
  await first.begin();
  await first.hold(true);
  await caches.delete(cacheOf('one'));
  const second = await fetched('two');
  await second.begin();
  expect(await shellOf(second)).toBe('shell of two');
});

test('releases go once no page can ask for them, and never one that is served or brought', async () => {
  const second = await heldAndNewer();
  isAlone = true;
  await caches.open('of an earlier kind');
  await second.tidy();
  expect(await caches.keys()).not.toContain('of an earlier kind');
  expect(await releaseCaches()).toEqual([cacheOf('one'), cacheOf('two')]);
  await second.serveOwn();
  isAlone = false;
  await second.tidy();
  expect(await releaseCaches()).toHaveLength(2);
  isAlone = true;
  await second.tidy();
  expect(await releaseCaches()).toEqual([cacheOf('two')]);
});

test('a release that cannot be fetched as a whole is not noted', async () => {
  await (await fetched('one')).begin();
  const broken = new Releases('two', ['/index.html', '/assets/missing.js'], async () => isAlone);
  await expect(broken.keepOwn()).rejects.toThrow('/assets/missing.js was answered with 404.');
  expect((await releaseInUse())?.newerSince).toBeUndefined();
});
