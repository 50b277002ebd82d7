import type { Page } from '@playwright/test';
import { fillSignIn } from './auth-steps.ts';
import { complete, writePage } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { button } from './profile-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  signIn,
  signUp,
  sql,
  test,
} from './support.ts';
import {
  changeKey,
  dialog,
  expectAllInVault,
  expectVault,
  lock,
  lockedTitle,
  noteLesson,
  openDialog,
  textsOnDevice,
  turnVaultOn,
  unlock,
} from './vault-steps.ts';

/** As long as a keystroke may take to be sealed and stored on a busy machine, in milliseconds. */
const A_KEYSTROKE = 500;

const box = (page: Page) => page.getByRole('textbox', { name: 'Learned something? Note it here.' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /lessons? waits?/ });

test('a locked vault counts, and takes lessons that nobody can read before it is unlocked', async ({
  page,
  context,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await writePage(page);
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await noteLesson(page, 'Rest before you are tired');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await expectSaved(page);
  await lock(page);
  await expect(page.getByText(/^1 day in a row in your journal. \d+ points today.$/)).toBeVisible();
  await test.step('typed is kept, and cannot be read on the device, nor shown again', async () => {
    await box(page).fill('A walk 🌊 answers');
    await button(page, 'Keep').click();
    await expect(status(page)).toHaveText('1 lesson waits on this device until you unlock.');
    await expect(box(page)).toHaveValue('');
    await box(page).pressSequentially('Half a thou');
    await expect.poll(() => lockedLessons(page)).toBe(2);
    await page.waitForTimeout(A_KEYSTROKE);
    await page.reload();
    await expect(status(page)).toHaveText('2 lessons wait on this device until you unlock.');
    await expect(box(page)).toHaveValue('');
    const stored = await textsOnDevice(page);
    expect(stored).not.toContain('A walk');
    expect(stored).not.toContain('Half a thou');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('what is deleted again is not kept', async () => {
    await box(page).fill('Oh');
    await expect.poll(() => lockedLessons(page)).toBe(3);
    await box(page).fill('');
    await expect.poll(() => lockedLessons(page)).toBe(2);
    await expect(button(page, 'Keep')).toBeDisabled();
  });

  await test.step('signing out asks first', async () => {
    await button(page, 'Sign out').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  });

  await test.step('without a connection too, and unlocked they are lessons', async () => {
    await context.setOffline(true);
    await box(page).fill('Rain is weather, not a verdict');
    await button(page, 'Keep').click();
    await expect(status(page)).toHaveText('3 lessons wait on this device until you unlock.');
    await unlock(page);
    await expect(lockedTitle(page)).toBeHidden();
    await context.setOffline(false);
    await expectSaved(page);
    await goWithin(page, '/lessons-history');
    for (const text of ['A walk 🌊 answers', 'Half a thou', 'Rain is weather, not a verdict'])
      await expect(page.getByText(text)).toBeVisible();
    await expect
      .poll(() => sql('select 1 from lessons_learned where user_id = $1', [account.userId]))
      .toHaveLength(4);
    await expectAllInVault(account);
    expect(await lockedLessons(page)).toBe(0);
  });
  await test.step('what is there when the session ends waits for its person', async () => {
    await goWithin(page, '/profile');
    await lock(page);
    await box(page).fill('Before the session ended');
    await button(page, 'Keep').click();
    await expect(status(page)).toBeVisible();
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await page.goto('/lessons-history');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText('kept on this device, encrypted')).toBeVisible();
    await fillSignIn(page, account);
    await unlock(page);
    await expect
      .poll(() => sql('select 1 from lessons_learned where user_id = $1', [account.userId]))
      .toHaveLength(5);
    await expectAllInVault(account);
  });
});

test('what a locked vault took is not lost when its key is changed, or it is turned off, on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await expectSaved(page);
  const other = await signIn(browser, account);
  await other.goto('/profile');
  await unlock(other);
  await lock(page);
  const keep = async (text: string): Promise<void> => {
    await box(page).fill(text);
    await button(page, 'Keep').click();
    await expect(status(page)).toBeVisible();
  };
  const stored = () => sql('select 1 from lessons_learned where user_id = $1', [account.userId]);
  await test.step('its key is changed', async () => {
    await keep('Under the former key');
    await changeKey(other, account, 'eleven loud evenings in town');
    await expectVault(account, 'on');
    await unlock(page, 'eleven loud evenings in town');
    await expect.poll(stored).toHaveLength(1);
    await expectAllInVault(account);
  });
  await test.step('it is turned off', async () => {
    await goWithin(page, '/profile');
    await lock(page);
    await keep('Half an emoji \ud83d, and שלום');
    await openDialog(other, 'Turn off private vault');
    await dialog(other).getByRole('button', { name: 'Turn off private vault' }).click();
    await expectVault(account, 'off');
    await unlock(page, 'eleven loud evenings in town');
    await expect.poll(stored).toHaveLength(2);
    await goWithin(page, '/lessons-history');
    await expect(page.getByText('Half an emoji \ufffd, and שלום')).toBeVisible();
  });
  await other.context().close();
});

/** How many lessons this device keeps that were written while the vault was locked. */
const lockedLessons = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('growth-loop/locked-writing');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('lessons').objectStore('lessons').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
