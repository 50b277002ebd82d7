import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { installed } from './notebook-steps.ts';
import { expect, goWithin, signUp, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/* What the service worker promises: the app's code and its shell are on the device, and nothing else. */

/** Every address that the browser's caches hold. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens addresses without a connection, and answers what had to come from the network nevertheless. */
async function openOffline(
  context: BrowserContext,
  shortcuts: string[],
  others: string[],
): Promise<string[]> {
  await context.setOffline(true);
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // What the next address has cut short was not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(new URL(request.url()).pathname);
  });
  for (const address of shortcuts) {
    await page.goto(address);
    await expect(page.locator('textarea:focus, input:focus'), address).toBeVisible();
  }
  for (const address of others) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Menu' }), address).toBeVisible();
  }
  await page.close();
  await context.setOffline(false);
  return missing.filter((path) => !path.startsWith('/api/'));
}

test('once it is installed, the device has the app’s code and its shell, and nothing else', async ({
  baseURL,
}) => {
  test.slow();
  const profile = await mkdtemp(join(tmpdir(), 'growth-loop-browser-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: process.env.E2E_BROWSER,
      args: browserFlags(),
      baseURL,
      reducedMotion: 'reduce',
    });
  const first = await open();
  try {
    const page = first.pages()[0] ?? (await first.newPage());
    await signUp(page);
    await installed(page);
  } finally {
    await first.close();
  }
  const context = await open();
  try {
    await startedAgain(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

/** What holds in a browser that was closed since the app was installed in it. */
async function startedAgain(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  await test.step('the manifest makes it installable, with shortcuts', async () => {
    expect(manifest).toMatchObject({
      name: 'Growth Loop',
      start_url: '/dashgrowthloop',
      display: 'standalone',
    });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
    const places = ['Write today’s page', 'Add an action', 'Note a lesson'];
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(places);
  });
  await test.step('without a connection it opens, shortcuts at the place to write, and no code comes from the network', async () => {
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
    expect(await openOffline(context, shortcuts, ['/journal/history', '/profile', '/'])).toEqual([]);
  });
  await test.step('where the browser knows how, code comes from the cache without the worker being asked', async () => {
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const sources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map((entry) => (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(new Set(sources)).toEqual(new Set(['cache']));
  });
  await test.step('the caches hold code alone, all of it also after signing out without a connection', async () => {
    const isCode = (path: string): boolean =>
      /^\/(assets\/|icon|index\.html|manifest|release|service-worker\.js)/.test(path);
    await goWithin(page, '/journal/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Action Journal History');
    await goWithin(page, '/profile');
    await expect(page.getByRole('region', { name: 'Pauses', exact: true })).toBeVisible();
    const before = await cached(page);
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter((path) => !isCode(path))).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(await cached(page)).toEqual(before);
    await page.goto('/login');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('calls, health and files are never answered by the shell', async () => {
    for (const address of ['/api/no-such-call', '/functions/none', '/healthz', '/icon.svg']) {
      const answer = await page.goto(address);
      expect(await answer?.text(), address).not.toContain('id="root"');
    }
  });
}

test('a public page is not slowed: nobody who is signed out gets a service worker', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Three strokes make a day' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** The browser fetches a newer release, which is one because its service worker has another address. */
const release = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js?newer');
    while (!registration.waiting) await new Promise((resume) => setTimeout(resume, 50));
  });

/** Counts how often the page is loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * Ends the service workers, as the browser does by itself with those that have nothing to do, but not with watched ones,
 * as they are here: a newer one may then wait for the older one's end for minutes.
 */
async function workerEnder(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  return async () => {
    await session.send('ServiceWorker.stopAllWorkers');
  };
}

test('a newer release waits while somebody writes, in whatever tab, and is taken once when it is quiet', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signUp(page);
  await installed(page);
  await goWithin(page, '/tasks');
  await page.getByLabel('Add an action').fill('Call D');
  const other = await context.newPage();
  await other.goto('/scoring');
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  const loads = loadsOf(page);
  const loadsOfOther = loadsOf(other);
  await release(other);
  await context.clock.runFor(120_000);
  expect(loads() + loadsOfOther()).toBe(0);
  await expect(page.getByLabel('Add an action')).toHaveValue('Call D');

  await page.getByLabel('Add an action').fill('');
  await context.clock.runFor(60_000);
  const endIdleWorkers = await workerEnder(other);
  const loadsOfOtherNow = async (): Promise<number> => {
    await endIdleWorkers();
    return loadsOfOther();
  };
  await expect.poll(loadsOfOtherNow, { intervals: [3000] }).toBe(1);
  await expect.poll(loads).toBe(1);
  await context.clock.runFor(120_000);
  expect([loads(), loadsOfOther()]).toEqual([1, 1]);
});
