import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { installed } from './notebook-steps.ts';
import {
  expectRelease,
  fetchNewer,
  isSecond,
  keptReleases,
  LATER_PAGE,
  ReleasingServer,
  versionSection,
} from './release-steps.ts';
import { expect, goWithin, signUp, test } from './support.ts';
import { turnVaultOn } from './vault-steps.ts';

test.use({ serviceWorkers: 'allow' });

/* Which code runs: whether it is that of the release, and when a newer one takes its place. */

const checkCode = (page: Page) =>
  versionSection(page).getByRole('button', { name: 'Check the code' }).click();
const outcome = (page: Page) => versionSection(page).getByRole('status');

test('the profile says which release it is and whether its files are those of the list', async ({ page }) => {
  await signUp(page);
  await installed(page);
  await page.goto('/profile');
  await expectRelease(page, /^Release \d+\.\d+\.\d+, code( [0-9a-f]{4}){4}$/);
  await checkCode(page);
  await expect(outcome(page)).toHaveText(
    /^All \d{3} files on this device match the release’s list\. Our server publishes the same list\.$/,
  );

  await test.step('a file that was changed on the device is named', async () => {
    const changed = await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('release '));
      const cache = await caches.open(name);
      const [request] = (await cache.keys()).filter(({ url }) =>
        url.includes('/assets/lessons-history-page-'),
      );
      const code = await (await cache.match(request ?? ''))?.text();
      await cache.put(request ?? '', new Response(`${code} `));
      return new URL(request?.url ?? '').pathname;
    });
    await checkCode(page);
    await expect(outcome(page)).toContainText('1 file on this device differs from the release’s list:');
    await expect(outcome(page).getByRole('listitem')).toHaveText([changed]);
  });
});

test.describe('where no worker keeps the app', () => {
  test.use({ serviceWorkers: 'block' });

  test('what the server sends is compared, and a file of its own is named', async ({ page }) => {
    await signUp(page);
    await page.goto('/profile');
    await checkCode(page);
    await expect(outcome(page)).toHaveText(/^All \d{3} files .* Our server publishes the same list\.$/);
    await page.route('**/assets/lessons-history-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'steal()' }),
    );
    await checkCode(page);
    await expect(outcome(page).getByRole('listitem')).toHaveText([/^\/assets\/lessons-history-page-.*\.js$/]);
    await expect(outcome(page)).toContainText('don’t type your passphrase here');
  });
});

/** A browser with a profile on the disk, which is closed and opened again. */
async function withBrowser(work: (open: () => Promise<Page>, server: ReleasingServer) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'growth-loop-browser-'));
  const server = await ReleasingServer.start();
  let context: BrowserContext | undefined;
  const open = async (): Promise<Page> => {
    await context?.close();
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.E2E_BROWSER,
      args: browserFlags(),
      baseURL: server.url,
      reducedMotion: 'reduce',
    });
    return context.pages()[0] ?? (await context.newPage());
  };
  try {
    await work(open, server);
  } finally {
    await context?.close();
    server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

test('with a private vault a release stays, also after a restart, until the person takes the newer one', async () => {
  test.slow();
  await withBrowser(async (open, server) => {
    const first = await open();
    await first.goto('/');
    const account = await signUp(first);
    await installed(first);
    await turnVaultOn(first, account);

    await test.step('it is offered, and nothing changes below a page that is open', async () => {
      await server.release();
      await fetchNewer(first);
      await expect(first.getByText('A new version is ready.', { exact: true })).toBeVisible();
      await goWithin(first, LATER_PAGE);
      await expect(first.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
      await first.reload();
      expect(await isSecond(first)).toBe(false);
    });

    const again = await open();
    await test.step('after a restart the newer worker serves the release before', async () => {
      await again.goto('/profile');
      await expect(
        versionSection(again).getByText(/^A new version is ready: release 9\.9\.9, code/),
      ).toBeVisible();
      await expect
        .poll(() => again.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
        .toBeNull();
      expect(await isSecond(again)).toBe(false);
      await again.goto('/terms');
      await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
      // The server's own document of the page names its scripts.
      await expect(again.locator('meta[name="scripts"]')).toHaveCount(0);
      await again.goto(LATER_PAGE);
      await expect(again.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
      expect(await keptReleases(again)).toHaveLength(2);
    });

    await test.step('taken, it is served at once, and nothing differs', async () => {
      await again.goto('/profile');
      await versionSection(again).getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => isSecond(again).catch(() => false)).toBe(true);
      await expectRelease(again, /^Release 9\.9\.9, code/);
      await checkCode(again);
      await expect(outcome(again)).toHaveText(/^All \d{3} files .* Our server publishes the same list\.$/);
    });

    await test.step('the release before is deleted once no page of it can be open', async () => {
      const last = await open();
      await last.goto('/profile');
      await expectRelease(last, /^Release 9\.9\.9, code/);
      await expect.poll(() => keptReleases(last)).toHaveLength(1);
    });
  });
});

test('without a private vault a restart is enough to take a newer release', async () => {
  await withBrowser(async (open, server) => {
    const page = await open();
    await page.goto('/');
    await signUp(page);
    await installed(page);
    await server.release();
    await fetchNewer(page);
    const again = await open();
    await again.goto('/profile');
    // The first page after a restart may still come from the worker before.
    await expect
      .poll(async () => {
        await again.reload();
        return isSecond(again);
      })
      .toBe(true);
  });
});
