import type { Page } from '@playwright/test';
import { payButton, plansOf } from './billing-steps.ts';
import { ANSWERS, savedEntry } from './journal-steps.ts';
import { arrowTo, pressKeyOn, tabTo, typeInto } from './keyboard-steps.ts';
import { button, day, expectProfile, textbox } from './profile-steps.ts';
import { type Account, expect, freshEmail, goWithin, signUp, test } from './support.ts';
import { editorOf, row, saveButton, storedVision } from './vision-steps.ts';

/* What else there is to do, with nothing but the keyboard. */

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

test('from the front page through registration and onboarding to the first day', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await pressKeyOn(page, link(page, 'Get Started').first());
  await pressKeyOn(page, link(page, 'Start My Free Trial'));
  await typeInto(page, page.getByLabel('Name'), 'Maya Lindqvist');
  await typeInto(page, page.getByLabel('Email'), freshEmail());
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'secret-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/confirmation');
  await pressKeyOn(page, link(page, 'Continue'));
  await expect(page).toHaveURL('/introduction');
  await typeInto(page, main(page).getByRole('textbox'), 'Run a workshop');
  await pressKeyOn(page, button(page, 'Continue'));
  await expect(page).toHaveURL('/impactintentions');
  await pressKeyOn(page, page.getByRole('checkbox', { name: 'Heard' }), 'Space');
  await pressKeyOn(page, button(page, 'Continue'));
  await expect(page).toHaveURL('/core-word');
  await arrowTo(page, main(page), 'Joy');
  await pressKeyOn(page, button(page, 'Continue'));
  await expect(page).toHaveURL('/core-values');
  for (const value of ['Courage', 'Family', 'Curiosity'])
    await pressKeyOn(page, page.getByRole('checkbox', { name: value }), 'Space');
  await pressKeyOn(page, button(page, 'Continue'));
  // The page that is left has a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Courage' })).toBeVisible();
  await pressKeyOn(page, button(page, 'Continue'));
  await expect(page).toHaveURL('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
});

async function writeVision(page: Page, userId: string): Promise<void> {
  const document = row(page, 'professional');
  await pressKeyOn(page, document.locator('summary'));
  await pressKeyOn(page, document.getByRole('button', { name: /^Write:/ }));
  await expect(editorOf(page, 'professional')).toBeFocused();
  await page.keyboard.type('# My work');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Teach.');
  await pressKeyOn(page, saveButton(page));
  await expect(editorOf(page, 'professional')).toHaveCount(0);
  await expect.poll(() => storedVision(page, userId, 'professional')).toContain('Teach.');
}

async function changeEntry(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(ANSWERS.goal.slice(0, 12));
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/journal\/history\?entry=/);
  await pressKeyOn(page, page.getByRole('link', { name: /^Edit the entry from/ }));
  await expect(page).toHaveURL(/\/journal\/edit\?entry=/);
  await typeInto(page, page.getByLabel('What is your major goal right now?'), ' Again.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/journal\/history/);
  const versions = page.getByText('Earlier versions (1)');
  await pressKeyOn(page, page.locator('summary').filter({ has: versions }).last());
  await pressKeyOn(page, page.getByRole('button', { name: /^Restore the version/ }));
  await expect(page.getByText('Earlier version restored')).toBeVisible();
}

async function setReminders(page: Page, account: Account): Promise<void> {
  await pressKeyOn(page, page.getByRole('switch', { name: 'Email reminders' }), 'Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Morning hour' }));
  await page.keyboard.press('ArrowUp');
  await pressKeyOn(page, day(page, 'Morning, Sunday'), 'Space');
  await pressKeyOn(page, button(page, 'Save reminders'));
  await expectProfile(account, {
    email_reminders_enabled: true,
    reminder_time_am: '07:00',
    reminder_days_am: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  });
  await typeInto(page, textbox(page, 'Name'), ' Berg');
  await page.keyboard.press('Enter');
  await expectProfile(account, { name: expect.stringContaining('Berg') });
}

async function beginPlan(page: Page, userId: string): Promise<void> {
  await arrowTo(page, page.getByRole('group', { name: 'Choose a plan' }), /^Monthly/);
  await pressKeyOn(page, page.getByRole('link', { name: /^Subscribe/ }));
  await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  await page.goto('/payment?price=CGA_STRIPE_MONTHLY');
  await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
  await typeInto(page, page.getByLabel('Expiration (MM / YY)'), '12 / 34');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await pressKeyOn(page, payButton(page));
  await expect(page).toHaveURL(/\/(welcome|payment-confirmation)/);
  await expect.poll(() => plansOf(userId)).toEqual([{ status: 'trialing', price_key: 'CGA_STRIPE_MONTHLY' }]);
}

test('what else there is to do on a day is done', async ({ page }) => {
  test.slow();
  const account = await signUp(page);
  await savedEntry(page);
  await page.goto('/dashtools');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await test.step('a vision is written with a heading and left again by Tab', () =>
    writeVision(page, account.userId));
  await test.step('an entry is found, changed, and its earlier version brought back', () =>
    changeEntry(page));
  await goWithin(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await test.step('reminders are set', () => setReminders(page, account));
  await test.step('a dialog gives the focus back', async () => {
    await pressKeyOn(page, button(page, 'Delete account'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Delete account')).toBeFocused();
  });
  await goWithin(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1, name: /^Pricing/ })).toBeFocused();
  await test.step('a plan is begun, from the prices to its confirmation', () =>
    beginPlan(page, account.userId));
});
