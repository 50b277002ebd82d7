import type { BrowserContext, Page } from '@playwright/test';
import { protectedAddresses } from './addresses.ts';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { addedAction } from './stored-words.ts';
import { expect, goWithin, signUp, test } from './support.ts';

/*
 * Nothing moves by itself: on every page, cold on a device that has nothing and again from what lies on it.
 */

/** The sum of all shifts of a page, as Core Web Vitals weigh them; the limit of what nobody notices. */
const LIMIT = 0.03;
const TABS = 3;
const PUBLIC = ['/', '/introduction', '/login', '/registration', '/terms', '/privacy', '/reset-password'];

/** Adds up what shifts; and says what it was, for whoever has to find the cause. */
function watchShifts(): void {
  const seen: { value: number; moved: string[] }[] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
      seen.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Shift {
  value: number;
  moved: string[];
}

type Going = (page: Page, address: string) => Promise<unknown>;

const load: Going = (page, address) => page.goto(address);

/** What shifts from the moment in which the page is asked for until nothing comes any longer. */
async function shiftsOf(page: Page, address: string, go: Going): Promise<Shift[]> {
  const seen = () =>
    page.evaluate(() => (globalThis as unknown as { shifts?: Shift[] }).shifts?.splice(0) ?? []);
  await seen();
  await go(page, address);
  await page.waitForLoadState('networkidle');
  // What comes late is what shifts: rows of the first sync, parts whose code comes after the page.
  await page.waitForTimeout(700);
  return seen();
}

const sum = (shifts: Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);

/** Whatever of the addresses moves more than anyone may notice, and what it is that moves there. */
async function movingOf(page: Page, addresses: string[], go: Going): Promise<Record<string, Shift[]>> {
  const moving: Record<string, Shift[]> = {};
  for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
    const shifts = await shiftsOf(page, address, go);
    if (sum(shifts) >= LIMIT) moving[address] = shifts;
  }
  return moving;
}

/** Loads the addresses in several tabs: most of the time of each is waiting for what does not come. */
async function expectStill(context: BrowserContext, addresses: string[]): Promise<void> {
  const left = [...addresses];
  const inTab = async () => {
    const page = await context.newPage();
    const moving = await movingOf(page, left, load);
    await page.close();
    return moving;
  };
  const tabs = Array.from({ length: Math.min(TABS, addresses.length) }, inTab);
  expect(Object.assign({}, ...(await Promise.all(tabs)))).toEqual({});
}

async function somebodyWithADay(page: Page): Promise<void> {
  await signUp(page);
  await savedEntry(page);
  await savedEntry(page);
  await savedLesson(page, 'Ask before you assume');
  for (const text of ['Send Priya the outline', 'Hold the library room']) await addedAction(page, text);
}

/** Makes this page's device one that has nothing but the cookies of whoever is signed in. */
async function forget(page: Page): Promise<void> {
  // What is open holds its database.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(process.env.E2E_BASE_URL ?? '').origin,
    storageTypes: 'indexeddb,local_storage,cache_storage',
  });
  await session.detach();
}

/** A second address of a page shows the same page. */
const SAME_PAGE = ['/impactintentions', '/dashboard', '/dashboard/growth', '/dashboard/tools'];
const everyPage = protectedAddresses.filter((address) => !SAME_PAGE.includes(address));

/** Pages of nothing but text, which stand as they are once the frame around them does. */
const TEXT_ALONE = new Set([
  '/payment-confirmation',
  '/welcome',
  '/trial-ended',
  '/task-overview',
  '/journaling-overview',
  '/repetition-power',
]);

/** Pages of one column, in which nothing stands beside anything, however wide the screen is. */
const ONE_COLUMN = new Set([
  ...TEXT_ALONE,
  '/checkout',
  '/impact-intentions',
  '/core-word',
  '/core-values',
  '/core-value-confirmation',
  '/update-core-values',
  '/sync-monitor',
  '/import',
  '/journal/complete',
  '/journal/edit',
  '/lessons/edit',
  '/scoring',
]);

for (const { name, viewport, notLoaded } of [
  { name: 'on a phone', viewport: { width: 390, height: 844 }, notLoaded: TEXT_ALONE },
  {
    name: 'on a desktop',
    viewport: { width: 1280, height: 900 },
    // What has one column is loaded on a phone, and gone to from page to page here.
    notLoaded: ONE_COLUMN,
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('public pages stand still while they load', async ({ context }) => {
      await context.addInitScript(watchShifts);
      await expectStill(context, PUBLIC);
    });

    test('pages of the app stand still while they load, cold and warm', async ({ page, context }) => {
      test.setTimeout(240_000);
      await somebodyWithADay(page);
      await context.addInitScript(watchShifts);
      for (const address of ['/tasks', '/journal/history', '/profile', '/dashgrowthloop']) {
        await test.step(`${address}, cold`, async () => {
          await forget(page);
          expect(await movingOf(page, [address], load)).toEqual({});
        });
      }
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
      await test.step('every page that is loaded warm', () =>
        expectStill(
          context,
          everyPage.filter((address) => !notLoaded.has(address)),
        ));
      await test.step('every other page that is gone to from another', async () => {
        const others = everyPage.filter((address) => notLoaded.has(address));
        expect(await movingOf(page, others, goWithin)).toEqual({});
      });
    });
  });
}
