import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

/* The public pages: their words stand in their documents, and scripts come after. */

const pages = [
  { path: '/', heading: /Write a page/, title: 'Guided daily journaling' },
  { path: '/introduction', heading: 'Three strokes make a day', title: 'Welcome' },
  { path: '/login', heading: 'Sign in', title: 'Sign in' },
  { path: '/registration', heading: 'Create your account', title: 'Create your account' },
  { path: '/terms', heading: 'Terms', title: 'Terms' },
  { path: '/privacy', heading: 'Privacy', title: 'Privacy' },
];

/** Holds back the scripts of the page until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The page's scripts have run: a page that is alive has no mark of having been written at build any more. */
const alive = (page: Page) => expect(page.locator('#root:not([data-prerendered])')).toBeAttached();

async function expectWholeDocument(
  page: Page,
  { path, heading, title }: (typeof pages)[number],
): Promise<void> {
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(`<title>${title} · Growth Loop</title>`);
  expect(html).toMatch(/<meta name="description" content="[^"%]{40,}"/);
  expect(html).toContain(`<link rel="canonical" href="${process.env.E2E_BASE_URL}${path}"`);
  const picture = `${process.env.E2E_BASE_URL}/social-card.png`;
  expect(html).toContain(`<meta property="og:image" content="${picture}"`);
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  expect(html).not.toMatch(/%[A-Z_]+%/);

  const bringToLife = await withoutScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const before = await page.locator('#root').innerHTML();
  bringToLife();
  await alive(page);
  expect(await page.locator('#root').innerHTML()).toBe(before);
  await expect(page).toHaveTitle(`${title} · Growth Loop`);
  await expect(page).toHaveURL(path);
  await page.unrouteAll({ behavior: 'wait' });
}

test('each public page has its words, its title and its address in its document', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
  for (const each of pages) {
    await test.step(`NAV-02 ROL-01 ${each.path}`, async () => {
      await expectWholeDocument(page, each);
      expect(errors).toEqual([]);
      // Its styles stand in the document, and two fonts hold all its signs.
      const isExtra = (file: string) => /\.(css|woff2)$/.test(file) && !/-core-normal-/.test(file);
      expect(fetched.filter(isExtra)).toEqual([]);
    });
    if (!['/terms', '/privacy'].includes(each.path)) continue;
    await test.step(`${each.path} fits a phone and keeps nobody out`, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

test('what is typed and pressed before the scripts are there counts, and a session is found that nobody knew of', async ({
  page,
}) => {
  const { userId, email, password } = await signUp(page);
  await page.context().clearCookies();
  const bringToLife = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  bringToLife();
  await expect(page).toHaveURL('/dashgrowthloop');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await test.step('a browser that does not know of its session finds it on the public pages', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => localStorage.clear());
    await sql('update profiles set core_word = null where id = $1', [userId]);
    await page.goto('/introduction');
    await expect(page.getByRole('heading', { level: 1, name: 'Three strokes make a day' })).toBeHidden();
    await expect(page.getByRole('textbox')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

/** Presses the button whose name begins so in the moment in which React has begun to listen, and shows nothing yet. */
async function pressAsItComesToLife(page: Page, name: string): Promise<void> {
  await page.addInitScript((text) => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      const buttons = [...this.querySelectorAll('button')];
      queueMicrotask(() => buttons.find(({ textContent }) => textContent.startsWith(text))?.click());
    };
  }, name);
}

test('what is pressed while the page comes to life counts once', async ({ page }) => {
  await pressAsItComesToLife(page, 'Show');
  await page.goto('/');
  await alive(page);
  const hide = page.getByRole('button', { name: 'Hide password' });
  await expect(hide).toBeVisible();
  // A second press would come by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(hide).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});

test('what was typed before is sent by a press while the page comes to life', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await pressAsItComesToLife(page, 'Sign In');
  const bringToLife = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  bringToLife();
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('Back and forth between a public page and the app, and from page to page without the app’s code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await alive(page);
  const start = page.getByRole('link', { name: 'Get Started' }).last();
  await start.scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  await start.click();
  await expect(page.getByRole('heading', { name: 'Three strokes make a day' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Write a page/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
  await page.goForward();
  await expect(page).toHaveURL('/introduction');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await test.step('without the app’s code a link opens the document of its address', async () => {
    await page.goto('/');
    await alive(page);
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page.getByRole('heading', { name: 'Three strokes make a day' })).toBeVisible();
    await expect(page).toHaveURL('/introduction');
  });
});

test('search engines are told what they may read', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  const sitemap = robots.match(/Sitemap: (\S+)/)?.[1] ?? '';
  const listed = await (await request.get(sitemap)).text();
  for (const { path } of pages) expect(listed).toContain(`<loc>${process.env.E2E_BASE_URL}${path}</loc>`);
  expect(await (await request.get('/tasks')).text()).toContain('<meta name="robots" content="noindex"');
});
