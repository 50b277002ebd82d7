import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { expect } from '../e2e/support.ts';
import { LANGUAGE_COOKIE, type OfferedLanguage } from '../src/kernel/languages.ts';
import { PICTURE_TIME } from './day.ts';
import { PHONE } from './looks.ts';

const DEVICE: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  viewport: PHONE,
};

/** The texts of a folder of src in a language. */
export const textsIn = (language: OfferedLanguage, folder: string) =>
  import(`../src/${folder}/texts${language === 'en' ? '' : `.${language}`}.ts`);

/** A page of a new device with a language, on which it is the time of the pictures. */
export async function devicePage(browser: Browser, language: OfferedLanguage = 'en'): Promise<Page> {
  const baseURL = process.env.E2E_BASE_URL ?? '';
  const context = await browser.newContext({ ...DEVICE, baseURL });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
  await context.clock.setFixedTime(PICTURE_TIME);
  // Every build has a code of its own.
  await context.route('**/release.json', (route) => route.fulfill({ json: { version: '1.0.0', files: {} } }));
  // Whether a browser has a language model of its own depends on the machine.
  await context.addInitScript(() => Object.assign(globalThis, { LanguageModel: undefined }));
  return context.newPage();
}

/** A page of Maya's, who has written for two years: everything is on the device. No picture changes what she has. */
export async function mayasPage(browser: Browser, language: OfferedLanguage = 'en'): Promise<Page> {
  const page = await devicePage(browser, language);
  // What a device says of a week is kept for her others, in its own language: here each says it anew.
  await page.route('**/api/weekly/insights/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: 'maya@example.com', password: 'growth-loop' },
    headers: { origin: new URL(process.env.E2E_BASE_URL ?? '').origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/dashgrowthloop');
  const { reachedSummary } = await textsIn(language, 'features/goals');
  const { olderPagesLoading } = await textsIn(language, 'kit');
  // The goal reached first, and with it everything: what is older comes last.
  await expect(page.getByText(reachedSummary(6))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(olderPagesLoading)).toHaveCount(0);
  return page;
}

interface OfEach {
  /** A page of a new device where nobody is signed in. */
  page: Page;
}

interface OfWorker {
  /** A page of Maya's, who has written for two years. No picture changes what she has. */
  maya: Page;
}

export const test = base.extend<OfEach, OfWorker>({
  page: async ({ browser }, use) => {
    const page = await devicePage(browser);
    await use(page);
    await page.context().close();
  },
  maya: [
    async ({ browser }, use) => {
      const page = await mayasPage(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page on a phone and waits for what it is about. */
export async function open(page: Page, address: string, heading?: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('One moment...')).toHaveCount(0);
}
