import type { Page } from '@playwright/test';
import { protectedPages } from './addresses.ts';
import {
  type Account,
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  keepingNothing,
  onDevice,
  signUp,
  sql,
  test,
} from './support.ts';

const storedItems = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const pathOf = (url: string) => new URL(url).pathname;

/** Counts the calls to an address from now on. */
function counted(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (pathOf(request.url()) === path) calls += 1;
  });
  return () => calls;
}

/** A signed-in page whose session this browser remembers. */
async function openApp(page: Page): Promise<Account> {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => storedItems(page)).toHaveProperty('session');
  return account;
}

async function fillRegistration(page: Page, account: { name: string; email: string; password: string }) {
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
}

const createButton = (page: Page) => page.getByRole('button', { name: 'Create Account' });

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
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
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
    await test.step('CALL-34 one call carries name, email and password', async () => {
      expect((await sent).postDataJSON()).toEqual(account);
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

test.describe('session', () => {
  test('SES-03 CALL-41 signing out clears the device and goes to the landing page, in every tab', async ({
    page,
  }) => {
    await openApp(page);
    const other = await page.context().newPage();
    await other.goto('/dashtools');
    await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('other', 'kept?'));
    await page.getByRole('button', { name: 'Menu' }).click();
    const sent = page.waitForRequest('**/api/auth/sign-out');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect((await sent).method()).toBe('POST');
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(await storedItems(page)).toEqual({});
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
  });

  test('SES-04 a deleted user is signed out at the next refresh', async ({ page }) => {
    const { userId } = await openApp(page);
    await sql('delete from auth."user" where id = $1', [userId]);
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    expect(await storedItems(page)).toEqual({});
  });

  test('SES-05 CALL-35 the token is refreshed before it ends, once for all tabs', async ({ page }) => {
    await page.clock.install();
    await openApp(page);
    const other = await page.context().newPage();
    const ownToken = other.waitForResponse('**/api/auth/token');
    await other.goto('/dashtools');
    await (await ownToken).finished();
    let refreshes = 0;
    let renewed = '';
    page.context().on('response', async (response) => {
      if (pathOf(response.url()) !== '/api/auth/token' || !response.ok()) return;
      refreshes += 1;
      renewed = (await response.json()).token;
    });
    for (const renewal of [1, 2]) {
      await page.clock.fastForward('09:30');
      await expect.poll(() => refreshes).toBe(renewal);
      await page.waitForTimeout(300);
      expect(refreshes).toBe(renewal);
    }
    const answered = page.waitForResponse('**/api/sync*');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect((await answered).status()).toBe(200);
    expect((await answered).request().headers().authorization).toBe(`Bearer ${renewed}`);
  });

  test('SES-06 a refused refresh ends the session', async ({ page }) => {
    await page.clock.install();
    const { userId } = await openApp(page);
    await sql('delete from auth.session where user_id = $1', [userId]);
    await page.clock.fastForward('09:30');
    await expect(page).toHaveURL('/');
    expect(await storedItems(page)).toEqual({});
  });

  test('SES-07 LIM-15 a session check that fails three times signs out and clears the device', async ({
    page,
  }) => {
    await openApp(page);
    await failing(page, '**/api/auth/get-session');
    const checks = counted(page, '/api/auth/get-session');
    const started = Date.now();
    await page.goto('/dashgrowthloop');
    await expect.poll(checks).toBe(3);
    expect(Date.now() - started).toBeGreaterThan(1_900);
    await expect(page).toHaveURL('/');
    expect(await storedItems(page)).toEqual({});
  });

  test('SES-09 LIM-16 CALL-03 a profile check that fails three times signs out', async ({ page }) => {
    await openApp(page);
    await failing(page, '**/api/profile/ensure');
    const checks = counted(page, '/api/profile/ensure');
    await page.goto('/dashgrowthloop');
    await expect.poll(checks).toBe(3);
    await expect(page).toHaveURL('/');
    expect(await storedItems(page)).toEqual({});
  });

  test('a network error is no failed check: the app stays open and asks again when it is back', async ({
    page,
  }) => {
    await openApp(page);
    await failing(page, '**/api/**', 'network');
    await page.goto('/dashgrowthloop');
    await page.waitForTimeout(3_500);
    await expect(page).toHaveURL('/dashgrowthloop');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.unroute('**/api/**');
    const again = page.waitForResponse('**/api/auth/get-session');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await again).ok()).toBe(true);
  });

  test('signing out asks before writing that is nowhere else is thrown away, and an ended session keeps it', async ({
    page,
  }) => {
    const { email, password } = await openApp(page);
    const draft = 'Half a sentence about';
    await page.goto('/journal/new');
    await page.getByRole('textbox').first().fill(draft);
    const kept = async () => (await onDevice(page, 'drafts')).length;
    await expect.poll(kept).toBe(1);

    await sql('delete from auth.session where user_id = (select id from auth."user" where email = $1)', [
      email,
    ]);
    await page.goto('/dashgrowthloop');
    await expect(page).toHaveURL('/');
    expect(await kept()).toBe(1);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');

    const dialog = page.getByRole('dialog', { name: 'Some of your writing is not saved yet' });
    const signOut = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(dialog).toBeVisible();
    };
    await signOut();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/dashgrowthloop');
    await signOut();
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept()).toBe(0);
  });

  test('a sign-out without a network holds until the server has heard of it', async ({ page }) => {
    await openApp(page);
    await failing(page, '**/api/auth/sign-out', 'network');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    await page.unroute('**/api/auth/sign-out');
    const heard = page.waitForResponse('**/api/auth/sign-out');
    await page.goto('/');
    expect((await heard).ok()).toBe(true);
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  });

  test('CALL-38 the app asks the server who is signed in', async ({ page }) => {
    await signUp(page);
    const user = page.waitForResponse('**/api/auth/get-session');
    await page.goto('/profile');
    expect(await (await user).json()).toMatchObject({ user: { name: 'Maya Lindqvist' } });
  });

  test('CALL-42 every function is called with the bearer token, and answers to nobody without it', async ({
    page,
  }) => {
    await signUp(page);
    const called = new Map<string, string[]>();
    page.on('request', (request) => {
      const path = pathOf(request.url());
      if (!/^\/(functions|rest|api\/(?!auth))/.test(path)) return;
      called.set(path, [...(called.get(path) ?? []), request.headers().authorization ?? 'none']);
    });
    await page.goto('/tasks');
    await expect(page.getByRole('heading', { name: 'Google Tasks' })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maya Berg');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => called.has('/functions/v1/sendToGHL')).toBe(true);
    // Without the notebook's rows the server makes the files.
    await keepingNothing(page);
    await failing(page, '**/api/sync*');
    await page.goto('/lessons-history');
    for (const name of ['Download lessons', 'Download Gold File']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      await download;
    }

    const { paths } = await (await page.request.get('/api/openapi.json')).json();
    const functions = Object.keys(paths).filter((path) => /^\/(functions|rest)\//.test(path));
    const calledFunctions = [...called.keys()].filter((path) => !path.startsWith('/api/'));
    expect(calledFunctions.sort()).toEqual(functions.sort());
    for (const [path, tokens] of called) {
      for (const token of tokens) expect(token, path).toMatch(/^Bearer \S+\.\S+\.\S+$/);
    }
    for (const path of functions) {
      expect((await page.request.post(path, { data: {} })).status(), path).toBe(401);
    }
  });

  test('ROL-02 somebody who is signed in reaches every protected address', async ({ page }) => {
    await signUp(page);
    for (const [address, heading] of Object.entries(protectedPages)) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { name: heading }), address).toBeVisible();
      await expect(page.getByRole('form', { name: 'Sign in' }), address).toHaveCount(0);
      expect(pathOf(page.url()), address).toBe(address === '/dashboard' ? '/dashboard/growth' : address);
    }
  });

  test('NAV-13 a redirect with an error or with unusable tokens ends at Authentication Error', async ({
    page,
  }) => {
    const lines = ['/?error=access_denied', '/login#access_token=broken&refresh_token=broken'];
    for (const address of lines) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Login' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    }
  });
});

interface Email {
  to: string;
  links: string[];
}

/** Asks for a recovery mail and answers the link in it. */
async function recoveryLink(page: Page, email: string): Promise<string> {
  await page.request.post('/api/auth/request-password-reset', {
    data: { email },
    headers: { origin: new URL(process.env.E2E_BASE_URL ?? '').origin },
  });
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
        const emails = (await answer.json()) as Email[];
        link = emails
          .filter((mail) => mail.to === email)
          .flatMap((mail) => mail.links)
          .find((address) => address.includes('/reset-password'));
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return new URL(link ?? '').pathname + new URL(link ?? '').search;
}

async function fillNewPassword(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(repeated);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

test.describe('recovery', () => {
  test('a recovery link sets a new password and signs in', async ({ page }) => {
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
      await fillNewPassword(page, '123456', '654321');
      await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    });
    await test.step('LAND-14 LIM-20 six characters are taken, and the person is signed in', async () => {
      await page.reload();
      await fillNewPassword(page, '123456', '123456');
      await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible();
      await expect(page).toHaveURL('/dashgrowthloop');
      expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
    });

    await test.step('CALL-37 the new password signs in', async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('123456');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/dashgrowthloop');
    });
  });

  test('LAND-16 MSG-15 LIM-03 without a valid link the page says so and goes to the landing page after 3 seconds', async ({
    page,
  }) => {
    await page.clock.install();
    for (const address of [
      '/reset-password',
      '/reset-password?code=unknown',
      '/reset-password?error=expired',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(
        'Invalid or expired recovery link. Please request a new one.',
      );
      await page.clock.runFor(2_500);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(page).toHaveURL('/');
    }
  });

  test('SES-10 CALL-40 tokens in the hash of a link sign in, and are gone from the address', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    const { token } = await (await page.request.get('/api/auth/token')).json();
    const cookies = await page.context().cookies();
    const refresh = cookies.find((cookie) => cookie.path === '/api/auth')?.value ?? '';
    await page.context().clearCookies();
    await page.goto(`/#access_token=${token}&refresh_token=${refresh}&type=magiclink`);
    await expect(page).toHaveURL('/dashgrowthloop');
    expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
  });
});
