import type { BrowserContext, Page } from '@playwright/test';
import { protectedAddresses } from './addresses.ts';
import { complete, savedEntry, savedLesson, writePage } from './journal-steps.ts';
import { type Account, expect, signUp, test } from './support.ts';

/*
 * Nothing moves by itself: on every page, cold on a device that has nothing and again from what lies on it.
 */

/** The sum of all shifts of a page, as Core Web Vitals weigh them; the limit of what nobody notices. */
const LIMIT = 0.05;
const WIDTHS = [390, 1280];
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

async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // What comes late is what shifts: rows of the first sync, parts whose code comes after the page.
  await page.waitForTimeout(700);
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

const sum = (shifts: Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);

/** Opens the addresses in several tabs: most of the time of each is waiting for what does not come. */
async function expectStill(context: BrowserContext, addresses: string[], when: string): Promise<void> {
  const moving: Record<string, unknown> = {};
  const left = [...addresses];
  const goThrough = async (): Promise<void> => {
    const page = await context.newPage();
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const shifts = await shiftsOf(page, address);
      if (sum(shifts) >= LIMIT) moving[`${address} ${when}`] = shifts;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, goThrough));
  expect(moving).toEqual({});
}

async function somebodyWithADay(page: Page): Promise<Account> {
  const account = await signUp(page);
  await savedEntry(page);
  await savedLesson(page, 'Ask before you assume');
  await writePage(page);
  await complete(page).click();
  await page.waitForURL('**/journal/complete**');
  return account;
}

const everyPage = protectedAddresses.filter((address) => address !== '/journal/complete');

for (const width of WIDTHS) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    test('public pages stand still while they load', async ({ context }) => {
      await context.addInitScript(watchShifts);
      await expectStill(context, PUBLIC, 'cold');
    });

    test('pages of the app stand still while they load, cold and warm', async ({ page, browser }) => {
      test.setTimeout(240_000);
      const { email, password } = await somebodyWithADay(page);
      const cold = async (): Promise<BrowserContext> => {
        const context = await browser.newContext({
          baseURL: process.env.E2E_BASE_URL,
          viewport: { width, height: width < 768 ? 844 : 900 },
        });
        await context.request.post('/api/auth/sign-in/email', {
          data: { email, password },
          headers: { origin: new URL(page.url()).origin },
        });
        await context.addInitScript(watchShifts);
        return context;
      };
      for (const address of ['/dashgrowthloop', '/tasks', '/journal/history', '/profile']) {
        const context = await cold();
        await expectStill(context, [address], 'cold');
        await context.close();
      }
      const context = await cold();
      const warm = await context.newPage();
      await warm.goto('/dashgrowthloop');
      await expect(warm.getByRole('button', { name: 'Saved' })).toBeVisible();
      await expectStill(context, everyPage, 'warm');
      await context.close();
    });
  });
}
