import type { Page } from '@playwright/test';
import { type Account, signUp } from './support.ts';

/* What the journeys of the landing page and of the login page share. */

export const form = (page: Page) => page.getByRole('form', { name: 'Sign in' });
export const storedItems = (page: Page) => page.evaluate(() => ({ ...localStorage }));

export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByRole('textbox', { name: 'Password' }).fill(password);
}

export async function pressSignIn(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Sign In' }).click();
}

/** An account whose browser is not signed in any more. */
export async function accountOf(page: Page): Promise<Account> {
  const account = await signUp(page);
  await page.context().clearCookies();
  return account;
}
