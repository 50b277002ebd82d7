import type { Page } from '@playwright/test';
import { proofIsOld, signOut } from './auth-steps.ts';
import { withAuthenticator } from './passkey-steps.ts';
import { button } from './profile-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL('/');
}

test('a passkey is added, proves that its owner is here, signs in, and is removed', async ({ page }) => {
  test.slow();
  await withAuthenticator(page);
  const account = await signUp(page);
  const { userId } = account;
  await page.goto('/profile');
  await test.step('it is added after a fresh proof, under the name of the device', async () => {
    await proofIsOld(account);
    await button(page, 'Add a passkey').click();
    await expectAccessible(page);
    await button(page, 'Continue').click();
    await expect(dialog(page)).toContainText('Please enter your current password');
    await dialog(page).getByLabel('Password', { exact: true }).fill('not-this-one');
    await button(page, 'Continue').click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Current password is incorrect');
    await dialog(page).getByLabel('Password', { exact: true }).fill('secret-1');
    await button(page, 'Continue').click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(page.getByText(/^Added .+, not used yet$/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await sql('select prf_supported from auth.passkey where user_id = $1', [userId])).toEqual([
      { prf_supported: true },
    ]);
  });
  await test.step('the same device is told that it has one', async () => {
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
  });
  await test.step('it has the name that its owner gives it', async () => {
    await page.getByRole('button', { name: /^Rename/ }).click();
    await dialog(page).getByLabel('Name').fill('  ');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('Please enter a name');
    await dialog(page).getByLabel('Name').fill('Phone of Maya 🌱');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove “Phone of Maya 🌱”')).toBeVisible();
  });
  await test.step('taking everything along asks for the password or a passkey once the last proof is old', async () => {
    const saved = page.getByText('Your archive has been saved.');
    const download = button(page, 'Download everything');
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    await proofIsOld(account);
    await download.click();
    await expect(dialog(page)).toContainText('Use your password or a passkey to continue.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoSidewaysScroll(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(download).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('We couldn’t make your archive')).toHaveCount(0);
    await download.click();
    await dialog(page).getByLabel('Password', { exact: true }).fill('not-this-one');
    await button(page, 'Continue').click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Current password is incorrect');
    const file = page.waitForEvent('download');
    await button(page, 'Use a passkey').click();
    expect((await file).suggestedFilename()).toMatch(/^growth-loop-.+\.zip$/);
    await expect(saved).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('it signs in by the button of the sign-in page', async () => {
    await leave(page);
    await page.goto('/login');
    await expectAccessible(page);
    await button(page, 'Use a passkey').click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('it is offered in the email field', async () => {
    await leave(page);
    await page.getByLabel('Email').focus();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('removed after a fresh proof, it signs nobody in any more', async () => {
    await page.goto('/profile');
    await expect(page.getByText(/last used/)).toBeVisible();
    await proofIsOld(account);
    await button(page, 'Remove “Phone of Maya 🌱”').click();
    await expectAccessible(page);
    await button(page, 'Remove passkey').click();
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passkey removed.')).toBeVisible();
    await expect(page.getByText(/last used/)).toHaveCount(0);
    await leave(page);
    await page.goto('/login');
    await button(page, 'Use a passkey').click();
    await expect(page.getByText('We couldn’t sign you in with that passkey.')).toBeVisible();
  });
});

test('an owner who is not verified gets nowhere; two keys are told apart, and one of another account proves nothing', async ({
  page,
}) => {
  test.slow();
  const authenticator = await withAuthenticator(page);
  const passkeys = page.getByText(/^Added /);
  await signUp(page, { name: 'Ann' });
  await page.goto('/profile');
  await test.step('without knowing its owner, an authenticator makes none', async () => {
    await authenticator.setUserVerified(false);
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('alert')).toHaveText('No passkey was added. You can try again.');
    await expect(passkeys).toHaveCount(0);
  });
  await test.step('two keys are told apart', async () => {
    for (const count of [1, 2]) {
      await authenticator.takeAnother();
      await button(page, 'Add a passkey').click();
      await expect(passkeys).toHaveCount(count);
    }
    await leave(page);
    await page.goto('/login');
    await button(page, 'Use a passkey').click();
    await expect(page).toHaveURL('/dashgrowthloop');
    await page.goto('/profile');
    await expect(page.getByText(/^Added .+, not used yet$/)).toHaveCount(1);
    await expect(page.getByText(/^Added .+, last used/)).toHaveCount(1);
    await leave(page);
  });
  await test.step('the key of another account proves nothing', async () => {
    const [anns] = await authenticator.credentialIds();
    const account = await signUp(page, { name: 'Ben' });
    await page.goto('/profile');
    await button(page, 'Add a passkey').click();
    await expect(passkeys).toHaveCount(1);
    for (const id of await authenticator.credentialIds()) if (id !== anns) await authenticator.forget(id);
    expect(await authenticator.credentialIds()).toEqual([anns]);
    await proofIsOld(account);
    await button(page, 'Set up two-step sign-in').click();
    await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'That passkey didn’t work. Please try again, or use your password.',
    );
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await leave(page);
  });
  await test.step('without knowing its owner, an authenticator signs nobody in', async () => {
    await page.goto('/login');
    await authenticator.setUserVerified(false);
    await button(page, 'Use a passkey').click();
    await expect(button(page, 'Use a passkey')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/login');
    expect((await page.request.get('/api/auth/get-session')).status()).toBe(200);
    expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull();
  });
});
