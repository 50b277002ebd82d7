import type { Page } from '@playwright/test';
import { ANSWERS, onQuestion } from './journal-steps.ts';
import { pressKeyOn, tabTo } from './keyboard-steps.ts';
import { type Account, expect, expectAccessible, signUp, test } from './support.ts';

/* The whole day from signing in to the evening, with nothing but the keyboard. */

async function signInByKeyboard(page: Page, { email, password }: Account): Promise<void> {
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashgrowthloop');
}

async function writeByKeyboard(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Clarify' });
  await tabTo(page, region.getByRole('textbox'));
  await page.keyboard.type(ANSWERS.celebration);
  await tabTo(page, region.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await onQuestion(page, 2);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(ANSWERS.goal);
  await tabTo(page, page.getByLabel('Why does it matter?'));
  await page.keyboard.type(ANSWERS.goal_importance);
  await page.keyboard.press('Control+Enter');
  for (const [place, text] of [ANSWERS.reflection, ANSWERS.value_alignment, 'Walk'].entries()) {
    await onQuestion(page, place + 3);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(text);
    if (place < 2) await page.keyboard.press('Control+Enter');
  }
  await tabTo(page, page.getByRole('button', { name: 'Complete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/journal/complete');
}

test('the whole day is written, done and closed with the keyboard alone, and reads well for everyone', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(page);
  await context.clearCookies();
  await page.goto('/');
  await signInByKeyboard(page, account);

  await test.step('Clarify', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
    await writeByKeyboard(page);
    await expectAccessible(page);
  });

  await test.step('Act', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Go to Dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashgrowthloop');
    await expectAccessible(page);
    await tabTo(page, page.getByRole('checkbox', { name: 'Walk', exact: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Walk', exact: true })).toBeChecked();
    await tabTo(page, page.getByRole('textbox', { name: 'Add an action' }));
    await page.keyboard.type('Read');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Read', exact: true })).toBeVisible();
  });

  await test.step('Learn', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'What did you learn?' }));
    await page.keyboard.type('Less is enough');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Lesson saved!')).toBeVisible();
  });

  await test.step('the evening, and the page of the day', async () => {
    await pressKeyOn(page, page.getByRole('link', { name: 'Tools', exact: true }));
    // A page takes the focus once it is there, which no Tab may run into.
    await expect(page.getByRole('heading', { level: 1, name: 'Tools & Resources' })).toBeFocused();
    await pressKeyOn(page, page.getByRole('link', { name: 'Today', exact: true }));
    await expect(page.getByRole('region', { name: 'The loop is closed' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: /: 3 of 3$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Learn' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and signing out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
