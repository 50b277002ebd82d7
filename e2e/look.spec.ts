import { expect, expectNoSidewaysScroll, failing, keepingNothing, signUp, test } from './support.ts';

/** Longer than any line of a phone, and without a place to break. */
const LONG_WORD = 'unbreakable'.repeat(9);

test('a word longer than the line wraps wherever a person writes and reads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto('/journal/new');
  for (const button of ['Next', 'Next', 'Next', 'Next', 'Complete']) {
    await page.getByRole('textbox').first().fill(LONG_WORD);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: button }).click();
  }
  await expect(page).toHaveURL('/journal/complete');
  for (const address of ['/journal/complete', '/dashgrowthloop', '/tasks', '/journal/history']) {
    await page.goto(address);
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/journal/new');
  await page.getByRole('textbox').first().fill(LONG_WORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: LONG_WORD })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a dialog keeps room around what it says, on a phone and on a desktop', async ({ page }) => {
  await signUp(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = await page.getByRole('dialog').boundingBox();
    const heading = await page.getByRole('dialog').getByRole('heading').boundingBox();
    expect((heading?.x ?? 0) - (dialog?.x ?? 0)).toBeGreaterThanOrEqual(20);
    expect((heading?.y ?? 0) - (dialog?.y ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('the mark in the top bar shows what is drawn today, on whatever page one comes in', async ({ page }) => {
  await signUp(page);
  const drawn = page.getByRole('banner').locator('[class*="__drawn"]');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn).toHaveCount(0);

  await page.goto('/tasks');
  await page.getByLabel('Add an action').fill('Call Dad');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Call Dad' }).check();
  await expect(drawn).toHaveCount(1);
  await page.goto('/profile');
  await expect(drawn).toHaveCount(1);
});

test('actions that could not be loaded are not called done', async ({ page }) => {
  await signUp(page);
  await keepingNothing(page);
  await failing(page, '**/api/sync*');
  await page.goto('/dashgrowthloop');
  await expect(page.getByText('Your actions could not be loaded just now.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nothing is open.', { exact: false })).toHaveCount(0);
});
