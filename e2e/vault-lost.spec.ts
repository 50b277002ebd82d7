import { button, openProfile, section, textbox } from './profile-steps.ts';
import { recoveryLink } from './recovery-steps.ts';
import { expect, expectAccessible, signIn, signUp, sql, test } from './support.ts';
import {
  dialog,
  expectAllInVault,
  expectVault,
  goThroughDialog,
  lock,
  lockedTitle,
  noteLesson,
  PASSPHRASE,
  turnVaultOn,
  unlock,
} from './vault-steps.ts';

const IS_PASSPHRASE = 'This is the passphrase of your private vault.';

test('a new password opens no vault and may not be its passphrase, and people are told', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await test.step('the passphrase is no password', async () => {
    await openProfile(page);
    await button(page, 'Change password').click();
    await textbox(page, 'Current password').fill(account.password);
    await textbox(page, 'New password').fill(PASSPHRASE);
    await textbox(page, 'Confirm new password').fill(PASSPHRASE);
    const form = section(page, 'Sign-in').locator('form');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(IS_PASSPHRASE)).toBeVisible();
  });

  const other = await (await browser.newContext()).newPage();
  await other.goto(await recoveryLink(page, account.email));
  const told = other.getByText('A new password doesn’t open your private vault.');
  await expect(told).toBeVisible();
  await expectAccessible(other);
  const choose = async (password: string): Promise<void> => {
    await textbox(other, 'New password').fill(password);
    await textbox(other, 'Confirm new password').fill(password);
    await other.getByRole('button', { name: 'Set new password' }).click();
  };
  await choose(PASSPHRASE);
  await expect(other.getByText(IS_PASSPHRASE)).toBeVisible();
  await choose('a new one for the account');
  await expect(other.getByText('Your password has been changed.')).toBeVisible();
  await expect(told).toBeVisible();
  await expect(lockedTitle(other)).toBeVisible();
  await unlock(other, 'a new one for the account');
  await expect(other.getByText('That passphrase doesn’t open your vault.')).toBeVisible();
  await unlock(other);
  await expect(lockedTitle(other)).toBeHidden();
  await other.context().close();
});

test('whoever has lost every key starts over with an empty vault, and keeps the points', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  const days = () => sql('select date, lesson_learned from growth_days where user_id = $1', [account.userId]);
  const before = await days();
  expect(before).toMatchObject([{ lesson_learned: true }]);
  await lock(page);
  await page.getByRole('button', { name: 'Use your recovery key' }).click();
  await page.getByRole('link', { name: 'I have neither of them' }).click();
  await expect(page.getByRole('heading', { name: 'Start over with an empty vault' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep looking for my key' }).click();
  await expect(lockedTitle(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await goThroughDialog(page, account, {
    passphrase: 'eleven loud evenings in town',
    end: 'Delete and start over',
  });
  await expect(page).toHaveURL('/dashgrowthloop');
  await expectVault(account, 'on');
  expect(await days()).toEqual(before);
  expect(await sql('select 1 from lessons_learned where user_id = $1', [account.userId])).toEqual([]);
  await noteLesson(page, 'Write the words on paper');
  await expect
    .poll(() => sql('select 1 from lessons_learned where user_id = $1', [account.userId]))
    .toHaveLength(1);
  await expectAllInVault(account);

  const other = await signIn(browser, account);
  await other.goto('/lessons-history');
  await unlock(other);
  await expect(other.getByText('That passphrase doesn’t open your vault.')).toBeVisible();
  await unlock(other, 'eleven loud evenings in town');
  await expect(other.getByText('Write the words on paper')).toBeVisible();
  await expect(other.getByText('Rest before you are tired')).toBeHidden();
  await other.goto('/start-over');
  await expect(other).toHaveURL('/profile');
  await other.context().close();
});
