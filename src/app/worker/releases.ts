/*
 * Which release the worker serves. It keeps its own, and goes on serving the one before where the person holds that. The
 * files of a release are deleted once no page can ask for them.
 */
import {
  cacheOf,
  isKept,
  keepOnly,
  noteReleaseInUse,
  type ReleaseInUse,
  releaseInUse,
} from '../../browser/release-caches.ts';
import { RELEASE_LIST } from '../../kernel/release.ts';
import { SHELL } from './addresses.ts';
import { mayStay } from './holding.ts';
import type { WorkersRelease } from './messages.ts';

/** Files with a hash in their name: whichever release brought them, they are the same. */
export const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/');

/** What is told apart from the release before by its content alone, so that the browser's own copy will not do. */
const ALSO_KEPT = [RELEASE_LIST, '/service-worker.js'];

export class Releases {
  readonly #own: string;
  readonly #paths: readonly string[];
  readonly #isAlone: () => Promise<boolean>;
  #inUse: Promise<ReleaseInUse> | undefined;

  /**
   * `own` names this worker's release; `paths` are the addresses of its files. `isAlone` tells whether no page is open and
   * no newer worker is there.
   */
  constructor(own: string, paths: readonly string[], isAlone: () => Promise<boolean>) {
    this.#own = own;
    this.#paths = [...paths, ...ALSO_KEPT];
    this.#isAlone = isAlone;
  }

  /** What pages are served: this worker's own release where nothing else is noted. Read once in a worker's life. */
  inUse(): Promise<ReleaseInUse> {
    this.#inUse ??= releaseInUse().then((noted) => noted ?? { id: this.#own, isHeld: false });
    return this.#inUse;
  }

  /** Fetches this worker's release. Rejects where a file cannot be had; the browser then tries again another time. */
  async keepOwn(): Promise<void> {
    const cache = await caches.open(cacheOf(this.#own));
    for (const path of this.#paths) {
      const known = isHashed(path) ? await caches.match(path) : undefined;
      const file = known ?? (await fetch(path, isHashed(path) ? {} : { cache: 'reload' }));
      if (!file.ok) throw new TypeError(`${path} was answered with ${file.status}.`);
      await cache.put(path, file);
    }
    await this.#change((noted) =>
      noted.id === this.#own ? noted : { ...noted, newerSince: noted.newerSince ?? Date.now() },
    );
  }

  /** The worker is at work now, be it that it was told to or that no page was open. */
  async begin(): Promise<void> {
    // The worker before this one may have been told to hold meanwhile.
    this.#inUse = undefined;
    const noted = await this.inUse();
    const stays = mayStay(noted, Date.now()) && (await isKept(noted.id));
    if (!stays) await this.serveOwn();
    await this.tidy();
  }

  async serveOwn(): Promise<void> {
    await this.#change((noted) => (noted.id === this.#own ? noted : { id: this.#own, isHeld: false }));
  }

  /** A page that has started says whether its release stays. */
  async hold(isHeld: boolean): Promise<void> {
    await this.#change((noted) =>
      noted.isHeld === isHeld && !noted.silent ? noted : { ...noted, isHeld, silent: undefined },
    );
  }

  /** A document is about to be served. Where the release before may not stay any longer, it will be of this one. */
  async admit(): Promise<void> {
    const noted = await this.inUse();
    if (noted.id === this.#own) return;
    const now = Date.now();
    const { count, since } = noted.silent ?? { count: 0, since: now };
    const counted = { ...noted, silent: { count: count + 1, since } };
    if (mayStay(counted, now)) await this.#change(() => counted);
    else await this.serveOwn();
  }

  async told(): Promise<WorkersRelease> {
    // While this worker waits, the one before it may be told to hold.
    const noted = (await releaseInUse()) ?? (await this.inUse());
    const isNewer = noted.id !== this.#own;
    return { id: this.#own, isNewer, isOffered: isNewer && mayStay(noted, Date.now()) };
  }

  /** The file of the release that is served, or of whichever has it; undefined where none has. */
  async file(request: Request | string): Promise<Response | undefined> {
    const { id } = await this.inUse();
    // Each release is of one language: what it was asked with is no matter any more.
    const ofRelease = await caches.match(request, { cacheName: cacheOf(id), ignoreVary: true });
    return ofRelease ?? caches.match(request, { ignoreVary: true });
  }

  /** The app's document, of the release that is served. */
  shell = (): Promise<Response | undefined> => this.file(SHELL);

  /** Deletes releases that are served no longer, unless a page of them may be open. */
  async tidy(): Promise<void> {
    if (await this.#isAlone()) await keepOnly([this.#own, (await this.inUse()).id]);
  }

  async #change(change: (noted: ReleaseInUse) => ReleaseInUse): Promise<void> {
    const noted = await releaseInUse();
    const next = change(noted ?? { id: this.#own, isHeld: false });
    this.#inUse = Promise.resolve(next);
    if (next !== noted) await noteReleaseInUse(next);
  }
}
