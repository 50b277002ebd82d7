import type { Page, Request } from '@playwright/test';
import { type Account, expect, signUp, sql } from './support.ts';

/* What the journeys of accounts share. */

export const storedItems = (page: Page) => page.evaluate(() => ({ ...localStorage }));
export const pathOf = (url: string) => new URL(url).pathname;

/** Counts the calls to an address from now on. */
export function counted(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (pathOf(request.url()) === path) calls += 1;
  });
  return () => calls;
}

/** A signed-in page whose session this browser remembers. */
export async function openApp(page: Page): Promise<Account> {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => storedItems(page)).toHaveProperty('session');
  return account;
}

/** Opens a page of the app and waits until it knows whose session it is: its rows are there before. */
export async function openChecked(page: Page, address: string): Promise<void> {
  const checked = page.waitForResponse('**/api/profile/ensure');
  await page.goto(address);
  await checked;
}

export async function fillRegistration(
  page: Page,
  account: { name: string; email: string; password: string },
) {
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
}

export const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });

type Credentials = Pick<Account, 'email' | 'password'>;

/** Signs in by the form of the page that is open. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function signInAgain(page: Page, credentials: Credentials): Promise<void> {
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL('/dashgrowthloop');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

/** The last proof that the owner is here counts no longer. */
export const proofIsOld = ({ userId }: Pick<Account, 'userId'>) =>
  sql("update auth.session set proved_at = proved_at - interval '10 minutes' where user_id = $1", [userId]);

/** Signs this page's browser in without using the screens for it. */
export async function signInHere(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Watches what goes on between the page and the server from now on. What it answers resolves once nothing has been under
 * way for a moment, also on a page that has been open for long.
 */
export function traffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => open.delete(request));
  }
  const isAskedSoon = () =>
    page
      .waitForRequest(() => true, { timeout: 500 })
      .then(
        () => true,
        () => false,
      );
  return () =>
    expect(async () => {
      expect(open.size).toBe(0);
      expect(await isAskedSoon()).toBe(false);
    }).toPass();
}
