import type { Page } from '@playwright/test';
import { fillSignIn, openApp, signInAgain, signInHere, signOut } from './auth-steps.ts';
import { storedDrafts } from './journal-steps.ts';
import { expectSaved, lessonBox, saveLesson } from './notebook-steps.ts';
import { recoveryLink } from './recovery-steps.ts';
import { expect, settled, signUp, test } from './support.ts';

/* A session that begins while the one before is still being ended, or before the server has heard of its end. */

const SIGN_OUT = '**/api/auth/sign-out';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Signs out where the server cannot be told, until that is disposed of: the cookie of the session is still here. */
async function signOutUnheard(page: Page) {
  const dropped = await page.route(SIGN_OUT, (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL('/');
  return dropped;
}

/** Holds back what ends a session for three seconds; answers whether it was asked. */
async function slowSignOut(page: Page): Promise<() => boolean> {
  let isAsked = false;
  await page.route(SIGN_OUT, async (route) => {
    isAsked = true;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    // The page that asked may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return () => isAsked;
}

/** Signs out without an answer; the page that is loaded again tells the server of it, slowly. */
async function startEnding(page: Page): Promise<void> {
  const dropped = await signOutUnheard(page);
  const isAsked = await slowSignOut(page);
  await page.reload();
  await expect.poll(isAsked).toBe(true);
  await dropped.dispose();
}

/** Whoever is signed in is so after another load too, and what the page asks for is answered. */
async function expectToStay(page: Page): Promise<void> {
  await expect(menuOf(page)).toBeVisible();
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  await expectSaved(page);
  await expect(page).toHaveURL('/dashgrowthloop');
}

const whoseIsIt = async (page: Page) =>
  (await (await page.request.get('/api/auth/get-session')).json())?.user?.id;

/** What a link carries that signs in whoever this page's browser knows now, which then knows nobody any longer. */
async function takeTokenLink(page: Page): Promise<string> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const refresh = (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'))?.value;
  await page.context().clearCookies();
  return `/#access_token=${token}&refresh_token=${refresh}&type=magiclink`;
}

test('a session that begins before the server has heard of the end of the one before', async ({ page }) => {
  test.setTimeout(180_000);
  const linked = await signUp(page, { name: 'Ben' });
  const link = await takeTokenLink(page);
  const account = await openApp(page);

  await test.step('a sign-in that is refused brings nobody back', async () => {
    // Not even while what ends a session goes wrong.
    const failing = await signOutUnheard(page);
    await fillSignIn(page, { email: account.email, password: 'a guess' });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/dashgrowthloop');
    await expect(page).toHaveURL('/');
    await failing.dispose();
    await page.reload();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => whoseIsIt(page)).not.toBe(account.userId);
  });

  await test.step('who signs in while it is still being ended stays signed in', async () => {
    await signInAgain(page, account);
    await startEnding(page);
    await signInAgain(page, account);
    await expectToStay(page);
    await page.unroute(SIGN_OUT);
  });

  await test.step('a link that signs in is followed once it has ended', async () => {
    await startEnding(page);
    await page.evaluate((address) => location.assign(address), link);
    await page.reload();
    await expect(page).toHaveURL('/dashgrowthloop');
    await expectToStay(page);
    expect(await whoseIsIt(page)).toBe(linked.userId);
    await page.unroute(SIGN_OUT);
  });

  await test.step('a recovery link holds', async () => {
    const dropped = await signOutUnheard(page);
    const recovery = await recoveryLink(page, linked.email);
    await dropped.dispose();
    await page.goto(recovery);
    const field = page.getByRole('textbox', { name: 'New password', exact: true });
    await expect(field).toBeVisible();
    // The form is shown until the server has said that the link began a session.
    await page.goto('/');
    await expect(menuOf(page)).toBeVisible();
    await page.goto('/reset-password');
    await expect(field).toBeVisible();
  });
});

test('a session that begins while another tab still ends the one before', async ({ page, context }) => {
  test.setTimeout(180_000);
  const linked = await signUp(page, { name: 'Ben' });
  const link = await takeTokenLink(page);
  await page.goto('about:blank');
  const account = await openApp(page);

  const second = await context.newPage();
  await test.step('who signs in meanwhile stays signed in', async () => {
    await second.goto('/dashgrowthloop');
    await expect(menuOf(second)).toBeVisible();
    const isAsked = await slowSignOut(second);
    await signOut(second);
    await expect.poll(isAsked).toBe(true);
    await expect(page).toHaveURL('/');
    await signInAgain(page, account);
    await expect(second).toHaveURL(/\/$|dashgrowthloop/);
    await expectToStay(page);
    await second.close();
  });

  const third = await context.newPage();
  await test.step('a link is followed once the other tab has sent what waited and signed out', async () => {
    let isSending = false;
    await page.route('**/api/lessons', async (route) => {
      isSending = true;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await lessonBox(page).fill('Sent as the last thing');
    await saveLesson(page).click();
    await expect.poll(() => isSending).toBe(true);
    const hasLeft = page.waitForEvent('load');
    await signOut(page);
    await third.goto(link);
    await hasLeft;
    await expect(page).toHaveURL(/\/$|dashgrowthloop/);
    await expect(third).toHaveURL('/dashgrowthloop');
    await expectToStay(third);
    expect(await whoseIsIt(third)).toBe(linked.userId);
    await page.close();
  });

  await test.step('a device that the other tab still empties takes nothing from it', async () => {
    const cookies = await context.cookies();
    const fourth = await context.newPage();
    await context.clearCookies();
    await signInHere(third, linked);
    const another = await takeTokenLink(third);
    await context.addCookies(cookies);
    const endedThere = third.waitForResponse(SIGN_OUT);
    await third.evaluate(() => {
      const databases = indexedDB.databases.bind(indexedDB);
      indexedDB.databases = async () => {
        await new Promise((resolve) => setTimeout(resolve, 4000));
        return databases();
      };
    });
    const hasLeft = third.waitForEvent('load');
    await signOut(third);
    await endedThere;
    await fourth.goto(another);
    await expect(fourth).toHaveURL('/dashgrowthloop');
    await lessonBox(fourth).fill('Written at once');
    await expect.poll(() => storedDrafts(fourth)).toHaveLength(1);
    await hasLeft;
    await expect(third).toHaveURL(/\/$|dashgrowthloop/);
    await fourth.reload();
    await expect(lessonBox(fourth)).toHaveValue('Written at once');
  });
});

// A browser that has no locks is like one that refuses them: src/browser/between-tabs.test.ts.
test('a browser that refuses locks signs in, keeps and sends what is written, and signs out', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    LockManager.prototype.query = LockManager.prototype.request as () => Promise<LockManagerSnapshot>;
  });
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await lessonBox(page).fill('Kept without locks');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  await page.reload();
  await expect(lessonBox(page)).toHaveValue('Kept without locks');
  const other = await context.newPage();
  await other.goto('/dashgrowthloop');
  await expect(menuOf(other)).toBeVisible();
  await settled(other);
  await expect(lessonBox(other)).toHaveValue('');
  await other.close();
  await saveLesson(page).click();
  await expectSaved(page);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await signInAgain(page, account);
  await expectToStay(page);
});
