import type { Page } from '@playwright/test';
import {
  type Account,
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  signUp,
  sql,
  stopClock,
  test,
} from './support.ts';

const WRONG = "We couldn't sign you in. Please check your email and password, then try again.";
const PROFILE_NOT_FOUND = "We couldn't find your profile. Please contact support.";
const PROFILE_NOT_CREATED = "We couldn't create your profile. Please contact support.";
const UNEXPECTED = 'Something went wrong. Please try again in a few minutes.';

const form = (page: Page) => page.getByRole('form', { name: 'Sign in' });
const storedItems = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByRole('textbox', { name: 'Password' }).fill(password);
}

async function pressSignIn(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Sign In' }).click();
}

/** An account whose browser is not signed in any more. */
async function accountOf(page: Page): Promise<Account> {
  const account = await signUp(page);
  await page.context().clearCookies();
  return account;
}

test('a fresh browser sees the landing page', async ({ page }) => {
  await test.step('LAND-01 it stands at /, open to everyone', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write a page/);
    await expect(page).toHaveURL('/');
  });
  await test.step('LAND-07 with a form to sign in', async () => {
    await expect(form(page).getByLabel('Email')).toBeVisible();
    const password = form(page).getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAttribute('type', 'password');
    await form(page).getByRole('button', { name: 'Show' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });
  await test.step('LAND-10 terms and privacy open outside', async () => {
    for (const name of ['Terms', 'Privacy']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      expect(await link.getAttribute('href')).toMatch(/^https?:/);
      const opened = page.context().waitForEvent('page');
      await link.click();
      await expect((await opened).getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });
  await test.step('LAND-09 with a link to the registration', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/registration');
  });
});

test('LAND-06 Get Started leads to the introduction', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/introduction');
});

test('an open session', async ({ page }) => {
  await signUp(page);
  const checks: string[] = [];
  page.on('request', (request) => checks.push(new URL(request.url()).pathname));
  const refreshed = page.waitForResponse('**/api/auth/token');
  const read = page.waitForRequest((request) => /\/api\/(?!auth)/.test(request.url()));
  await test.step('LAND-04 leads to the dashboard', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('LAND-02 CALL-39 is checked', async () => {
    expect(checks).toContain('/api/auth/get-session');
  });
  await test.step('CALL-35 and refreshed: calls carry the new access token', async () => {
    const { token } = await (await refreshed).json();
    expect((await read).headers().authorization).toBe(`Bearer ${token}`);
  });
});

test('LAND-03 CALL-03 the check at the start makes a missing profile', async ({ page }) => {
  const { userId, name } = await signUp(page, { onboarded: false });
  await sql('delete from profiles where id = $1', [userId]);
  const made = page.waitForResponse('**/api/profile/ensure');
  await page.goto('/');
  expect((await made).ok()).toBe(true);
  await expect(page).toHaveURL('/dashgrowthloop');
  expect(await api(page).get('/api/profile')).toMatchObject({ id: userId, name });
});

test('LAND-05 LIM-01 a check that stalls for more than 20 seconds ends in a usable landing page', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect.poll(() => storedItems(page)).toHaveProperty('session');
  await page.evaluate(() => localStorage.setItem('other', 'kept?'));
  await page.clock.install();
  await page.route('**/api/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: 'Growth Loop' })).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(18_000);
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(form(page)).toBeVisible();
  await page.clock.resume();
  await expect.poll(() => storedItems(page)).toEqual({});
  await fillIn(page, 'someone@example.com', 'secret-1');
  await expect(form(page).getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('signing in by the form', async ({ page }) => {
  const { email, password, userId } = await accountOf(page);
  await page.goto('/');
  await fillIn(page, `  ${email} `, `  ${password} `);
  const sent = page.waitForRequest('**/api/auth/sign-in/email');
  const tokenAnswer = page.waitForResponse('**/api/auth/token');
  await pressSignIn(page);
  await test.step('LAND-11 CALL-33 address and password are sent trimmed', async () => {
    expect((await sent).postDataJSON()).toEqual({ email, password });
  });
  const { token } = await (await tokenAnswer).json();
  await test.step('LAND-04 it leads to the dashboard', async () => {
    await expect(page).toHaveURL('/dashgrowthloop');
  });

  await test.step('ENT-22 the device holds who and until when; the refresh token is a cookie no script reads', async () => {
    const stored = await storedItems(page);
    expect(JSON.parse(stored.session ?? '')).toEqual({
      user: { id: userId },
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(JSON.stringify(stored)).not.toContain(token);
    const cookies = await page.context().cookies();
    const refresh = cookies.find((cookie) => cookie.path === '/api/auth');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(JSON.stringify(stored)).not.toContain(refresh?.value);
  });

  await test.step('SES-02 it survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

test('MSG-01 LIM-02 a wrong password is told, and the message clears after 5 seconds', async ({ page }) => {
  const { email } = await accountOf(page);
  await page.goto('/');
  await fillIn(page, email, 'not-this-one');
  await page.clock.install();
  await pressSignIn(page);
  const alert = form(page).getByRole('alert');
  await expect(alert).toHaveText(WRONG);
  await stopClock(page);
  await page.clock.runFor(3_500);
  await expect(alert).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('MSG-01 what the sign-in form says moves nothing on the landing page', async ({ page }) => {
  const places = () =>
    page
      .locator('h1, h2, form button, form a, footer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  for (const width of [360, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const before = await places();
    await pressSignIn(page);
    const alert = form(page).getByRole('alert');
    await expect(alert).toHaveText(WRONG);
    expect(await places()).toEqual(before);
    const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {};
    const below = await page.getByRole('contentinfo').boundingBox();
    expect(y + height).toBeLessThan(below?.y ?? 0);
  }
});

test.describe('the landing page shows the product', () => {
  test('the page is written once it is in view, and nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      const sample = page.getByRole('region', { name: 'What a page looks like' });
      const last = sample.getByText('Write the opening page, badly, in twenty minutes.');
      const states = () =>
        last.evaluate((line) => line.getAnimations().map((animation) => animation.playState));
      // A wide screen shows the page beside the words about it, a phone begins it below them.
      expect((await sample.boundingBox())?.y).toBeLessThan(844 * 0.7);
      if (width === 390) expect(await states()).toEqual(['paused']);
      await last.scrollIntoViewIfNeeded();
      await expect.poll(states).toEqual(['running']);
      await expect.poll(states).toEqual([]);
      const shifts = await page.evaluate<number[]>('shifts');
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
    }
  });

  test('where motion is not welcome the page is written already', async ({ page }) => {
    await page.goto('/');
    const last = page.getByText('Write the opening page, badly, in twenty minutes.').first();
    expect(await last.evaluate((line) => line.getAnimations().length)).toBe(0);
    await expect(last).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });

  test('the picture of the dashboard is told in one sentence', async ({ page }) => {
    await page.goto('/');
    const day = page.getByRole('region', { name: 'How it shapes your day' });
    await expect(day).toMatchAriaSnapshot(`
      - region "How it shapes your day":
        - heading "How it shapes your day" [level=2]
        - paragraph: /two actions done, one lesson written, and the month in rings/
    `);
    await expect(day.getByText('Welcome, Maya!')).toBeVisible();
  });

  test('what leaves the device is said, with the way to how it is done', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('are encrypted in your browser before they’re sent')).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'How encryption works' }).click();
    const privacy = await opened;
    await expect(privacy).toHaveURL('/privacy#encryption');
    await expect(privacy.locator('#encryption')).toContainText('encrypted in your browser');
  });
});

test('MSG-02 sign-in says so when the profile cannot be read, and nobody is signed in', async ({ page }) => {
  const { email, password } = await accountOf(page);
  await page.goto('/');
  await failing(page, '**/api/profile');
  await fillIn(page, email, password);
  const signedOut = page.waitForRequest('**/api/auth/sign-out');
  await pressSignIn(page);
  await expect(form(page).getByRole('alert')).toHaveText(PROFILE_NOT_FOUND);
  await signedOut;
  expect(await storedItems(page)).toEqual({});
});

test('MSG-03 SES-08 a missing profile is made at sign-in, and if it cannot be made that is told', async ({
  page,
}) => {
  const { email, password, userId } = await accountOf(page);
  await sql('delete from profiles where id = $1', [userId]);
  await page.goto('/');
  await failing(page, '**/api/profile/ensure');
  await fillIn(page, email, password);
  await pressSignIn(page);
  await expect(form(page).getByRole('alert')).toHaveText(PROFILE_NOT_CREATED);
  await page.unroute('**/api/profile/ensure');
  await pressSignIn(page);
  // A new profile has nothing in it yet.
  await expect(page).toHaveURL('/introduction');
  expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
});

test('MSG-04 a broken network at sign-in is told as something unexpected', async ({ page }) => {
  await page.goto('/');
  await fillIn(page, 'someone@example.com', 'secret-1');
  await failing(page, '**/api/auth/sign-in/email', 'network');
  await pressSignIn(page);
  await expect(form(page).getByRole('alert')).toHaveText(UNEXPECTED);
});

test('LAND-08 Forgot Password swaps in place and mails a link', async ({ page }) => {
  const { email } = await accountOf(page);
  await page.clock.install();
  await page.goto('/');
  await form(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const forgot = page.getByRole('form', { name: 'Forgot Password' });
  await expect(form(page)).toHaveCount(0);
  await expect(forgot.getByLabel('Email')).toBeFocused();
  await expect(forgot.getByLabel('Email')).toHaveValue(email);

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await test.step('MSG-06 an empty address is asked for, and nothing is sent', async () => {
    await forgot.getByLabel('Email').fill('');
    await forgot.getByRole('button', { name: 'Send reset link' }).click();
    await expect(forgot.getByRole('alert')).toHaveText('Please enter your email address.');
    expect(calls).not.toContain('/api/auth/request-password-reset');
  });

  await test.step('CALL-36 the call carries the address and where the link shall lead', async () => {
    await forgot.getByLabel('Email').fill(email);
    const sent = page.waitForRequest('**/api/auth/request-password-reset');
    await forgot.getByRole('button', { name: 'Send reset link' }).click();
    expect((await sent).postDataJSON()).toEqual({ email, redirectTo: '/reset-password' });
  });
  await test.step('MSG-05 LIM-02 it says where to look, for five seconds', async () => {
    const said = forgot.getByText('Check your email for password reset instructions.');
    await expect(said).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(3_500);
    await expect(said).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(said).toBeHidden();
    await page.clock.resume();
  });

  await forgot.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
});

test('Forgot Password answers the same for an address without an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const forgot = page.getByRole('form', { name: 'Forgot Password' });
  await forgot.getByLabel('Email').fill(freshEmail());
  await forgot.getByRole('button', { name: 'Send reset link' }).click();
  await expect(forgot.getByText('Check your email for password reset instructions.')).toBeVisible();
});

test('LAND-12 the login page is public, has a usable form, and leads on', async ({ page }) => {
  const { email, password } = await accountOf(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/login');
  await fillIn(page, email, password);
  await pressSignIn(page);
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('the landing page fits a phone, works by keyboard and has nothing that keeps people out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(form(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The form stands below all that is told of the product; whoever has been here before gets one at the top.
  const product = await page.getByRole('region', { name: 'How it shapes your day' }).boundingBox();
  expect((await form(page).boundingBox())?.y).toBeGreaterThan(product?.y ?? Number.POSITIVE_INFINITY);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form(page).getByLabel('Email').fill('someone@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-this-one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await form(page).getByRole('textbox', { name: 'Password' }).press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText(WRONG);
  await expectAccessible(page);
});
