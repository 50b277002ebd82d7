import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { browserFlags, findBrowser } from '../scripts/browser.ts';
import { startServerProcess } from '../test/harness/server-process.ts';
import { longOnes, ms, percentile, privateMemory, type Watched } from './page-measures.ts';

/* The real app before the real server, with the ten years of one person whom a browser is signed in as. */

export const MAYA = { email: 'maya@example.com', password: 'growth-loop' };
export const SENTENCE = 'Less is enough when the morning is quiet and the one thing is done.';
const READABLE = 'readable after';
const root = join(import.meta.dirname, '..');

function run(script: string[], env: NodeJS.ProcessEnv = process.env): void {
  const done = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit', env });
  if (done.status !== 0) throw new Error(`${script[0]} failed.`);
}

export function fail(why: string): never {
  throw new Error(why);
}

export interface TenYearsApp {
  context: BrowserContext;
  /** Of the database, for its owner. */
  databaseUrl: string;
  stop(): Promise<void>;
}

export async function startTenYearsApp(): Promise<TenYearsApp> {
  run(['scripts/prepare.mjs', '--build']);
  const folder = await makeTemporaryDirectory();
  const postgres = await startTemporaryPostgres();
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    HOME: folder,
    LOG_LEVEL: 'error',
  };
  run(['scripts/seed.ts', '--ten-years'], { PATH: process.env.PATH, ...settings });
  const server = startServerProcess({ ...settings, AUTH_RATE_LIMIT: 'off' });
  const base = await server.ready;
  // With a profile on the disk, as people have one: it keeps the code that was compiled.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser(),
    args: browserFlags(),
    baseURL: base,
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(noteWhenReadable);
  await context.request.post('/api/auth/sign-in/email', { data: MAYA, headers: { origin: base } });
  return {
    context,
    databaseUrl: postgres.url,
    async stop() {
      await context.close();
      server.signal('SIGTERM');
      await server.ended;
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Says in the console when the dashboard shows an action of the person's, in milliseconds since the document was asked
 * for: to be asked would take the page longer than some of what is measured.
 */
function noteWhenReadable(): void {
  const look = (): void => {
    if (!document.querySelector('main input[type="checkbox"], main [role="checkbox"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => console.info('readable after', performance.now()));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Opens the dashboard and resolves with the time after which it was readable, in milliseconds. */
export async function openDashboard(page: Page): Promise<number> {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(READABLE),
    timeout: 60_000,
  });
  await page.goto('/dashgrowthloop', { waitUntil: 'commit' });
  return Number((await said).text().slice(READABLE.length));
}

/** Opens the dashboard so many times, each in a page of its own, and resolves with the times after which it was readable. */
export async function openAgain(
  context: BrowserContext,
  starts: number,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const figures: number[] = [];
  for (let start = 0; start < starts; start++) {
    const page = await context.newPage();
    await prepare(page);
    figures.push(await openDashboard(page));
    // The next start is not to pay for what this page does when idle.
    await page.waitForTimeout(2000);
    await page.close();
  }
  return figures;
}

export const say = (name: string, text: string): void => console.log(`${name.padEnd(8)} ${text}`);
export const spread = (figures: number[]): string =>
  `median ${ms(percentile(figures, 0.5))}, least ${ms(Math.min(...figures))}, most ${ms(Math.max(...figures))}`;

const SETTLED_AFTER_MS = 20_000;

/** Says what was watched, and what memory the tab has a while later. */
export async function sayWatched(page: Page, { frames, stretches, before, most }: Watched): Promise<void> {
  const { gaps, longFrames, longTasks } = frames;
  say(
    'frames',
    `${gaps.length}, p99 ${ms(percentile(gaps, 0.99))}, gaps ${longOnes(gaps)}; animation frames ${longOnes(longFrames)}; ` +
      `tasks ${longOnes(longTasks)}; work in processor time ${longOnes(stretches)}`,
  );
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const after = await privateMemory(page);
  say(
    'memory',
    `before ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB, later ${after.toFixed(0)} MB`,
  );
}
