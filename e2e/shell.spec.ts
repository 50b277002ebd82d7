import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { protectedAddresses } from './addresses.ts';
import { followMenu, openMenu } from './menu-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, test } from './support.ts';

const publicAddresses = [
  '/',
  '/introduction',
  '/registration',
  '/confirmation',
  '/reset-password',
  '/couponconfirmation',
  '/login',
];

/** Open as well: what the landing page links to, and where something outside leads back to. */
const alsoPublic = ['/terms', '/privacy', '/auth-error', '/reminder', '/google-return'];

const addressOf = (page: Page): string => new URL(page.url()).pathname;

test('NAV-02 ROL-01 without a session the public addresses open, each under its own name', async ({
  page,
}) => {
  for (const address of publicAddresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(addressOf(page)).toBe(address);
  }
});

test('NAV-02 no address of the product is in neither list, nor in the other one', () => {
  const sourceOf = (file: string) => readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8');
  const addressesIn = (source = '') => [...source.matchAll(/'(\/[\w/-]*)'/g)].map(([, address]) => address);
  const [open, closed] = sourceOf('routes.tsx').split(/const (?:protectedPages|everyPage)\b/);
  const isPublic = new Set([...addressesIn(sourceOf('public/pages.ts')), ...addressesIn(open)]);
  expect([...isPublic].toSorted()).toEqual([...publicAddresses, ...alsoPublic].toSorted());
  const guarded = protectedAddresses.map((address) => address.split('?')[0]);
  expect([...addressesIn(closed), '/dashboard'].toSorted()).toEqual(guarded.toSorted());
});

test('NAV-02 NAV-03 every address of the app sends a person without a session to /', async ({ page }) => {
  await page.goto('/tasks');
  await expect(page).toHaveURL('/');
  for (const address of protectedAddresses) {
    await goWithin(page, address);
    await expect(page, address).toHaveURL('/');
  }
});

test('NAV-03 with a session the protected addresses open, and stay', async ({ page }) => {
  await signUp(page);
  for (const address of ['/tasks', '/profile', '/pricing', '/journal/history', '/dashtools']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(addressOf(page)).toBe(address);
  }
});

const unknown = (page: Page) => page.getByRole('heading', { name: 'This page doesn’t exist', level: 1 });

test('NAV-03 an address that leads nowhere has a page of its own, with a session and without', async ({
  page,
}) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(unknown(page)).toBeVisible();
  await expect(page).toHaveTitle(/This page doesn’t exist/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await signUp(page);
  expect((await page.goto('/journal/no-such-page'))?.status()).toBe(404);
  await expect(unknown(page)).toBeVisible();
  expect(addressOf(page)).toBe('/journal/no-such-page');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Find something you wrote' }).click();
  await expect(page).toHaveURL('/find');
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('ROL-09 no address and no row of the menu leads to a screen of an administrator', async ({ page }) => {
  await signUp(page);
  for (const address of ['/admin', '/admin/users', '/dashboard/admin', '/users']) {
    await page.goto(address);
    await expect(unknown(page), address).toBeVisible();
  }
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: /admin|users|manage/i })).toHaveCount(0);
});

test('the menu holds its rows and groups in their order', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  await openMenu(page);
  const menu = page.getByRole('menu', { name: 'Menu' });
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
    'Profile Settings',
    'Schedule a Coaching Call',
    'Search and commands',
    'Keyboard shortcuts',
    'Journal',
    'Lessons Learned',
    'How Scoring Works',
    'Why It Works',
    'Task Overview',
    'Power of Repetition',
    'Sign Out',
  ]);
  const rows = (group: string) => menu.getByRole('group', { name: group }).getByRole('menuitem');
  await test.step('NAV-07 History holds journal and lessons', async () => {
    expect(await rows('History').allTextContents()).toEqual(['Journal', 'Lessons Learned']);
  });
  await test.step('NAV-08 NAV-09 the Knowledge Base holds its four pages', async () => {
    expect(await rows('Knowledge Base').allTextContents()).toEqual([
      'How Scoring Works',
      'Why It Works',
      'Task Overview',
      'Power of Repetition',
    ]);
  });
  await test.step('NAV-04 the groups stand in order', async () => {
    const order = (await menu.textContent()) ?? '';
    const places = ['Profile Settings', 'Schedule a Coaching Call', 'History', 'Knowledge Base', 'Sign Out'];
    const found = places.map((text) => order.indexOf(text));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThanOrEqual(0);
  });
});

test('the rows of the menu lead to their pages', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  const leads = async (name: string, address: string) => {
    await followMenu(page, name);
    await expect(page, name).toHaveURL(address);
  };
  await test.step('NAV-05 Profile Settings', () => leads('Profile Settings', '/profile'));
  await test.step('NAV-07 History', async () => {
    await leads('Journal', '/journal/history');
    await leads('Lessons Learned', '/lessons-history');
  });
  await test.step('NAV-08 Knowledge Base', async () => {
    await leads('How Scoring Works', '/scoring');
    await leads('Task Overview', '/task-overview');
    await leads('Power of Repetition', '/repetition-power');
  });
  await test.step('NAV-09 the growth system', () => leads('Why It Works', '/journaling-overview'));
});

test('NAV-06 Schedule a Coaching Call opens the booking page outside, in a new tab', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/pricing');
  const settings = await page.evaluate(() => document.getElementById('settings')?.textContent ?? '{}');
  const booking: string = JSON.parse(settings).links.coaching;
  await context.route(booking, (route) => route.fulfill({ contentType: 'text/html', body: 'Booking page' }));
  const opened = context.waitForEvent('page');
  await followMenu(page, 'Schedule a Coaching Call');
  const outside = await opened;
  await outside.waitForURL(booking);
  expect(new URL(booking).origin).not.toBe(new URL(page.url()).origin);
  expect(addressOf(page)).toBe('/pricing');
});

test('NAV-10 Sign Out ends the session, clears local storage and goes to /', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  await page.evaluate(() => localStorage.setItem('left-behind', 'yes'));
  await followMenu(page, 'Sign Out');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('left-behind'))).toBeNull();
  await page.goto('/tasks');
  await expect(page).toHaveURL('/');
});

test('the connection going and coming back is said', async ({ page, context }) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const messages = page.locator('[aria-atomic="false"]');
  await expect(messages).toHaveAttribute('role', 'status');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const offline = messages.getByText("You're offline. Some features may be unavailable.", { exact: true });
  await test.step('MSG-86 going offline', async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
  });
  await test.step('NAV-11 it is said as long as it lasts', async () => {
    await page.clock.runFor(60_000);
    await expect(offline).toBeVisible();
  });

  const online = messages.getByText("You're back online", { exact: true });
  await test.step('MSG-87 being back', async () => {
    await context.setOffline(false);
    await expect(online).toBeVisible();
    await expect(offline).toBeHidden();
  });
  await test.step('LIM-10 that goes after three seconds', async () => {
    await page.clock.runFor(2_900);
    await expect(online).toBeVisible();
    await page.clock.runFor(200);
    await expect(online).toBeHidden();
  });
});

test.describe('where the code comes from the network', () => {
  test('NAV-12 MSG-09 a page that breaks says so, can be tried again, and leads back to the dashboard', async ({
    page,
  }) => {
    await signUp(page);
    const brokenPage = `export default function Page() {
      if (!window.mended) throw new Error('broken');
      return 'It works again';
    }`;
    await page.route('**/assets/scoring-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: brokenPage }),
    );
    await page.goto('/scoring');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('It works again')).toBeVisible();

    await page.reload();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  });
});

test('NAV-12 a page whose code does not arrive offers another try, which fetches it again', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/assets/scoring-page-*.js', (route) => route.abort());
  await page.goto('/scoring');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/assets/scoring-page-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu answers the keyboard: arrows, Home, End, first letters, Escape', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  const button = page.getByRole('button', { name: 'Menu' });
  const row = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('Profile Settings')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('Schedule a Coaching Call')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row('Sign Out')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('Profile Settings')).toBeFocused();
  await page.keyboard.press('t');
  await expect(row('Task Overview')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row('Sign Out')).toBeFocused();
});

test('a chosen theme outlives a reload and holds before the app starts', async ({ page }) => {
  await signUp(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing');
  await openMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe('rgb(27, 24, 20)');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await paper()).toBe('rgb(27, 24, 20)');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await openMenu(page);
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  expect(await paper()).toBe('rgb(250, 247, 240)');
});

test('a new page names itself, starts at its top, and hands focus to its heading', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 700, height: 420 });
  await page.goto('/pricing');
  await expect(page).toHaveTitle('Pricing · Growth Loop');
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole('link', { name: 'Weekly', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/weekly-summaries');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Pricing · Growth Loop');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
});

test('the five places are marked where one is, on wide screens above and on phones below', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  const places = [
    ['Today', '/dashgrowthloop'],
    ['Actions', '/tasks'],
    ['Journal', '/journal/history'],
    ['Weekly', '/weekly-summaries'],
    ['Tools', '/dashtools'],
  ] as const;
  for (const [width, bar] of [
    [1280, 'Main'],
    [390, 'Main, bottom'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('navigation')).toHaveCount(1);
    for (const [name, address] of places) {
      await page.getByRole('navigation', { name: bar, exact: true }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
  }
});

test('the shell is accessible, fits 360 px, and keeps to the content security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await openMenu(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.goto('/sync-monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Tasks' })).toBeFocused();
  expect(refused).toEqual([]);
});
