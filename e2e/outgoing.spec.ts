import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { unsubscribeLink } from '../src/features/emails/server/unsubscribe-link.ts';
import { KillableServer } from './kill-steps.ts';
import { installed } from './notebook-steps.ts';
import { button, day, openProfile, phone, section, textReminders } from './profile-steps.ts';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support.ts';

/* What leaves the server for others: the operator's webhook, mail that is stopped by one click, the calendar's feed. */

test.describe.configure({ mode: 'serial' });
test.slow();

const AUTH_SECRET = 'a-secret-of-journeys-that-is-long-enough-for-it';

/** Stands in for the operator's reminder service: answers what it is told to. */
let status = 200;
let heard: { eventType: string; morningDays?: string[] }[] = [];
let receiver: Server;
let server: KillableServer;

test.beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    heard.push(JSON.parse(text));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await KillableServer.start({
    AUTH_SECRET,
    REMINDER_WEBHOOK_URL: `http://127.0.0.1:${port}/reminders`,
  });
});
test.afterAll(async () => {
  await server?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});
test.beforeEach(() => {
  status = 200;
  heard = [];
});

async function somebody(browser: Browser, options = {}): Promise<{ page: Page; account: Account }> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  // Names the server, without a start of the app.
  await page.goto('/healthz');
  return { page, account: await signUp(page) };
}

const row = async ({ userId }: Account) =>
  (await server.sql('select * from profiles where id = $1', [userId]))[0] ?? {};
const settings = (heardOf = heard) =>
  heardOf.filter(({ eventType }) => eventType === 'reminder_settings_update');

test('MSG-26 CALL-44 CALL-45 a reminder service that refuses is told when reminders are saved, and one that takes them hears them', async ({
  browser,
}) => {
  const { page, account } = await somebody(browser);
  await openProfile(page);
  await textReminders(page).check();
  await phone(page).fill('+1 555 010 0199');
  status = 503;
  await button(page, 'Save reminders').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save reminder settings' })).toBeVisible();
  const refused = settings().length;
  expect(refused).toBe(1);
  // It is not sent again behind anybody's back, and nothing lies with what needs the person.
  await expect(page.getByRole('button', { name: /Needs you/ })).toHaveCount(0);
  status = 200;
  await day(page, 'Morning, Sunday').uncheck();
  await button(page, 'Save reminders').click();
  await expect(page.getByText('Reminders Scheduled')).toBeVisible();
  expect(
    settings()
      .slice(refused)
      .map(({ morningDays }) => morningDays),
  ).toEqual([['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']]);
  expect(await row(account)).toMatchObject({ phone_reminders_enabled: true });
  await test.step('saved without a connection they reach the service later, also one that refuses at first', async () => {
    heard = [];
    await page.context().setOffline(true);
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    status = 500;
    await page.context().setOffline(false);
    await expect.poll(async () => (await row(account)).email_reminders_enabled).toBe(true);
    await expect.poll(() => settings().length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /Needs you/ })).toHaveCount(0);
    status = 200;
    const before = settings().length;
    await server.sql(`update pgboss.job set start_after = now() where name = 'webhook'`);
    await expect.poll(() => settings().length).toBeGreaterThan(before);
  });
});

/** The paper and the fonts of the app, although the server writes the page. */
async function expectAppLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const paper = { light: 'rgb(250, 247, 240)', dark: 'rgb(27, 24, 20)' };
  await expect(page.locator('body')).toHaveCSS('background-color', paper[colorScheme]);
  const families = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(families).toEqual(['Literata', 'Figtree']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
}

test('mail is stopped by one click, without signing in, and turned on again', async ({ browser }) => {
  const { page, account } = await somebody(browser, { serviceWorkers: 'allow' });
  await openProfile(page);
  await section(page, 'Email').getByRole('switch', { name: 'Weekly summary by email' }).check();
  await expect.poll(async () => (await row(account)).weekly_summary_enabled).toBe(true);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Weekly summary by email' })).toBeChecked();

  for (const colorScheme of ['light', 'dark'] as const) {
    const mailbox = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } });
    const letter = await mailbox.newPage();
    await letter.goto(
      unsubscribeLink({ authSecret: AUTH_SECRET, appUrl: server.url }, account.userId, 'weekly-summary'),
    );
    await expect(letter.getByRole('heading', { name: 'Stop the weekly summary?' })).toBeVisible();
    await expectAppLook(letter, colorScheme);
    // Either look is held against axe in both schemes.
    if (colorScheme === 'light') await expectAccessible(letter);
    await expectNoSidewaysScroll(letter);
    await letter.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(
      letter.getByRole('heading', { name: 'You’re unsubscribed from the weekly summary' }),
    ).toBeVisible();
    expect((await row(account)).weekly_summary_enabled).toBe(false);
    if (colorScheme === 'light') await expectAccessible(letter);
    await letter.getByRole('button', { name: 'Turn them back on' }).click();
    await expect(letter.getByRole('heading', { name: 'You’ll get the weekly summary again' })).toBeVisible();
    expect((await row(account)).weekly_summary_enabled).toBe(true);
    await mailbox.close();
  }

  await test.step('also where the app is installed: the link is no page of the app', async () => {
    await installed(page);
    await page.goto(
      unsubscribeLink({ authSecret: AUTH_SECRET, appUrl: server.url }, account.userId, 'weekly-summary'),
    );
    await expect(page.getByRole('heading', { name: 'Stop the weekly summary?' })).toBeVisible();
  });
});

test('the calendar’s address is copied, renewed and turned off', async ({ browser, request }) => {
  const { page } = await somebody(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const answers = async (address: string) => (await request.get(address)).status();
  const calendar = section(page, 'Calendar');
  await page.route('**/api/calendar-feed', (route) => route.abort('internetdisconnected'));
  await openProfile(page);
  await test.step('without a connection it says so, and comes when there is one', async () => {
    const notLoaded = 'We couldn’t load your calendar address. Please try again.';
    await expect(calendar.getByText(notLoaded)).toBeVisible();
    await page.unroute('**/api/calendar-feed');
    await calendar.getByRole('button', { name: 'Try again' }).click();
  });
  await button(page, 'Turn on the calendar').click();
  const field = calendar.getByRole('textbox', { name: 'Secret address' });
  const first = await field.inputValue();
  expect(await answers(first)).toBe(200);
  await test.step('it can be copied', async () => {
    await button(page, 'Copy address').click();
    await expect(page.getByText('Address copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  });
  await test.step('a new one ends the old one', async () => {
    await button(page, 'Renew address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toHaveValue(first);
    await button(page, 'Renew address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew address' }).click();
    await expect(field).not.toHaveValue(first);
    expect([await answers(first), await answers(await field.inputValue())]).toEqual([404, 200]);
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await test.step('turned off it leads nowhere, also after a reload', async () => {
    const last = await field.inputValue();
    await calendar.getByRole('button', { name: /^Turn off/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(button(page, 'Turn on the calendar')).toBeVisible();
    expect(await answers(last)).toBe(404);
    await page.reload();
    await expect(button(page, 'Turn on the calendar')).toBeVisible();
  });
});
