import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { browserFlags } from '../scripts/browser.ts';
import {
  isAlive,
  occupyPort,
  type ServerProcess,
  startServerProcess,
  stopServerProcesses,
} from '../test/harness/server-process.ts';
import { expect } from './support.ts';

/* A server and a browser that are killed and come back to what they left. */

/** A server of its own, which comes back on the same port to the same database. */
export class KillableServer {
  readonly url: string;
  readonly #settings: Record<string, string>;
  readonly #postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  #process: ServerProcess;

  private constructor(
    settings: Record<string, string>,
    postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>,
  ) {
    this.#settings = settings;
    this.#postgres = postgres;
    this.#process = startServerProcess(settings);
    this.url = `http://localhost:${settings.PORT}`;
  }

  /** `more` are settings besides those that every such server has. */
  static async start(more: Record<string, string> = {}): Promise<KillableServer> {
    const [home, postgres, { port, release }] = await Promise.all([
      makeTemporaryDirectory(),
      startTemporaryPostgres(),
      occupyPort(),
    ]);
    await release();
    const settings = {
      HOME: home,
      DATA_DIR: home,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      AUTH_RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...more,
    };
    const server = new KillableServer(settings, postgres);
    await server.#process.ready;
    return server;
  }

  /** Runs SQL on its database as the owner. */
  sql = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: this.#postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  async killAndRestart(): Promise<void> {
    this.#process.signal('SIGKILL');
    await this.#process.ended;
    this.#process = startServerProcess(this.#settings);
    await this.#process.ready;
  }

  async stop(): Promise<void> {
    await stopServerProcesses();
    await this.#postgres.stop();
    await rm(this.#settings.HOME ?? '', { recursive: true, force: true });
  }
}

/** What a page shows: what is said of saving, the rows of its lists, and what it tells in passing. */
interface Shown {
  state: string;
  rows: string[];
  said: string;
}

/** Tells of every change of what the page shows. Runs in the page. */
function tellShown(): void {
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  let last = '';
  const look = (): void => {
    const status = textsOf('[role=status]');
    const shown = {
      state: status.find((text) => /^(Saved|Saving|Offline|On this device|Needs you)/.test(text)) ?? '',
      rows: textsOf('main li[data-row]'),
      said: status.join(),
    };
    const now = JSON.stringify(shown);
    if (now === last) return;
    last = now;
    (globalThis as unknown as { sayShown(shown: unknown): void }).sayShown(shown);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** A browser with a profile on the disk, which is killed with all its processes and comes back to that profile. */
export class KillableBrowser {
  readonly #baseURL: string;
  readonly #profile: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #hear: (shown: Shown) => void = () => undefined;

  private constructor(baseURL: string, profile: string) {
    this.#baseURL = baseURL;
    this.#profile = profile;
  }

  static async on(baseURL: string): Promise<KillableBrowser> {
    const browser = new KillableBrowser(baseURL, await mkdtemp(join(tmpdir(), 'growth-loop-browser-')));
    await browser.start();
    return browser;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The browser is not running.');
    return this.#page;
  }

  async start(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: process.env.E2E_BROWSER,
      args: browserFlags(),
      baseURL: this.#baseURL,
      reducedMotion: 'reduce',
    });
    await this.#context.exposeBinding('sayShown', (_, shown: Shown) => this.#hear(shown));
    await this.#context.addInitScript(tellShown);
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  /** Is told of whatever its page shows from now on, until it is killed. */
  hear(listener: (shown: Shown) => void): void {
    this.#hear = listener;
  }

  /** What kills it, found beforehand so that the moment is the caller's. */
  killer(): () => Promise<void> {
    const pids = processesOf(this.#profile);
    return async () => {
      this.#hear = () => undefined;
      const closed = this.#context?.waitForEvent('close');
      for (const pid of pids) killed(pid);
      await closed;
      for (const pid of processesOf(this.#profile)) killed(pid);
      await expect.poll(() => pids.some(isAlive)).toBe(false);
    };
  }

  /** Closes it as a person does: whatever it wanted to write down is written down. */
  close = async (): Promise<void> => void (await this.#context?.close());

  async remove(): Promise<void> {
    await this.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with the others.
  }
}

/** The browser with this profile and everything that it has started, itself first. */
function processesOf(profile: string): number[] {
  const all = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));
  const found = new Set(all.filter(({ args }) => args.includes(profile)).map(({ pid }) => pid));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}
