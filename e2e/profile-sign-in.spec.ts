import { createButton, fillRegistration } from './auth-steps.ts';
import { button, openProfile, profileRow, section, sentTo, textbox } from './profile-steps.ts';
import { expect, expectAccessible, freshEmail, signUp, sql, test } from './support.ts';

/* By what a person signs in, and from where. */

test.describe('sign-in', () => {
  test('PRF-04 another email', async ({ page }) => {
    const account = await signUp(page);
    const calls = sentTo(page, '/api/auth/change-email');
    const next = freshEmail();
    await openProfile(page);
    await button(page, 'Change email').click();
    await textbox(page, 'New email').fill(next);
    await test.step('MSG-30 the current password is asked for before a call', async () => {
      await section(page, 'Sign-in').locator('form').getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your current password');
      expect(calls).toEqual([]);
    });
    await test.step('MSG-31 PRF-05 it must be right', async () => {
      await textbox(page, 'Current password').fill('wrong-one');
      await section(page, 'Sign-in').locator('form').getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
    });
    await test.step('MSG-23 then a link goes to the new address, and the old one stands until it is followed', async () => {
      await textbox(page, 'Current password').fill(account.password);
      await section(page, 'Sign-in').locator('form').getByRole('button', { name: 'Change email' }).click();
      await expect(
        page.getByText('Email update initiated. Please check your new email for verification.'),
      ).toBeVisible();
      await expect(section(page, 'Sign-in')).toContainText(`open the link we sent to ${next}`);
      expect(await profileRow(account)).toMatchObject({ email: account.email });
    });
  });

  test('an address with other letters than English ones opens an account, signs in, and can be moved to', async ({
    page,
    browser,
  }) => {
    const [name] = freshEmail().split('@');
    await page.goto('/registration');
    await fillRegistration(page, { name: 'Jörg', email: `jörg-${name}@exämple.de`, password: 'secret-1' });
    await createButton(page).click();
    await expect(page).toHaveURL('/confirmation');
    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await textbox(other, 'Email').fill(`JÖRG-${name}@EXÄMPLE.DE`);
    await textbox(other, 'Password').fill('secret-1');
    await button(other, 'Sign In').click();
    await expect(other).toHaveURL('/introduction');
    await openProfile(other);
    await button(other, 'Change email').click();
    await textbox(other, 'New email').fill(`søren-${name}@bücher.example`);
    await textbox(other, 'Current password').fill('secret-1');
    await section(other, 'Sign-in').locator('form').getByRole('button', { name: 'Change email' }).click();
    await expect(
      other.getByText('Email update initiated. Please check your new email for verification.'),
    ).toBeVisible();
    await elsewhere.close();
  });

  test('PRF-06 another password', async ({ page, context }) => {
    const account = await signUp(page);
    const calls = sentTo(page, '/api/auth/change-password');
    await openProfile(page);
    await button(page, 'Change password').click();
    const save = section(page, 'Sign-in').locator('form').getByRole('button', { name: 'Change password' });
    await textbox(page, 'Current password').fill('wrong-one');
    await test.step('MSG-32 five characters are too few', async () => {
      await textbox(page, 'New password').fill('12345');
      await textbox(page, 'Confirm new password').fill('12345');
      await save.click();
      await expect(page.getByRole('alert')).toHaveText('New password must be at least 6 characters long');
    });
    await test.step('MSG-33 two different ones are refused before a call', async () => {
      await textbox(page, 'New password').fill('another-1');
      await textbox(page, 'Confirm new password').fill('another-2');
      await save.click();
      await expect(page.getByRole('alert')).toHaveText('New passwords do not match');
      expect(calls).toEqual([]);
    });
    await test.step('MSG-31 PRF-07 the current one must be right', async () => {
      await textbox(page, 'Confirm new password').fill('another-1');
      await save.click();
      await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
    });
    await test.step('MSG-24 then it is changed', async () => {
      await textbox(page, 'Current password').fill(account.password);
      await save.click();
      await expect(page.getByText('Password updated successfully.')).toBeVisible();
    });
    await textbox(page, 'Name').fill('Still Here');
    await button(page, 'Save').click();
    await expect.poll(async () => (await profileRow(account)).name).toBe('Still Here');

    await context.clearCookies();
    const again = await page.request.post('/api/auth/sign-in/email', {
      data: { email: account.email, password: 'another-1' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(again.ok()).toBe(true);
    await test.step('LIM-20 six characters are enough for a new password', async () => {
      // As a manager of passwords opens it.
      await page.goto('/.well-known/change-password');
      await expect(textbox(page, 'Current password')).toBeFocused();
      await textbox(page, 'Current password').fill('another-1');
      await textbox(page, 'New password').fill('6-long');
      await expect(page.getByText('This password is easy to guess.')).toBeVisible();
      await textbox(page, 'Confirm new password').fill('6-long');
      await save.click();
      await expect(page.getByText('Password updated successfully.')).toBeVisible();
    });
  });

  test('other devices are listed and can be signed out, one or all, and the account’s activity says so', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page);
    const elsewhere = await browser.newContext({
      baseURL: process.env.E2E_BASE_URL,
      userAgent: 'Firefox/140 (Windows)',
    });
    const signIn = () =>
      elsewhere.request.post('/api/auth/sign-in/email', {
        data: { email: account.email, password: account.password },
        headers: { origin: new URL(process.env.E2E_BASE_URL ?? '').origin },
      });
    expect((await signIn()).ok()).toBe(true);
    await openProfile(page);
    await expect(section(page, 'Sign-in').getByText('This device')).toHaveCount(1);
    await button(page, 'Sign out Firefox on Windows').click();
    await expect(button(page, 'Sign out Firefox on Windows')).toHaveCount(0);
    const ended = await elsewhere.request.get('/api/auth/token');
    expect(ended.status()).toBe(401);
    await signIn();
    await button(page, 'Show activity').click();
    const activity = section(page, 'Sign-in')
      .getByRole('listitem')
      .filter({ hasText: 'address starting with', hasNotText: 'This device' });
    await expect(activity).toContainText([
      'Signed in',
      'One device signed out',
      'Signed in',
      'Account created',
    ]);
    await expect(activity.first()).toContainText('Firefox on Windows');
    await expectAccessible(page);
    await button(page, 'Hide activity').click();
    await expect(activity).toHaveCount(0);
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/');
    const live = await sql('select 1 from auth.session where user_id = $1 and expires_at > now()', [
      account.userId,
    ]);
    expect(live).toEqual([]);
    await elsewhere.close();
  });
});
