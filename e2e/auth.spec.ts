import type { Page } from '@playwright/test';
import { counted, createButton, fillRegistration, storedItems } from './auth-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  signUp,
  test,
} from './support.ts';

test.describe('introduction and registration', () => {
  test('the welcome leads to the form', async ({ page }) => {
    await test.step('REG-01 it is open to everyone', async () => {
      await page.goto('/introduction');
      await expect(page).toHaveURL('/introduction');
    });
    await test.step('REG-02 the three steps stand in order', async () => {
      await expect(page.getByRole('main').getByRole('list').getByRole('heading')).toHaveText([
        'Clarify',
        'Act',
        'Learn',
      ]);
    });
    await test.step('REG-03 the plan is "10 for 10"', async () => {
      await expect(page.getByRole('heading', { name: '10 for 10' })).toBeVisible();
    });
    await expectAccessible(page);
    await test.step('REG-04 Start My Free Trial leads on', async () => {
      await page.getByRole('link', { name: 'Start My Free Trial' }).click();
      await expect(page).toHaveURL('/registration');
    });
    await test.step('REG-06 REG-07 the registration, open to everyone, asks for name, email and password', async () => {
      await expect(page.getByLabel('Name')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeVisible();
      const password = page.getByRole('textbox', { name: 'Password' });
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(password).toHaveAttribute('type', 'text');
    });
  });

  test('REG-05 the introduction shows signed-out people the welcome and signed-in people the goal question', async ({
    page,
  }) => {
    await page.goto('/introduction');
    await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeVisible();
    await signUp(page, { onboarded: false });
    await page.goto('/introduction');
    await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toHaveCount(0);
  });

  test('registering makes an account and leads into onboarding', async ({ page }) => {
    await page.goto('/registration');
    const account = { name: 'Ida Berg', email: freshEmail(), password: 'secret-1' };
    await fillRegistration(page, account);
    const sent = page.waitForRequest('**/api/auth/sign-up/email');
    await createButton(page).click();
    await test.step('CALL-34 one call carries name, email and password, and the zone of the browser', async () => {
      expect((await sent).postDataJSON()).toEqual({ ...account, time_zone: 'America/Los_Angeles' });
    });
    await test.step('MSG-10 success is said', async () => {
      await expect(page.getByText('Account created! Redirecting...')).toBeVisible();
    });
    await test.step('REG-10 it leads to the confirmation', async () => {
      await expect(page).toHaveURL('/confirmation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready');
    });

    await test.step('LIM-21 the trial lasts ten days', async () => {
      const profile = await api(page).get('/api/profile');
      expect(profile).toMatchObject({ name: account.name, email: account.email, status: 'trial' });
      const { created_at, trial_ends_at } = profile as unknown as {
        created_at: string;
        trial_ends_at: string;
      };
      expect(Date.parse(trial_ends_at) - Date.parse(created_at)).toBe(10 * 24 * 3600 * 1000);
    });

    await expectAccessible(page);
    await test.step('REG-11 the confirmation leads on to the goal', async () => {
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/introduction');
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
    });
  });

  test('REG-11 the confirmation is public and leads on into the introduction', async ({ page }) => {
    await page.goto('/confirmation');
    await expect(page).toHaveURL('/confirmation');
    await expect(page.getByText('Your 10-day trial has begun.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/introduction');
  });

  test('where an address is confirmed first, it says so, signs nobody in, and tells of a coupon', async ({
    page,
  }) => {
    const account = { name: 'Maya', email: freshEmail(), password: 'secret-1' };
    await failing(page, '**/api/auth/sign-up/email', {
      status: 200,
      body: { signed_in: false, user: { id: crypto.randomUUID(), email: account.email } },
    });
    for (const [address, told] of [
      ['/registration', 0],
      ['/registration?coupon=SPRING', 1],
    ] as const) {
      await page.goto(address);
      await fillRegistration(page, account);
      await createButton(page).click();
      await expect(page).toHaveURL('/confirmation');
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expect(page.getByText('open your coupon link again')).toHaveCount(told);
    }
    expect(await storedItems(page)).not.toHaveProperty('session');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('REG-08 the form cannot be sent while any field is empty', async ({ page }) => {
    await page.goto('/registration');
    const full = { name: 'Ida', email: 'ida@example.com', password: 'secret-1' };
    await expect(createButton(page)).toBeDisabled();
    for (const field of ['name', 'email', 'password'] as const) {
      await fillRegistration(page, { ...full, [field]: '' });
      await expect(createButton(page)).toBeDisabled();
    }
    await fillRegistration(page, full);
    await expect(createButton(page)).toBeEnabled();
  });

  test('blanks and a short password are told beside their fields', async ({ page }) => {
    await page.goto('/registration');
    const calls = counted(page, '/api/auth/sign-up/email');
    await fillRegistration(page, { name: '   ', email: '   ', password: '12345' });
    await createButton(page).click();
    await test.step('MSG-11 a blank name', async () => {
      await expect(page.getByText('Please enter your name', { exact: true })).toBeVisible();
    });
    await test.step('MSG-12 a blank email', async () => {
      await expect(page.getByText('Please enter your email', { exact: true })).toBeVisible();
    });
    await test.step('MSG-13 five characters', async () => {
      await expect(
        page.getByText('Password must be at least 6 characters long', { exact: true }),
      ).toBeVisible();
    });
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await test.step('REG-09 nothing was sent', async () => {
      expect(calls()).toBe(0);
    });
    await test.step('LIM-20 six characters pass', async () => {
      await fillRegistration(page, { name: 'Ida', email: freshEmail(), password: '123456' });
      await createButton(page).click();
      await expect(page).toHaveURL('/confirmation');
    });
  });

  const newcomer = () => ({ name: 'Ida', email: freshEmail(), password: 'secret-1' });

  async function registerRefused(page: Page): Promise<void> {
    await page.goto('/registration');
    await page.evaluate(() => localStorage.setItem('other', 'kept?'));
    await fillRegistration(page, newcomer());
    const signedOut = page.waitForRequest('**/api/auth/sign-out');
    await createButton(page).click();
    await signedOut;
  }

  async function expectRefusal(page: Page, message: string): Promise<void> {
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page).toHaveURL('/registration');
    await expect.poll(() => storedItems(page)).toEqual({});
  }

  test('REG-12 MSG-09 a sign-up error shows its own message, or the fallback, and signs out', async ({
    page,
  }) => {
    const address = '**/api/auth/sign-up/email';
    await failing(page, address, {
      status: 422,
      body: { error: { code: 'any', message: 'Not this address.' } },
    });
    await registerRefused(page);
    await expectRefusal(page, 'Not this address.');
    await page.unroute(address);
    await failing(page, address, { status: 500, body: {} });
    await registerRefused(page);
    await expectRefusal(page, 'Something went wrong');
  });

  test('MSG-07 REG-12 a sign-up answer without a user is told', async ({ page }) => {
    await failing(page, '**/api/auth/sign-up/email', { status: 200, body: {} });
    await registerRefused(page);
    await expectRefusal(page, 'No user returned');
  });

  test('MSG-08 REG-12 a profile that cannot be made at sign-up is told', async ({ page }) => {
    await failing(page, '**/api/profile/ensure');
    await registerRefused(page);
    await expectRefusal(page, 'Failed to create user profile');
  });

  test('the forms fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of ['/introduction', '/registration', '/confirmation', '/auth-error']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
});
