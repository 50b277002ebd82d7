import { counted, createButton, fillRegistration, storedItems } from './auth-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  goWithin,
  test,
} from './support.ts';

/* How an account is opened, on a phone: every page of it fits and reads well. */

test.use({ viewport: { width: 360, height: 740 } });

test('the welcome leads to an account, and on into the first goal', async ({ page }) => {
  test.setTimeout(120_000);
  const welcome = page.getByRole('link', { name: 'Start My Free Trial' });
  const expectGoalQuestion = async () => {
    await expect(page).toHaveURL('/introduction');
    await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  };
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
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await test.step('REG-04 Start My Free Trial leads on', async () => {
    await welcome.click();
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

  const account = { name: 'Ida Berg', email: freshEmail(), password: '6-long' };
  await test.step('REG-08 the form cannot be sent while any field is empty', async () => {
    await expect(createButton(page)).toBeDisabled();
    for (const field of ['name', 'email', 'password'] as const) {
      await fillRegistration(page, { ...account, [field]: '' });
      await expect(createButton(page)).toBeDisabled();
    }
    await fillRegistration(page, account);
    await expect(createButton(page)).toBeEnabled();
  });
  const calls = counted(page, '/api/auth/sign-up/email');
  await test.step('MSG-11 MSG-12 MSG-13 blanks and five characters are told beside their fields', async () => {
    await fillRegistration(page, { name: '   ', email: '   ', password: '12345' });
    await createButton(page).click();
    for (const said of [
      'Please enter your name',
      'Please enter your email',
      'Password must be at least 6 characters long',
    ]) {
      await expect(page.getByText(said, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await test.step('REG-09 nothing was sent', async () => {
    expect(calls()).toBe(0);
  });

  await fillRegistration(page, account);
  const sent = page.waitForRequest('**/api/auth/sign-up/email');
  await createButton(page).click();
  await test.step('CALL-34 one call carries name, email and password, and the zone of the browser', async () => {
    expect((await sent).postDataJSON()).toEqual({ ...account, time_zone: 'America/Los_Angeles' });
  });
  await test.step('MSG-10 LIM-20 six characters pass, and success is said', async () => {
    await expect(page.getByText('Account created! Redirecting...')).toBeVisible();
  });
  await test.step('REG-10 it leads to the confirmation', async () => {
    await expect(page).toHaveURL('/confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready');
    expect(calls()).toBe(1);
  });
  await test.step('LIM-21 the trial lasts ten days', async () => {
    const profile = await api(page).get('/api/profile');
    expect(profile).toMatchObject({ name: account.name, email: account.email, status: 'trial' });
    const { created_at, trial_ends_at } = profile as unknown as { created_at: string; trial_ends_at: string };
    expect(Date.parse(trial_ends_at) - Date.parse(created_at)).toBe(10 * 24 * 3600 * 1000);
  });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await test.step('REG-11 the confirmation leads on to the goal', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await expectGoalQuestion();
  });
  await test.step('REG-05 signed-in people are shown the goal question in place of the welcome', () =>
    expect(welcome).toHaveCount(0));
});

test('what else an answer to the registration brings, and pages of an account that are public', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const address = '**/api/auth/sign-up/email';
  const register = () => fillRegistration(page, { name: 'Ida', email: freshEmail(), password: 'secret-1' });
  await page.goto('/registration');

  /** Each refusal ends what was begun, so that nothing of it stays. */
  const expectRefusal = async (message: string): Promise<void> => {
    await page.evaluate(() => localStorage.setItem('other', 'kept?'));
    await register();
    const signedOut = page.waitForRequest('**/api/auth/sign-out');
    await createButton(page).click();
    await signedOut;
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page).toHaveURL('/registration');
    await expect.poll(() => storedItems(page)).toEqual({});
  };
  await test.step('REG-12 MSG-09 an error shows its own message, or the fallback, and signs out', async () => {
    await failing(page, address, {
      status: 422,
      body: { error: { code: 'any', message: 'Not this address.' } },
    });
    await expectRefusal('Not this address.');
    await page.unroute(address);
    await failing(page, address, { status: 500, body: {} });
    await expectRefusal('Something went wrong');
    await page.unroute(address);
  });
  await test.step('MSG-07 REG-12 an answer without a user is told', async () => {
    await failing(page, address, { status: 200, body: {} });
    await expectRefusal('No user returned');
    await page.unroute(address);
  });
  await test.step('MSG-08 REG-12 a profile that cannot be made is told', async () => {
    await failing(page, '**/api/profile/ensure');
    await expectRefusal('Failed to create user profile');
    await page.unroute('**/api/profile/ensure');
  });

  await test.step('where an address is confirmed first, it says so, signs nobody in, and tells of a coupon', async () => {
    await failing(page, address, {
      status: 200,
      body: { signed_in: false, user: { id: crypto.randomUUID(), email: freshEmail() } },
    });
    for (const [form, told] of [
      ['/registration', 0],
      ['/registration?coupon=SPRING', 1],
    ] as const) {
      await goWithin(page, form);
      await register();
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
  await test.step('REG-11 the confirmation leads on into the introduction', async () => {
    await goWithin(page, '/confirmation');
    await expect(page).toHaveURL('/confirmation');
    await expect(page.getByText('Your 10-day trial has started.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/introduction');
    await expect(page.getByRole('link', { name: 'Start My Free Trial' })).toBeVisible();
  });
  await test.step('NAV-13 a redirect with an error or with unusable tokens ends at Authentication Error', async () => {
    const error = page.getByRole('heading', { name: 'Authentication Error' });
    const lines = ['/?error=access_denied', '/login#access_token=broken&refresh_token=broken'];
    for (const address of lines) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(error).toBeVisible();
      await page.getByRole('link', { name: 'Return to Login' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    }
    await goWithin(page, '/auth-error');
    await expect(error).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
