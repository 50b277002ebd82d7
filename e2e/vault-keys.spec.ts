import { signOut } from './auth-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { withAuthenticator } from './passkey-steps.ts';
import { button, openProfile } from './profile-steps.ts';
import { expect, expectAccessible, goWithin, settled, signIn, signUp, test } from './support.ts';
import {
  addAction,
  changeKey,
  confirmWords,
  dialog,
  expectAllInVault,
  expectVault,
  lock,
  lockedTitle,
  noteLesson,
  proceed,
  shownWords,
  turnVaultOn,
  unlock,
  vaultRow,
  vaultSection,
} from './vault-steps.ts';

test('signing out leaves nothing of the vault, and a new passphrase is what opens it', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  const words = await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await button(page, 'Change passphrase').click();
  await dialog(page).getByLabel('Your password').fill(account.password);
  await dialog(page).getByLabel('Passphrase', { exact: true }).fill('eleven loud evenings in town');
  await dialog(page).getByLabel('Repeat passphrase').fill('eleven loud evenings in town');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save passphrase' }).click();
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Make a new recovery key').click();
  const newWords = await shownWords(page);
  expect(newWords).not.toEqual(words);
  await proceed(page);
  await confirmWords(page, newWords);
  await dialog(page).getByRole('button', { name: 'Save recovery key' }).click();
  await expect(dialog(page)).toBeHidden();
  await signOut(page);

  const other = await signIn(browser, account);
  try {
    await other.goto('/lessons-history');
    await expect(lockedTitle(other)).toBeVisible();
    await unlock(other);
    await expect(other.getByText('That passphrase doesn’t open your vault.')).toBeVisible();
    await other.getByRole('button', { name: 'Use your recovery key' }).click();
    await other.getByLabel('Recovery key').fill(words.join(' '));
    await button(other, 'Unlock').click();
    await expect(other.getByText('That recovery key doesn’t open your vault.')).toBeVisible();
    await other.getByRole('button', { name: 'Use your passphrase' }).click();
    await unlock(other, 'eleven loud evenings in town');
    await expect(lockedTitle(other)).toBeHidden();
    await expect(other.getByText('Rest before you are tired')).toBeVisible();
  } finally {
    await other.context().close();
  }
});

test('after a device was lost the vault gets another key: everything is sealed anew, and nothing former opens it', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, 'Rest before you are tired');
  await addAction(page, 'Call Dad at noon');
  await expectSaved(page);
  const words = await turnVaultOn(page, account);
  await expectVault(account, 'on');
  const lost = await signIn(browser, account);
  try {
    await lost.goto('/lessons-history');
    await unlock(lost);
    await expect(lost.getByText('Rest before you are tired')).toBeVisible();
    const former = await vaultRow(account);
    // It may only be away, and hold what nobody else has.
    await lost.context().setOffline(true);
    await noteLesson(lost, 'Written on the train');

    const newWords = await changeKey(page, account, 'eleven loud evenings in town');
    await noteLesson(page, 'Written under the new key');
    await expectVault(account, 'on');
    expect((await vaultRow(account))?.key_id).not.toBe(former?.key_id);
    await expectSaved(page);
    await expectAllInVault(account);

    await lost.context().setOffline(false);
    await expect(lockedTitle(lost)).toBeVisible();
    await unlock(lost);
    await expect(lost.getByText('That passphrase doesn’t open your vault.')).toBeVisible();
    await lost.getByRole('button', { name: 'Use your recovery key' }).click();
    await lost.getByLabel('Recovery key').fill(words.join(' '));
    await button(lost, 'Unlock').click();
    await expect(lost.getByText('That recovery key doesn’t open your vault.')).toBeVisible();
    await lost.getByLabel('Recovery key').fill(newWords.join(' '));
    await button(lost, 'Unlock').click();
    await goWithin(lost, '/lessons-history');
    await expect(lost.getByText('Written under the new key')).toBeVisible();
    await expect(lost.getByText('Written on the train')).toBeVisible();
    await expectSaved(lost);
    await expectAllInVault(account);
    await expect(lost.getByText('Rest before you are tired')).toBeVisible();
  } finally {
    await lost.context().close();
  }
});

test('a passkey unlocks the vault with one touch, until it is removed from it', async ({ page }) => {
  const device = await withAuthenticator(page);
  const account = await signUp(page);
  await page.goto('/profile');
  await button(page, 'Add a passkey').click();
  await expect.poll(device.credentialIds).toHaveLength(1);
  await noteLesson(page, 'Rest before you are tired');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await button(page, 'Let a passkey unlock it').click();
  await expect(vaultSection(page).getByText(/^Passkey, added/)).toBeVisible();
  await expectAccessible(page);

  await lock(page);
  await button(page, 'Unlock with a passkey').click();
  await expect(lockedTitle(page)).toBeHidden();
  await goWithin(page, '/lessons-history');
  await expect(page.getByText('Rest before you are tired')).toBeVisible();

  await openProfile(page);
  await vaultSection(page)
    .getByRole('button', { name: /^Remove from your vault/ })
    .click();
  await expect(vaultSection(page).getByText(/^Passkey, added/)).toBeHidden();
  await lock(page);
  await settled(page);
  await expect(button(page, 'Unlock with a passkey')).toBeHidden();
  await unlock(page);
  await expect(lockedTitle(page)).toBeHidden();
});
