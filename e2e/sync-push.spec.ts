import type { BrowserContext, Page } from '@playwright/test';
import { KillableServer } from './kill-steps.ts';
import { actionBox, expectSaved, rows } from './notebook-steps.ts';
import { type Account, expect, fetchNews, signIn, signUp, stopClock, test } from './support.ts';

/* Two devices of one person, at a server that tells one that the other has written. */

const EVENTS = '**/api/sync/events';
/** A device asks by itself this often at the most, in milliseconds of its own clock. */
const ASKS_EVERY = 90_000;

let server: KillableServer;

test.beforeAll(async () => {
  server = await KillableServer.start({ SYNC_PUSH: 'on' });
});
test.afterAll(() => server.stop());

/** Opens the actions, and resolves once the server tells this page what is new. */
async function openListening(page: Page): Promise<void> {
  const listening = page.waitForResponse(EVENTS);
  await page.goto('/tasks');
  await expect(actionBox(page)).toBeVisible();
  expect((await listening).status()).toBe(200);
}

async function somebody(context: BrowserContext): Promise<{ account: Account; phone: Page }> {
  const phone = await context.newPage();
  await phone.goto('/');
  return { account: await signUp(phone, { confirmed: false }), phone };
}

async function add(page: Page, words: string): Promise<void> {
  await actionBox(page).fill(words);
  await actionBox(page).press('Enter');
  await expect(rows(page).filter({ hasText: words })).toBeVisible();
}

const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Lets two seconds pass on a page whose clock stands still, and answers whether it shows these words. */
async function showsSoon(page: Page, words: string): Promise<boolean> {
  const found = rows(page).filter({ hasText: words });
  for (let step = 0; step < 20 && (await found.count()) === 0; step++) {
    await page.clock.runFor(100);
  }
  return (await found.count()) > 0;
}

test('what is written on one device shows on another one, long before that would ask', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const { account, phone } = await somebody(context);
  await openListening(phone);
  const [laptop, deaf] = [
    await signIn(browser, account, server.url),
    await signIn(browser, account, server.url),
  ];
  await deaf.route(EVENTS, (route) => route.abort());
  for (const page of [laptop, deaf]) await page.clock.install();
  await openListening(laptop);
  await deaf.goto('/tasks');
  for (const page of [laptop, deaf]) {
    await expectSaved(page);
    await stopClock(page);
  }
  const began = await pageTime(laptop);
  await add(phone, 'Call Dad');
  await expectSaved(phone);
  await expect.poll(() => showsSoon(laptop, 'Call Dad')).toBe(true);
  expect((await pageTime(laptop)) - began).toBeLessThan(ASKS_EVERY);
  // The same without the server’s word: it was not chance, nor anything else that made the other one ask.
  expect(await showsSoon(deaf, 'Call Dad')).toBe(false);
  await fetchNews(deaf);
  await expect.poll(() => showsSoon(deaf, 'Call Dad')).toBe(true);
  for (const page of [phone, laptop, deaf]) await page.context().close();
});

test('after the server was killed and has started again, it goes on by itself', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const { account, phone } = await somebody(context);
  await openListening(phone);
  const laptop = await signIn(browser, account, server.url);
  await openListening(laptop);
  await expectSaved(laptop);
  const again = laptop.waitForResponse((response) => response.url().endsWith('/events') && response.ok());
  await server.killAndRestart();
  await add(phone, 'Water the plants');
  await again;
  await expect(rows(laptop).filter({ hasText: 'Water the plants' })).toBeVisible();
  await add(phone, 'Read a page');
  await expect(rows(laptop).filter({ hasText: 'Read a page' })).toBeVisible();
  for (const page of [phone, laptop]) await page.context().close();
});

test('one tab of a device listens, and the next one when it is closed', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const opened: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/sync/events')) opened.push(request.frame().page());
  });
  const { account, phone: first } = await somebody(context);
  await openListening(first);
  const second = await context.newPage();
  await second.goto('/tasks');
  await expectSaved(second);
  expect(opened).toEqual([first]);
  const laptop = await signIn(browser, account, server.url);
  await openListening(laptop);
  await add(laptop, 'Fix the bike');
  for (const page of [first, second]) {
    await expect(rows(page).filter({ hasText: 'Fix the bike' })).toBeVisible();
  }
  const taken = second.waitForResponse(EVENTS);
  await first.close();
  await taken;
  expect(opened).toEqual([first, second]);
  await add(laptop, 'Buy a bell');
  await expect(rows(second).filter({ hasText: 'Buy a bell' })).toBeVisible();
  for (const page of [second, laptop]) await page.context().close();
});

/** As the browser tells a page that it is hidden, or seen again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a page that nobody has looked at for a minute lets go, and listens again once somebody does', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const { phone } = await somebody(context);
  await phone.clock.install();
  await openListening(phone);
  await expectSaved(phone);
  const left = phone.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
  await setHidden(phone, true);
  await phone.clock.runFor(59_000);
  const again = phone.waitForRequest(EVENTS);
  await phone.clock.runFor(2000);
  await left;
  await setHidden(phone, false);
  await again;
  await context.close();
});
