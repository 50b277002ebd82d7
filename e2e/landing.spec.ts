import type { Page } from '@playwright/test';
import { accountOf, fillIn, form, pressSignIn, storedItems } from './landing-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  settled,
  sql,
  stopClock,
  test,
} from './support.ts';

const WRONG = "We couldn't sign you in. Please check your email and password, then try again.";
const PROFILE_NOT_FOUND = "We couldn't find your profile. Please contact support.";
const PROFILE_NOT_CREATED = "We couldn't create your profile. Please contact support.";
const UNEXPECTED = 'Something went wrong. Please try again in a few minutes.';

const product = (page: Page) => page.getByRole('region', { name: 'How it shapes your day' });

/** Neither a phone nor whatever it is read with keeps anyone out. */
async function expectOpenOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const expectNoGoogle = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/google/i)).toHaveCount(0);
};

test('a fresh browser sees the landing page, and goes on from there', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await test.step('LAND-01 SYNC-01 it stands at /, open to everyone, and offers no sign-in with Google', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write a page/);
    await expect(page).toHaveURL('/');
    await expectNoGoogle(page);
  });
  await test.step('LAND-07 with a form to sign in', async () => {
    await expect(form(page).getByLabel('Email')).toBeVisible();
    const password = form(page).getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAttribute('type', 'password');
    await form(page).getByRole('button', { name: 'Show' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });
  await test.step('the product is shown, its picture told in one sentence', async () => {
    await expect(product(page)).toMatchAriaSnapshot(`
      - region "How it shapes your day":
        - heading "How it shapes your day" [level=2]
        - paragraph: /two actions done, one lesson written, and the month in rings/
    `);
    await expect(product(page).getByText('Welcome, Maya!')).toBeVisible();
  });
  await test.step('where motion is not welcome the sample page is written already', async () => {
    const last = page.getByText('Write the opening page, badly, in twenty minutes.').first();
    expect(await last.evaluate((line) => line.getAnimations().length)).toBe(0);
    await expect(last).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });
  await test.step('LAND-10 terms and privacy open outside', async () => {
    for (const name of ['Terms', 'Privacy']) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      // The page of this address is opened below.
      await expect(link).toHaveAttribute('href', new RegExp(`^https?:.*/${name.toLowerCase()}$`));
    }
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Terms', exact: true }).click();
    const outside = await opened;
    await expect(outside).toHaveURL('/terms');
    await expect(outside.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await outside.close();
  });
  await test.step('what leaves the device is said, with the way to how it is done', async () => {
    await expect(page.getByText('are encrypted in your browser before they’re sent')).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'How encryption works' }).click();
    const privacy = await opened;
    await expect(privacy).toHaveURL('/privacy#encryption');
    await expect(privacy.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(privacy.locator('#encryption')).toContainText('encrypted in your browser');
    await privacy.close();
  });
  await test.step('LAND-06 Get Started leads to the introduction', async () => {
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL('/introduction');
    await page.goBack();
  });
  await test.step('LAND-09 SYNC-01 with a link to the registration', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/registration');
    await expectNoGoogle(page);
    await page.goBack();
  });
  await expect(form(page)).toBeVisible();
  await test.step('on a phone the form stands below all that is told of the product', async () => {
    await expectOpenOnPhone(page);
    const told = await product(page).boundingBox();
    expect((await form(page).boundingBox())?.y).toBeGreaterThan(told?.y ?? Number.POSITIVE_INFINITY);
  });
  await test.step('SYNC-01 whoever has been here before gets a form at the top', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expectNoGoogle(page);
    await expectOpenOnPhone(page);
  });
  await test.step('which is filled in by the keyboard', async () => {
    await form(page).getByLabel('Email').fill('someone@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not-this-one');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const password = form(page).getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(form(page).getByRole('alert')).toHaveText(WRONG);
    await expectAccessible(page);
  });
});

test('Back while the next page is on its way leads back', async ({ page }) => {
  // Between the app's first look at the address and its standing there, which a slow phone draws out.
  await page.addInitScript(() => {
    const replace = history.replaceState;
    history.replaceState = (...written) => {
      replace.apply(history, written);
      if (location.pathname !== '/introduction') return;
      history.replaceState = replace;
      history.back();
      const began = performance.now();
      while (performance.now() < began + 300);
      console.info('went back');
    };
  });
  await page.goto('/');
  // Whoever is quicker than the page's scripts leaves the document with it.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  const wentBack = page.waitForEvent('console', (message) => message.text() === 'went back');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await wentBack;
  await expect
    .poll(() => page.evaluate(() => [location.pathname, document.querySelectorAll('h1').length]))
    .toEqual(['/', 1]);
  await settled(page);
  await expect(form(page)).toBeVisible();
});

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
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.03);
  }
});

/** What the form says moves nothing on the page, however wide it is. */
async function expectStill(page: Page, says: () => Promise<void>): Promise<void> {
  const places = () =>
    page
      .locator('h1, h2, form button, form a, footer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await places();
  await says();
  expect(await places()).toEqual(before);
  const { y = 0, height = 0 } = (await form(page).getByRole('alert').boundingBox()) ?? {};
  const below = await page.getByRole('contentinfo').boundingBox();
  expect(y + height).toBeLessThan(below?.y ?? 0);
}

/** Forgot Password swaps in place and mails a link; the sign-in is back afterwards, with the address. */
async function expectForgotPassword(page: Page, email: string): Promise<void> {
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
  await test.step('and the same of an address without an account', async () => {
    await forgot.getByLabel('Email').fill(freshEmail());
    await forgot.getByRole('button', { name: 'Send reset link' }).click();
    await expect(forgot.getByText('Check your email for password reset instructions.')).toBeVisible();
    await forgot.getByLabel('Email').fill(email);
  });

  await forgot.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
}

test('the form mails a link to a new password, and says why nobody could be signed in', async ({ page }) => {
  const { email, password, userId } = await accountOf(page);
  await page.clock.install();
  await page.goto('/');
  const alert = form(page).getByRole('alert');
  await test.step('LAND-08 Forgot Password swaps in place and mails a link', () =>
    expectForgotPassword(page, email));
  await test.step('MSG-01 LIM-02 a wrong password, for five seconds', async () => {
    await fillIn(page, email, 'not-this-one');
    await pressSignIn(page);
    await expect(alert).toHaveText(WRONG);
    await stopClock(page);
    await page.clock.runFor(3_500);
    await expect(alert).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(alert).toBeHidden();
    await page.clock.resume();
    await expect(page).toHaveURL('/');
  });
  for (const width of [360, 390, 1024, 1280]) {
    await test.step(`MSG-01 which moves nothing at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expectStill(page, async () => {
        await pressSignIn(page);
        await expect(alert).toHaveText(WRONG);
      });
      await page.clock.runFor(5_000);
      await expect(alert).toBeHidden();
    });
  }
  await test.step('MSG-04 a broken network is something unexpected', async () => {
    await failing(page, '**/api/auth/sign-in/email', 'network');
    await pressSignIn(page);
    await expect(alert).toHaveText(UNEXPECTED);
    await page.unroute('**/api/auth/sign-in/email');
  });
  await test.step('MSG-02 a profile that cannot be read; nobody is signed in', async () => {
    await failing(page, '**/api/profile');
    await fillIn(page, email, password);
    const signedOut = page.waitForRequest('**/api/auth/sign-out');
    await pressSignIn(page);
    await expect(alert).toHaveText(PROFILE_NOT_FOUND);
    await signedOut;
    expect(await storedItems(page)).toEqual({});
    await page.unroute('**/api/profile');
  });
  await test.step('MSG-03 SES-08 a missing profile that cannot be made', async () => {
    await sql('delete from profiles where id = $1', [userId]);
    await failing(page, '**/api/profile/ensure');
    await pressSignIn(page);
    await expect(alert).toHaveText(PROFILE_NOT_CREATED);
    await page.unroute('**/api/profile/ensure');
  });
  await test.step('SES-08 once it can be made, it is, also where the line drops one call of each kind', async () => {
    for (const call of ['auth/token', 'profile', 'profile/ensure', 'auth/get-session']) {
      await page.route(`**/api/${call}`, (route) => route.abort('connectionreset'), { times: 1 });
    }
    await pressSignIn(page);
    // A new profile has nothing in it yet.
    await expect(page).toHaveURL('/introduction');
    expect(await api(page).get('/api/profile')).toMatchObject({ id: userId });
  });
});
