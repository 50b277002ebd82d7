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

/** Open as well: what the landing page links to, where something outside leads back to, and where a locked vault leads. */
const alsoPublic = ['/terms', '/privacy', '/auth-error', '/reminder', '/google-return', '/start-over'];

const addressOf = (page: Page): string => new URL(page.url()).pathname;

test('NAV-02 no address of the product is in neither list, nor in the other one', () => {
  const sourceOf = (file: string) => readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8');
  const addressesIn = (source = '') => [...source.matchAll(/'(\/[\w/-]*)'/g)].map(([, address]) => address);
  const [open, closed] = sourceOf('routes.tsx').split(/const (?:protectedPages|everyPage)\b/);
  const isPublic = new Set([...addressesIn(sourceOf('public/pages.ts')), ...addressesIn(open)]);
  expect([...isPublic].toSorted()).toEqual([...publicAddresses, ...alsoPublic].toSorted());
  const guarded = protectedAddresses.map((address) => address.split('?')[0]);
  expect([...addressesIn(closed), '/dashboard'].toSorted()).toEqual(guarded.toSorted());
});

/** Goes to one address after the other, as the app's history does. Answers where each led to when it was given time. */
const whereItLeads = (page: Page, addresses: string[]): Promise<[string, string][]> =>
  page.evaluate(async (all) => {
    const led: [string, string][] = [];
    for (const address of all) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      const limit = performance.now() + 20_000;
      while (location.pathname !== '/' && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 10));
      led.push([address, location.pathname]);
    }
    return led;
  }, addresses);

test('without a session the public addresses open, and every other one leads to /', async ({ page }) => {
  await test.step('NAV-02 ROL-01 the public ones open, each under its own name', async () => {
    await page.goto('/couponconfirmation');
    for (const address of publicAddresses) {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      expect(addressOf(page)).toBe(address);
    }
  });
  const others = new Set(protectedAddresses);
  const sentAway = async (...addresses: string[]) => {
    expect(await whereItLeads(page, addresses)).toEqual(addresses.map((address) => [address, '/']));
    for (const address of addresses) others.delete(address);
  };
  await test.step('TSK-01 NAV-03 /tasks, loaded', async () => {
    await page.goto('/tasks');
    await expect(page).toHaveURL('/');
  });
  await test.step('SYNC-05 /sync-monitor', () => sentAway('/sync-monitor'));
  await test.step('JRN-02 /journal/new', () => sentAway('/journal/new'));
  await test.step('JRN-24 /journal/complete', () => sentAway('/journal/complete'));
  await test.step('JRN-31 /journal/history', () => sentAway('/journal/history'));
  await test.step('STA-02 /journaling-overview', () => sentAway('/journaling-overview'));
  await test.step('STA-04 /repetition-power', () => sentAway('/repetition-power'));
  await test.step('DASH-01 /dashgrowthloop', () => sentAway('/dashgrowthloop'));
  await test.step('DASH-02 /dashtools', () => sentAway('/dashtools'));
  await test.step('DASH-03 /dashboard and all below it', () =>
    sentAway('/dashboard', '/dashboard/growth', '/dashboard/tools'));
  await test.step('ONB-08 /impactintentions', () => sentAway('/impactintentions'));
  await test.step('ONB-09 /impact-intentions', () => sentAway('/impact-intentions'));
  await test.step('ONB-12 /core-word', () => sentAway('/core-word'));
  await test.step('ONB-17 /core-values', () => sentAway('/core-values'));
  await test.step('ONB-25 /core-value-confirmation', () => sentAway('/core-value-confirmation'));
  await test.step('PRF-01 /profile', () => sentAway('/profile'));
  await test.step('PRF-21 /update-core-values', () => sentAway('/update-core-values'));
  await test.step('CNT-01 /content', () => sentAway('/content'));
  await test.step('NAV-02 NAV-03 every other one', () => sentAway(...others));
});

const unknown = (page: Page) => page.getByRole('heading', { name: 'This page doesn’t exist', level: 1 });

test('an address that leads nowhere, and a page that cannot be shown, say so and lead on', async ({
  page,
}) => {
  await test.step('NAV-03 without a session', async () => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(unknown(page)).toBeVisible();
    await expect(page).toHaveTitle(/This page doesn’t exist/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
  await signUp(page);
  await test.step('NAV-03 with one', async () => {
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
  await test.step('NAV-03 the addresses of the app stay where they are', async () => {
    for (const address of ['/tasks', '/profile', '/pricing', '/journal/history', '/dashtools']) {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(addressOf(page)).toBe(address);
    }
  });
  await test.step('ROL-09 no address and no row of the menu leads to a screen of an administrator', async () => {
    for (const address of ['/admin', '/admin/users', '/dashboard/admin', '/users']) {
      await goWithin(page, '/tasks');
      await expect(unknown(page)).toHaveCount(0);
      await goWithin(page, address);
      await expect(unknown(page), address).toBeVisible();
    }
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: /admin|users|manage/i })).toHaveCount(0);
  });

  const broken = page.getByRole('heading', { name: 'Something went wrong' });
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await test.step('NAV-12 one whose code does not arrive is fetched again', async () => {
    await page.route('**/assets/scoring-page-*.js', (route) => route.abort());
    await page.goto('/scoring');
    await expect(broken).toBeVisible();
    await page.unroute('**/assets/scoring-page-*.js');
    await tryAgain.click();
    await expect(broken).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const brokenPage = `export default function Page() {
    if (!window.mended) throw new Error('broken');
    return 'It works again';
  }`;
  await page.route(/assets\/(profile|task-overview)-page-.*js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenPage }),
  );
  await page.goto('/task-overview');
  await test.step('MSG-09 one that breaks shows it', async () => {
    await expect(broken).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('NAV-12 it can be tried again', async () => {
    await tryAgain.click();
    await expect(broken).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await tryAgain.click();
    await expect(page.getByText('It works again')).toBeVisible();
  });
  await test.step('NAV-12 it leads back to the dashboard', async () => {
    await page.evaluate(() => Object.assign(window, { mended: false }));
    await goWithin(page, '/profile');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
    await expect(broken).toBeHidden();
  });
});

const KNOWLEDGE = ['How Scoring Works', 'Why It Works', 'Task Overview', 'Power of Repetition'];

/** The open menu holds its rows and groups in their order. */
async function expectRows(page: Page): Promise<void> {
  const menu = page.getByRole('menu', { name: 'Menu' });
  const rows = (group: string) => menu.getByRole('group', { name: group }).getByRole('menuitem');
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
    'Profile Settings',
    'Schedule a Coaching Call',
    'Search and commands',
    'Keyboard shortcuts',
    'Journal',
    'Lessons Learned',
    ...KNOWLEDGE,
    'Sign Out',
  ]);
  await test.step('NAV-07 History holds journal and lessons', async () => {
    expect(await rows('History').allTextContents()).toEqual(['Journal', 'Lessons Learned']);
  });
  await test.step('NAV-08 NAV-09 the Knowledge Base holds its four pages', async () => {
    expect(await rows('Knowledge Base').allTextContents()).toEqual(KNOWLEDGE);
  });
  await test.step('NAV-04 the groups stand in order', async () => {
    const order = (await menu.textContent()) ?? '';
    const places = ['Profile Settings', 'Schedule a Coaching Call', 'History', 'Knowledge Base', 'Sign Out'];
    const found = places.map((text) => order.indexOf(text));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThanOrEqual(0);
  });
}

/** The closed menu answers arrows, Home, End, first letters and Escape. */
async function expectKeysAnswered(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  const row = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await button.focus();
  for (const [key, name] of [
    ['ArrowDown', 'Profile Settings'],
    ['ArrowDown', 'Schedule a Coaching Call'],
    ['End', 'Sign Out'],
    ['ArrowDown', 'Profile Settings'],
    ['t', 'Task Overview'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row('Sign Out')).toBeFocused();
  await page.keyboard.press('Escape');
}

async function expectBookingOutside(page: Page): Promise<void> {
  const context = page.context();
  const settings = await page.evaluate(() => document.getElementById('settings')?.textContent ?? '{}');
  const booking: string = JSON.parse(settings).links.coaching;
  const address = addressOf(page);
  await context.route(booking, (route) => route.fulfill({ contentType: 'text/html', body: 'Booking page' }));
  const opened = context.waitForEvent('page');
  await followMenu(page, 'Schedule a Coaching Call');
  const outside = await opened;
  await outside.waitForURL(booking);
  expect(new URL(booking).origin).not.toBe(new URL(page.url()).origin);
  expect(addressOf(page)).toBe(address);
  await outside.close();
}

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the menu leads to its pages, outside, and out; the shell fits 360 px, keeps nobody out and wears the chosen theme', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signUp(page);
  await page.goto('/pricing');
  await openMenu(page);
  await expectRows(page);
  await page.keyboard.press('Escape');
  await test.step('it answers the keyboard', () => expectKeysAnswered(page));
  await test.step('NAV-06 Schedule a Coaching Call opens the booking page outside, in a new tab', () =>
    expectBookingOutside(page));
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

  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light' });
  await goWithin(page, '/pricing');
  await expectNoSidewaysScroll(page);
  await openMenu(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await test.step('a chosen theme holds before the app starts', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    expect(await paper(page)).toBe('rgb(27, 24, 20)');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await paper(page)).toBe('rgb(27, 24, 20)');
    await page.unroute('**/assets/*.js');
  });
  await page.goto('/sync-monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('the content is one press away', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Back to Tasks' })).toBeFocused();
  });
  await test.step('the theme of the system can be had again', async () => {
    expect(await paper(page)).toBe('rgb(27, 24, 20)');
    await openMenu(page);
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    expect(await paper(page)).toBe('rgb(250, 247, 240)');
    await page.keyboard.press('Escape');
  });
  await test.step('the content security policy refused nothing', () => expect(refused).toEqual([]));

  await test.step('NAV-10 Sign Out ends the session, clears local storage and goes to /', async () => {
    await page.evaluate(() => localStorage.setItem('left-behind', 'yes'));
    await followMenu(page, 'Sign Out');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('left-behind'))).toBeNull();
    await page.goto('/tasks');
    await expect(page).toHaveURL('/');
  });
});

const PLACES = [
  ['Today', '/dashgrowthloop'],
  ['Actions', '/tasks'],
  ['Journal', '/journal/history'],
  ['Weekly', '/weekly-summaries'],
  ['Tools', '/dashtools'],
] as const;

test('one goes from place to place, and is told when the connection goes and comes back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.clock.install();
  await page.setViewportSize({ width: 700, height: 420 });
  await page.goto('/pricing');
  await test.step('a new page names itself, starts at its top, and hands focus to its heading', async () => {
    await expect(page).toHaveTitle('Pricing · Growth Loop');
    await page.evaluate(() => scrollTo(0, 60));
    const weekly = page.getByRole('link', { name: 'Weekly', exact: true });
    await weekly.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/weekly-summaries');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('Pricing · Growth Loop');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  });
  for (const [width, bar, where] of [
    [1280, 'Main', 'above on a wide screen'],
    [390, 'Main, bottom', 'below on a phone'],
  ] as const) {
    await test.step(`the five places are marked where one is, ${where}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('navigation')).toHaveCount(1);
      for (const [name, address] of PLACES) {
        await page.getByRole('navigation', { name: bar, exact: true }).getByRole('link', { name }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      }
    });
  }

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
