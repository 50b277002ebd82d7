import type { Page } from '@playwright/test';
import { openLessonBox } from './notebook-steps.ts';
import { expect, goWithin, onDevice, signUp, test } from './support.ts';
import {
  dialog,
  expectVault,
  lockedTitle,
  noteLesson,
  openDialog,
  turnVaultOn,
  unlock,
  vaultSection,
} from './vault-steps.ts';

const HOUR = 3_600_000;

/** Moves the mouse until the tab has noted that somebody is here: what watches comes once the page is idle. */
const touch = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(20, 30);
    await page.mouse.move(25, 30);
    const ago = await page.evaluate(() => Date.now() - Number(localStorage.getItem('vault-last-here')));
    expect(ago).toBeLessThan(5000);
  }).toPass();

test('the vault locks itself after the chosen time away, in every tab and while none is open', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await page.clock.fastForward(2 * HOUR);
  await expect(vaultSection(page).getByText(/Your private vault is on\./)).toBeVisible();
  await page.getByRole('radio', { name: 'After 15 minutes away' }).check();
  await expect(page.getByRole('radio', { name: 'After 15 minutes away' })).toBeChecked();

  await test.step('what was being written is there again', async () => {
    await goWithin(page, '/dashgrowthloop');
    await (await openLessonBox(page)).fill('Half a lesson');
    await page.clock.fastForward(899_000);
    await expect(lockedTitle(page)).toBeHidden();
    await touch(page);
    await page.clock.fastForward(890_000);
    await expect(lockedTitle(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(lockedTitle(page)).toBeVisible();
    expect(JSON.stringify(await onDevice(page, 'drafts'))).not.toContain('Half a lesson');
    await unlock(page);
    await expect(await openLessonBox(page)).toHaveValue('Half a lesson');
  });

  await test.step('a tab in use keeps the others open', async () => {
    const other = await context.newPage();
    await other.goto('/lessons-history');
    await expect(other.getByText('Rest before you are tired')).toBeVisible();
    // One clock for both.
    await page.clock.fastForward(600_000);
    await touch(other);
    await page.clock.fastForward(600_000);
    await expect(lockedTitle(other)).toBeHidden();
    await expect(lockedTitle(page)).toBeHidden();
    await page.clock.fastForward(905_000);
    await expect(lockedTitle(page)).toBeVisible();
    await expect(lockedTitle(other)).toBeVisible();
    await other.close();
  });

  await test.step('left open with no tab, it is locked at the next start', async () => {
    await unlock(page);
    await expect(lockedTitle(page)).toBeHidden();
    await page.evaluate((ago) => localStorage.setItem('vault-last-here', String(Date.now() - ago)), HOUR);
    await page.goto('/lessons-history');
    await expect(lockedTitle(page)).toBeVisible();
    await expect(page.getByText('Rest before you are tired')).toBeHidden();
    await page.reload();
    await expect(lockedTitle(page)).toBeVisible();
    await unlock(page);
    await expect(page.getByText('Rest before you are tired')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Rest before you are tired')).toBeVisible();
  });

  await test.step('one that was turned off locks no more', async () => {
    await goWithin(page, '/profile');
    await vaultSection(page).getByRole('radio', { name: 'After 5 minutes away' }).check();
    await openDialog(page, 'Turn off private vault');
    await dialog(page).getByRole('button', { name: 'Turn off private vault' }).click();
    await expectVault(account, 'off');
    await expect(vaultSection(page).getByRole('button', { name: 'Turn on private vault' })).toBeVisible();
    await page.clock.fastForward(2 * HOUR);
    await page.reload();
    await expect(vaultSection(page).getByRole('button', { name: 'Turn on private vault' })).toBeVisible();
    await expect(lockedTitle(page)).toBeHidden();
  });
});
