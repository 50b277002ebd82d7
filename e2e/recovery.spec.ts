import type { Page } from '@playwright/test';
import { recoveryLink } from './recovery-steps.ts';
import { api, expect, expectAccessible, signUp, stopClock, test } from './support.ts';

/* A forgotten password. */

async function fillNewPassword(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(repeated);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test.describe('recovery', () => {
  test('a link that is not valid says so; a valid one sets a new password and signs in', async ({ page }) => {
    await page.clock.install();
    await test.step('LAND-16 MSG-15 LIM-03 without a valid link the page says so and goes to the landing page after 3 seconds', async () => {
      for (const address of [
        '/reset-password',
        '/reset-password?code=unknown',
        '/reset-password?error=expired',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('alert')).toHaveText(
          'Invalid or expired recovery link. Please request a new one.',
        );
        await stopClock(page);
        await page.clock.runFor(2_000);
        await expect(page.getByRole('alert')).toBeVisible();
        await page.clock.runFor(1_000);
        await expect(page).toHaveURL('/');
        await page.clock.resume();
      }
    });
    const { email, userId } = await signUp(page);
    await page.context().clearCookies();
    const link = await recoveryLink(page, email);
    const exchanged = page.waitForRequest('**/api/auth/recovery/exchange');
    await page.goto(link);
    await test.step('SES-01 SES-10 the code of the link is exchanged for a session', async () => {
      expect((await exchanged).postDataJSON()).toEqual({
        code: new URL(link, 'http://any').searchParams.get('code'),
      });
    });
    await test.step('LAND-13 the link lands on /reset-password', async () => {
      await expect(page).toHaveURL('/reset-password');
    });
    await test.step('LAND-15 Show and Hide turn each password field', async () => {
      const first = page.getByRole('textbox', { name: 'New password', exact: true });
      await expect(first).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show' }).first().click();
      await expect(first).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide' }).first().click();
      await expect(first).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show' }).nth(1).click();
      await expect(page.getByRole('textbox', { name: 'Confirm new password' })).toHaveAttribute(
        'type',
        'text',
      );
    });
    await expectAccessible(page);

    await test.step('MSG-13 five characters are too few', async () => {
      await fillNewPassword(page, '12345', '12345');
      await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long');
    });
    await test.step('MSG-14 two different passwords', async () => {
      await fillNewPassword(page, '6-long', '654321');
      await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    });
    await test.step('LAND-14 LIM-20 six characters are taken, and the person is signed in', async () => {
      await page.reload();
      await fillNewPassword(page, '6-long', '6-long');
      await expect(
        page.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
      ).toBeVisible();
      await expect(page).toHaveURL('/dashgrowthloop');
      expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
    });

    await test.step('CALL-37 the new password signs in', async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('6-long');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/dashgrowthloop');
    });

    await test.step('SES-10 CALL-40 tokens in the hash of a link sign in, and are gone from the address', async () => {
      const { token } = await (await page.request.get('/api/auth/token')).json();
      const cookies = await page.context().cookies();
      const refresh = cookies.find(({ name }) => name.endsWith('session_token'))?.value ?? '';
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/#access_token=${token}&refresh_token=${refresh}&type=magiclink`);
      await expect(page).toHaveURL('/dashgrowthloop');
      expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
    });
  });
});
