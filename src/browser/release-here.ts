/*
 * The release that this device has: its list, and whether its files are those of the list. Where a service worker keeps
 * them they are read from its caches; elsewhere they are asked for as a page asks for them.
 */
import { builtHash, codeOf, RELEASE_LIST, releaseOf } from '../kernel/release.ts';
import { cacheOf, releaseCaches, releaseInUse } from './release-caches.ts';

/** A release by its list. */
export interface KnownRelease {
  version: string;
  /** SHA-256 of the list, as hexadecimal digits. */
  code: string;
  files: Record<string, string>;
}

export interface ReleaseCheck {
  /** How many files were read. */
  count: number;
  /** The addresses of files that are not those of the list. */
  differing: string[];
  /** The release whose list the server has now; undefined where it cannot be reached. */
  server: KnownRelease | undefined;
}

/** How many files are read at once. */
const AT_ONCE = 8;

async function releaseIn(answer: Response | undefined): Promise<KnownRelease | undefined> {
  const list = answer?.ok ? await answer.text() : '';
  const release = releaseOf(list);
  return release && { ...release, code: await codeOf(list) };
}

/** The name of the cache that pages are served from; undefined where no worker keeps the app. */
async function cacheInUse(): Promise<string | undefined> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return undefined;
  const inUse = await releaseInUse();
  return inUse && cacheOf(inUse.id);
}

const listIn = async (cacheName: string): Promise<KnownRelease | undefined> =>
  releaseIn(await caches.match(RELEASE_LIST, { cacheName, ignoreVary: true }));

/** The release whose list the server has now; undefined where there is no connection. */
const releaseOnServer = (): Promise<KnownRelease | undefined> =>
  fetch(RELEASE_LIST, { cache: 'no-store' }).then(releaseIn, () => undefined);

/** The release that this page is served from; undefined where its list cannot be had. */
export async function releaseHere(): Promise<KnownRelease | undefined> {
  const cacheName = await cacheInUse();
  return cacheName === undefined ? releaseOnServer() : listIn(cacheName);
}

/** A release that the worker has fetched, and that waits. */
export const releaseWaiting = (id: string): Promise<KnownRelease | undefined> => listIn(cacheOf(id));

/** A file that this device has. */
interface FileHere {
  path: string;
  answer: () => Promise<Response>;
}

const pathOf = ({ url }: { url: string }): string => new URL(url).pathname;

/** The files of one cache. Of releases that are not in use, only what could be served in the place of one that is. */
async function filesIn(name: string, isInUse: boolean, { files }: KnownRelease): Promise<FileHere[]> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return requests
    .filter((request) => isInUse || (files[pathOf(request)] && pathOf(request).startsWith('/assets/')))
    .map((request) => ({
      path: pathOf(request),
      answer: async () => (await cache.match(request)) ?? Response.error(),
    }));
}

async function keptFiles(inUse: string, release: KnownRelease): Promise<FileHere[]> {
  const names = await releaseCaches();
  const found = await Promise.all(names.map((name) => filesIn(name, name === inUse, release)));
  return found.flat().filter(({ path }) => path !== RELEASE_LIST);
}

/** Public pages hold their operator's settings among their words, and the app is not made of them. */
const isWhole = (path: string): boolean => path.includes('.');

const servedFiles = ({ files }: KnownRelease): FileHere[] =>
  Object.keys(files)
    .filter(isWhole)
    .map((path) => ({ path, answer: () => fetch(path) }));

/** The scripts and sheets of this server that the page has loaded, whatever the caches say. */
function loadedPaths(): string[] {
  const elements = document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]');
  const addresses = [...elements].map((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return new URL(address, location.href);
  });
  return addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

async function isOther({ path, answer }: FileHere, { files }: KnownRelease): Promise<boolean> {
  const here = await answer();
  if (!here.ok) return true;
  return (await builtHash(path, new Uint8Array(await here.arrayBuffer()))) !== files[path];
}

/** Compares every file of the release that this device has with its list. Rejects where one cannot be had. */
export async function checkRelease(release: KnownRelease): Promise<ReleaseCheck> {
  const inUse = await cacheInUse();
  const files = inUse === undefined ? servedFiles(release) : await keptFiles(inUse, release);
  const differing = new Set(loadedPaths().filter((path) => release.files[path] === undefined));
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE);
    const others = await Promise.all(some.map((file) => isOther(file, release)));
    for (const { path } of some.filter((_, place) => others[place])) differing.add(path);
  }
  const count = new Set(files.map(({ path }) => path)).size;
  return { count, differing: [...differing].sort(), server: await releaseOnServer() };
}
