import type { Page } from '@playwright/test';
import { fillSignIn, openApp, signInAgain, signOut } from './auth-steps.ts';
import { storedDrafts } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { recoveryLink } from './recovery-steps.ts';
import { type Account, expect, signUp, test } from './support.ts';

/* A session that begins while the one before is still being ended, or before the server has heard of its end. */

const SIGN_OUT = '**/api/auth/sign-out';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Signed out where the server could not be told: the cookie of the session is still here. */
async function signedOutUnheard(page: Page): Promise<Account> {
  const account = await openApp(page);
  const dropped = await page.route(SIGN_OUT, (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL('/');
  await dropped.dispose();
  return account;
}

/** Holds back what ends a session for three seconds; answers whether it was asked. */
async function slowSignOut(page: Page): Promise<() => boolean> {
  let isAsked = false;
  await page.route(SIGN_OUT, async (route) => {
    isAsked = true;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  return () => isAsked;
}

/** Whoever is signed in is so after another load too, and what the page asks for is answered. */
async function expectToStay(page: Page): Promise<void> {
  await expect(menuOf(page)).toBeVisible();
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  await expectSaved(page);
  await expect(page).toHaveURL('/dashgrowthloop');
}

/** What a link carries that signs in whoever this page's browser knows now. */
async function tokenLink(page: Page): Promise<string> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const refresh = (await page.context().cookies()).find((cookie) => cookie.path === '/api/auth')?.value;
  return `/#access_token=${token}&refresh_token=${refresh}&type=magiclink`;
}

test('who signs in while the session before is still being ended stays signed in', async ({ page }) => {
  const account = await signedOutUnheard(page);
  const isAsked = await slowSignOut(page);
  await page.reload();
  await expect.poll(isAsked).toBe(true);
  await signInAgain(page, account);
  await expectToStay(page);
});

test('who signs in while another tab still ends the session before stays signed in', async ({ page }) => {
  const account = await openApp(page);
  const other = await page.context().newPage();
  await other.goto('/dashgrowthloop');
  await expect(menuOf(other)).toBeVisible();
  const isAsked = await slowSignOut(other);
  await signOut(other);
  await expect.poll(isAsked).toBe(true);
  await expect(page).toHaveURL('/');
  await signInAgain(page, account);
  await expect(other).toHaveURL(/\/$|dashgrowthloop/);
  await expectToStay(page);
});

test('a link that signs in is followed once the session before has ended', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const { userId } = await signUp(elsewhere);
  const link = await tokenLink(elsewhere);
  await signedOutUnheard(page);
  const isAsked = await slowSignOut(page);
  await page.reload();
  await expect.poll(isAsked).toBe(true);
  await page.evaluate((address) => location.assign(address), link);
  await page.reload();
  await expect(page).toHaveURL('/dashgrowthloop');
  await expectToStay(page);
  const session = await (await page.request.get('/api/auth/get-session')).json();
  expect(session.user.id).toBe(userId);
  await elsewhere.context().close();
});

test('a link that signs in is followed once another tab has sent what waited and signed out', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const { userId } = await signUp(elsewhere);
  const link = await tokenLink(elsewhere);
  await openApp(page);
  const other = await page.context().newPage();
  let isSending = false;
  await page.route('**/api/lessons', async (route) => {
    isSending = true;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('region', { name: 'Learn' }).getByRole('textbox').fill('Sent as the last thing');
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect.poll(() => isSending).toBe(true);
  await signOut(page);
  await other.goto(link);
  await expect(page).toHaveURL(/\/$|dashgrowthloop/);
  await expect(other).toHaveURL('/dashgrowthloop');
  // Longer than the other tab takes to sign out.
  await other.waitForTimeout(5000);
  await expectToStay(other);
  const session = await (await other.request.get('/api/auth/get-session')).json();
  expect(session.user.id).toBe(userId);
  await elsewhere.context().close();
});

test('a device that another tab still empties takes nothing from the session that begins meanwhile', async ({
  page,
  browser,
}) => {
  const account = await openApp(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/');
  await signInAgain(elsewhere, account);
  const link = await tokenLink(elsewhere);
  const other = await page.context().newPage();
  const endedThere = page.waitForResponse(SIGN_OUT);
  await page.evaluate(() => {
    const databases = indexedDB.databases.bind(indexedDB);
    indexedDB.databases = async () => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return databases();
    };
  });
  await signOut(page);
  await endedThere;
  await other.goto(link);
  await expect(other).toHaveURL('/dashgrowthloop');
  const box = other.getByRole('region', { name: 'Learn' }).getByRole('textbox');
  await box.fill('Written at once');
  await expect.poll(() => storedDrafts(other)).toHaveLength(1);
  await expect(page).toHaveURL(/\/$|dashgrowthloop/);
  await other.waitForTimeout(5000);
  await other.reload();
  await expect(box).toHaveValue('Written at once');
  await elsewhere.context().close();
});

test('a recovery link holds on a device whose sign-out the server has not heard of', async ({ page }) => {
  const { email } = await signedOutUnheard(page);
  await page.goto(await recoveryLink(page, email));
  const field = page.getByRole('textbox', { name: 'New password', exact: true });
  await expect(field).toBeVisible();
  // The form is shown until the server has said that the link began a session.
  await page.goto('/');
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/reset-password');
  await expect(field).toBeVisible();
});

test('a sign-in that is refused brings nobody back whose sign-out the server has not heard of', async ({
  page,
}) => {
  const { email, userId } = await signedOutUnheard(page);
  // Not even while what ends a session goes wrong.
  const failing = await page.route(SIGN_OUT, (route) => route.abort());
  await fillSignIn(page, { email, password: 'a guess' });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/dashgrowthloop');
  await expect(page).toHaveURL('/');
  await failing.dispose();
  await page.reload();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  const whoseIsIt = async () => (await (await page.request.get('/api/auth/get-session')).json())?.user?.id;
  await expect.poll(whoseIsIt).not.toBe(userId);
});

const refused = () => {
  LockManager.prototype.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
  LockManager.prototype.query = LockManager.prototype.request as () => Promise<LockManagerSnapshot>;
};

const missing = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });

for (const [name, locks] of Object.entries({ refuses: refused, 'does not have': missing })) {
  test(`a browser that ${name} locks signs in, keeps and sends what is written, and signs out`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(locks);
    const account = await signUp(page);
    await page.goto('/dashgrowthloop');
    const box = (where: Page) => where.getByRole('region', { name: 'Learn' }).getByRole('textbox');
    await box(page).fill('Kept without locks');
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
    await page.reload();
    await expect(box(page)).toHaveValue('Kept without locks');
    const other = await context.newPage();
    await other.goto('/dashgrowthloop');
    await expect(menuOf(other)).toBeVisible();
    await other.waitForTimeout(1000);
    await expect(box(other)).toHaveValue('');
    await other.close();
    await page.getByRole('button', { name: 'Save Lesson' }).click();
    await expectSaved(page);
    await signOut(page);
    await expect(page).toHaveURL('/');
    await signInAgain(page, account);
    await expectToStay(page);
  });
}
