import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { builtHash, listOf, RELEASE_LIST, releaseOf } from '../src/kernel/release.ts';
import { section } from './profile-steps.ts';
import { expect } from './support.ts';

export const versionSection = (page: Page) => section(page, 'App version');

/** The beginning of a chunk of the app that is not loaded until its page is opened. */
const LATER = '/assets/lessons-history-page-';
export const LATER_PAGE = '/lessons-history';

const SHELL = '/index.html';
const WORKER = '/service-worker.js';
/** What tells the second release's document. */
const MARK = '<meta name="release" content="second">';

export const isSecond = (page: Page): Promise<boolean> =>
  page.locator('meta[name="release"]').evaluateAll((found) => found.length > 0);

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Stands before the server under test, and from `release()` on sends a second release, in which the shell is another one
 * and one file has another name. What only the first release had is gone then, as it is with a real one.
 */
export class ReleasingServer {
  readonly #upstream: URL;
  readonly #server: Server;
  readonly #files = new Map<string, string>();
  #gone = '';

  private constructor(upstream: string) {
    this.#upstream = new URL(upstream);
    this.#server = createServer((incoming, answer) => {
      const path = incoming.url ?? '/';
      const own = this.#files.get(path);
      if (own !== undefined) return this.#send(answer, path, own);
      if (path === this.#gone) return answer.writeHead(404).end();
      const { host, origin } = this.#upstream;
      const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
      const passed = request(new URL(path, this.#upstream), { method: incoming.method ?? 'GET', headers });
      passed.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      incoming.pipe(passed);
    });
  }

  static async start(upstream = process.env.E2E_BASE_URL ?? ''): Promise<ReleasingServer> {
    const server = new ReleasingServer(upstream);
    await new Promise<void>((resolve) => server.#server.listen(0, 'localhost', resolve));
    return server;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #send(answer: ServerResponse, path: string, text: string): void {
    const type = path.endsWith('.html')
      ? 'text/html'
      : path.endsWith('.js')
        ? 'text/javascript'
        : 'application/json';
    answer
      .writeHead(200, { 'content-type': `${type}; charset=UTF-8`, 'cache-control': 'no-cache' })
      .end(text);
  }

  #first = async (path: string): Promise<string> => (await fetch(new URL(path, this.#upstream))).text();

  async release(): Promise<void> {
    const first = releaseOf(await this.#first(RELEASE_LIST));
    const later = Object.keys(first?.files ?? {}).find(
      (path) => path.startsWith(LATER) && path.endsWith('.js'),
    );
    if (!first || !later) throw new Error('The server under test has no list of its release.');
    const renamed = later.replace('.js', '2.js');
    const [shell, worker, code] = await Promise.all([SHELL, WORKER, later].map(this.#first));
    const files: Record<string, string> = {
      [SHELL]: (shell ?? '').replace('<meta ', `${MARK}<meta `),
      [WORKER]: (worker ?? '')
        .replace(/(?<=[`'"])[0-9a-f]{16}(?= )/, '0123456789abcdef')
        .replace(later.slice(1), renamed.slice(1)),
      [renamed]: code ?? '',
    };
    const { [later]: _, ...others } = first.files;
    const listed = { ...others };
    for (const [path, text] of Object.entries(files)) {
      listed[path] = await builtHash(path, bytes(text));
      this.#files.set(path, text);
    }
    this.#files.set(RELEASE_LIST, listOf({ version: '9.9.9', files: listed }));
    this.#gone = later;
  }
}

/** Has the browser look for a newer release, until it has fetched one. */
export const fetchNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resume) => setTimeout(resume, 50));
  });

/** The names of the caches with releases. */
export const keptReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('release ')));

export async function expectRelease(page: Page, line: RegExp): Promise<void> {
  await expect(versionSection(page).getByText(/^Release \d/)).toHaveText(line);
}
