import type { Page } from '@playwright/test';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  freshEmail,
  keepingNothing,
  onDevice,
  signIn,
  signUp,
  sql,
  test,
} from './support.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const textReminders = (page: Page) => page.getByRole('switch', { name: 'Text reminders' });
const phone = (page: Page) => textbox(page, 'Phone number');
const day = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const time = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const options = (page: Page, name: string) => time(page, name).locator('option').allInnerTexts();

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(textbox(page, 'Name')).toBeVisible();
}

async function profileRow({ userId }: Account) {
  const [row] = await sql('select * from profiles where id = $1', [userId]);
  return row ?? {};
}

/** What the server has of the profile once the device has sent what was done. */
const expectProfile = (account: Account, fields: Record<string, unknown>) =>
  expect.poll(() => profileRow(account)).toMatchObject(fields);

/** From now on no call of the page arrives; what was loaded stays. Answers what ends that. */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const address = /\/(api|functions|rest)\//;
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(address);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

/** How many writes this device keeps until the server has them. */
const waiting = async (page: Page) => (await onDevice(page, 'outbox')).length;

/** Collects the bodies of one kind of call. */
function sentTo(page: Page, path: string, method = 'POST'): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Shown now, still there after two seconds, gone after three and a half. */
async function expectThreeSeconds(page: Page, text: string): Promise<void> {
  const message = page.getByText(text, { exact: true });
  await expect(message).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(message).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(message).toBeHidden();
}

test.describe('you', () => {
  test('the name', async ({ page }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    await page.clock.install();
    const patches = sentTo(page, '/api/profile', 'PATCH');
    await openProfile(page);
    await test.step('PRF-02 is required', async () => {
      await textbox(page, 'Name').fill('   ');
      await button(page, 'Save').click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your name');
      expect(patches).toEqual([]);
    });
    await test.step('MSG-25 LIM-04 that it is saved is said for three seconds', async () => {
      await textbox(page, 'Name').fill(' Maya L. ');
      await button(page, 'Save').click();
      await expectThreeSeconds(page, 'Profile updated successfully.');
    });
    await test.step('CALL-02 is stored, trimmed, and the zone stays', async () => {
      await expectProfile(account, { name: 'Maya L.', time_zone: 'America/Los_Angeles' });
      expect(patches).toEqual([{ name: 'Maya L.' }]);
    });
  });

  test('CALL-43 CALL-46 a changed name is announced once to each service, an unchanged one is not', async ({
    page,
  }) => {
    const { email } = await signUp(page, { name: 'Maya Lindqvist' });
    const reminders = sentTo(page, '/functions/v1/trigger-reminder');
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect.poll(() => contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({ eventType: 'core_profile_update', full_name: 'Maya Berg', email });
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({
      eventType: 'core_profile_update',
      payload: { full_name: 'Maya Berg', first_name: 'Maya', last_name: 'Berg', email, core_word: 'Joy' },
    });
  });

  test('PRF-03 LIM-35 thirteen zones in order, every other one behind a button, and the choice is stored', async ({
    page,
  }) => {
    const account = await signUp(page);
    await openProfile(page);
    const zones = time(page, 'Time zone');
    expect((await options(page, 'Time zone')).join(', ')).toBe(
      'Pacific/Honolulu, America/Anchorage, America/Los_Angeles, America/Denver, America/Chicago, ' +
        'America/New_York, America/Phoenix, America/Toronto, Europe/London, Europe/Berlin, Asia/Tokyo, ' +
        'Asia/Kolkata, Australia/Sydney',
    );
    await expect(zones).toHaveValue('America/Los_Angeles');
    await zones.selectOption('Asia/Tokyo');
    await button(page, 'Save').click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    await expectProfile(account, { time_zone: 'Asia/Tokyo' });
    await button(page, 'More time zones').click();
    await zones.selectOption('Europe/Oslo');
    await button(page, 'Save').click();
    await expect.poll(async () => (await profileRow(account)).time_zone).toBe('Europe/Oslo');
    await page.reload();
    await expect(zones).toHaveValue('Europe/Oslo');
  });

  test.describe('elsewhere', () => {
    test.use({ timezoneId: 'Europe/Madrid' });

    test('the zone of the browser stands on top when it is not among the thirteen', async ({ page }) => {
      await signUp(page);
      await openProfile(page);
      expect((await options(page, 'Time zone')).slice(0, 2)).toEqual(['Europe/Madrid', 'Pacific/Honolulu']);
    });
  });

  test('MSG-22 without a profile on the device and without an answer the page says so', async ({ page }) => {
    await signUp(page);
    await failing(page, '**/api/sync*');
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toContainText('Failed to load profile data.');
    await page.unroute('**/api/sync*');
    await button(page, 'Try Again').click();
    await expect(textbox(page, 'Name')).toBeVisible();
  });

  test('MSG-16 a session that is gone leads to the landing page, which says why', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await textbox(page, 'Name').fill('Too Late');
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toHaveCount(0);
  });

  test('PRF-09 the way back leads to the dashboard', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

test.describe('core values', () => {
  test('PRF-08 PRF-22 LIM-19 they are changed on their own page, which leads back to the profile', async ({
    page,
  }) => {
    const account = await signUp(page);
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    await expect(section(page, 'Core values')).toContainText('CourageFamilyCuriosity');
    await page.getByRole('link', { name: 'Change core values' }).click();
    await expect(page).toHaveURL('/update-core-values');
    await expect(page.getByRole('group', { name: /choose/ }).locator('label')).toHaveCount(30);
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await expect(button(page, 'Save')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    await expect(section(page, 'Core values')).toContainText('CourageCuriosityNature');
    await expectProfile(account, {
      core_value_1: 'Courage',
      core_value_2: 'Curiosity',
      core_value_3: 'Nature',
    });
    await expect.poll(() => contacts).toHaveLength(1);
  });

  test('PRF-22 whoever came from the dashboard goes back there', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      history.pushState({ usr: { from: '/dashboard' }, key: 'test', idx: 1 }, '', '/update-core-values');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page.getByRole('heading', { name: 'Your core values' })).toBeVisible();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/dashboard/growth');
  });

  test('PRF-23 three own values can take their places', async ({ page }) => {
    const account = await signUp(page);
    await page.goto('/update-core-values');
    for (const name of ['Courage', 'Family', 'Curiosity'])
      await page.getByRole('checkbox', { name }).uncheck();
    await textbox(page, 'Own value 1').fill(' Calm ');
    await textbox(page, 'Own value 2').fill('Order');
    await textbox(page, 'Own value 3').fill('Rest');
    await textbox(page, 'Own value 3').press('Enter');
    await textbox(page, 'Own value 2').fill('Wonder');
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    const values = async () => {
      const row = await profileRow(account);
      return [row.core_value_1, row.core_value_2, row.core_value_3].sort();
    };
    await expect.poll(values).toEqual(['Calm', 'Rest', 'Wonder']);
    await page.goto('/update-core-values');
    await expect(textbox(page, 'Own value 1')).toHaveValue('Calm');
    await textbox(page, 'Own value 1').fill('');
    await textbox(page, 'Own value 1').blur();
    await expect(button(page, 'Save')).toBeDisabled();
  });

  test('MSG-21 a save that is kept nowhere says so and keeps the choice', async ({ page }) => {
    await signUp(page);
    await keepingNothing(page);
    await page.goto('/update-core-values');
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await failing(page, '**/api/profile', { status: 400 });
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update core values.');
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  });
});

test.describe('reminders', () => {
  test('PRF-11 the reminders stand on the profile', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    await test.step('PRF-17 the switch brings the phone number and the times', async () => {
      await expect(phone(page)).toHaveCount(0);
      await textReminders(page).check();
      await expect(phone(page)).toBeVisible();
    });
    await test.step('LIM-31 hours 1 to 12, quarters, AM and PM', async () => {
      expect(await options(page, 'Morning hour')).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
      ]);
      expect(await options(page, 'Afternoon minutes')).toEqual(['00', '15', '30', '45']);
      expect(await options(page, 'Morning AM or PM')).toEqual(['AM', 'PM']);
    });
    await test.step('LIM-32 the morning is at 8:00 AM', async () => {
      await expect(time(page, 'Morning hour')).toHaveValue('8');
      await expect(time(page, 'Morning minutes')).toHaveValue('00');
      await expect(time(page, 'Morning AM or PM')).toHaveValue('AM');
    });
    await test.step('LIM-33 the afternoon is at 7:00 PM', async () => {
      await expect(time(page, 'Afternoon hour')).toHaveValue('7');
      await expect(time(page, 'Afternoon minutes')).toHaveValue('00');
      await expect(time(page, 'Afternoon AM or PM')).toHaveValue('PM');
    });
    await test.step('PRF-18 LIM-34 both are on every day', async () => {
      for (const name of DAYS) {
        await expect(day(page, `Morning ${name}`)).toBeChecked();
        await expect(day(page, `Afternoon ${name}`)).toBeChecked();
      }
    });
  });

  test('saving the reminders', async ({ page }) => {
    const account = await signUp(page);
    await page.clock.install();
    const announced = sentTo(page, '/functions/v1/trigger-reminder');
    await openProfile(page);
    await textReminders(page).check();
    await phone(page).fill('(555) 010-0199');
    await time(page, 'Morning hour').selectOption('6');
    await time(page, 'Morning minutes').selectOption('45');
    await time(page, 'Afternoon hour').selectOption('12');
    for (const name of ['Sun', 'Sat']) await day(page, `Afternoon ${name}`).uncheck();
    await button(page, 'Save reminders').click();
    await test.step('MSG-28 LIM-08 success is said for three seconds', async () => {
      await expectThreeSeconds(page, 'Reminders Scheduled');
    });
    const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
    await test.step('PRF-15 PRF-16 times are stored as HH:MM, days as abbreviations', async () => {
      await expectProfile(account, {
        phone_number: '+15550100199',
        phone_reminders_enabled: true,
        reminder_time_am: '06:45',
        reminder_time_pm: '12:00',
        reminder_days_am: DAYS,
        reminder_days_pm: weekdays,
      });
    });
    await test.step('CALL-44 the settings are announced once', async () => {
      expect(announced).toEqual([
        {
          eventType: 'reminder_settings_update',
          name: account.name,
          email: account.email,
          useText: true,
          morningTime: '06:45',
          morningDays: DAYS,
          afternoonTime: '12:00',
          afternoonDays: weekdays,
          timeZone: 'America/Los_Angeles',
        },
      ]);
    });
    await expect(phone(page)).toHaveValue('+15550100199');
    await page.reload();
    await expect(time(page, 'Morning minutes')).toHaveValue('45');
    await expect(day(page, 'Afternoon Sat')).not.toBeChecked();
  });

  test('PRF-19 switching off clears both times and their days', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await textReminders(page).check();
    await phone(page).fill('+1 555 010 0199');
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
    await textReminders(page).uncheck();
    await button(page, 'Save reminders').click();
    await expect.poll(async () => (await profileRow(account)).phone_reminders_enabled).toBe(false);
    await expectProfile(account, {
      reminder_time_am: null,
      reminder_time_pm: null,
      reminder_days_am: [],
      reminder_days_pm: [],
    });
  });

  test('PRF-20 MSG-29 without a phone number nothing is written', async ({ page }) => {
    const account = await signUp(page);
    const before = await profileRow(account);
    const patches = sentTo(page, '/api/profile', 'PATCH');
    await openProfile(page);
    await textReminders(page).check();
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Phone number is required when text reminders are enabled')).toBeVisible();
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    await phone(page).fill('call me');
    await button(page, 'Save reminders').click();
    await expect(page.getByRole('alert')).toHaveText(
      'Enter the number with its country code, for example +1 555 010 0199',
    );
    expect(patches).toEqual([]);
    expect(await profileRow(account)).toEqual(before);
  });

  test('MSG-26 LIM-07 CALL-45 a failed announcement and a write that is kept nowhere are told for three seconds', async ({
    page,
  }) => {
    await signUp(page);
    await keepingNothing(page);
    await page.clock.install();
    await openProfile(page);
    await textReminders(page).check();
    await phone(page).fill('+1 555 010 0199');
    await failing(page, '**/functions/v1/trigger-reminder');
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await page.unroute('**/functions/v1/trigger-reminder');
    await failing(page, '**/api/profile', { status: 400 });
    await day(page, 'Morning Sun').uncheck();
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await expect(day(page, 'Morning Sun')).not.toBeChecked();
    await page.unroute('**/api/profile');
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
  });

  test('MSG-27 without a session one is asked to log in again', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await failing(page, '**/functions/v1/trigger-reminder', { status: 401 });
    await button(page, 'Save reminders').click();
    await expect(page.getByRole('alert')).toHaveText('Please log in again');
    await page.unroute('**/functions/v1/trigger-reminder');
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await button(page, 'Save reminders').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Please log in again')).toBeVisible();
  });

  test('email reminders keep the times when text reminders are switched off', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await textReminders(page).check();
    await textReminders(page).uncheck();
    for (const name of DAYS) await day(page, `Morning ${name}`).uncheck();
    await expect(page.getByText('No day chosen: no morning reminder.')).toBeVisible();
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
    await expectProfile(account, {
      email_reminders_enabled: true,
      phone_reminders_enabled: false,
      reminder_time_am: null,
      reminder_days_am: [],
      reminder_time_pm: '19:00',
      reminder_days_pm: DAYS,
    });
  });
});

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
      await expect(section(page, 'Sign-in')).toContainText(`Open the link we sent to ${next}`);
      expect(await profileRow(account)).toMatchObject({ email: account.email });
    });
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
  });

  test('LIM-20 six characters are enough for a new password', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await button(page, 'Change password').click();
    await textbox(page, 'Current password').fill(account.password);
    await textbox(page, 'New password').fill('123456');
    await textbox(page, 'Confirm new password').fill('123456');
    await section(page, 'Sign-in').locator('form').getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password updated successfully.')).toBeVisible();
  });

  test('other devices are listed and can be signed out, one or all', async ({ page, browser }) => {
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

test.describe('billing and data', () => {
  test('PRF-10 BIL-01 BIL-02 a billing name may be given and taken away, beside the days of the trial', async ({
    page,
  }) => {
    const account = await signUp(page);
    await openProfile(page);
    await expect(section(page, 'Billing')).toContainText('Free trial, 10 days left.');
    await expect(section(page, 'Billing').getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await textbox(page, 'Billing name (optional)').fill('Lindqvist AB');
    await button(page, 'Save billing name').click();
    await expect.poll(async () => (await profileRow(account)).billing_name).toBe('Lindqvist AB');
    await textbox(page, 'Billing name (optional)').fill('');
    await button(page, 'Save billing name').click();
    await expect.poll(async () => (await profileRow(account)).billing_name).toBeNull();
    expect(await profileRow(account)).toMatchObject({ status: 'trial' });
    await sql("update profiles set trial_ends_at = now() - interval '1 hour' where id = $1", [
      account.userId,
    ]);
    await page.goto('/profile');
    await expect(section(page, 'Billing')).toContainText('Your trial has ended.');
  });

  test('the account and all its rows go with the password, and with nothing less', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await button(page, 'Delete everything').click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter your current password');
    await textbox(page, 'Current password').fill('wrong-one');
    await button(page, 'Delete everything').click();
    await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await profileRow(account)).toMatchObject({ email: account.email });
    await button(page, 'Delete account').click();
    await textbox(page, 'Current password').fill(account.password);
    await button(page, 'Delete everything').click();
    await expect(page).toHaveURL('/');
    expect(await sql('select 1 from auth.user where id = $1', [account.userId])).toEqual([]);
    expect(await sql('select 1 from profiles where id = $1', [account.userId])).toEqual([]);
  });

  test('the look can be chosen and stays', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without a network, and on two devices', () => {
  test('a name that is changed offline is shown, outlives a reload, and arrives when the network is back', async ({
    page,
  }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    const goOnline = await goOffline(page);
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    // The name, and the news of it for the two services.
    await expect.poll(() => waiting(page)).toBe(3);
    await page.reload();
    await expect(textbox(page, 'Name')).toHaveValue('Maya Berg');
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
    expect(await profileRow(account)).toMatchObject({ name: 'Maya Lindqvist' });
    const before = contacts.length;
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg' });
    await expect.poll(() => contacts.slice(before)).toHaveLength(1);
  });

  test('reminders set offline say that they follow, and do', async ({ page }) => {
    const account = await signUp(page);
    const announced = sentTo(page, '/functions/v1/trigger-reminder');
    await openProfile(page);
    const goOnline = await goOffline(page);
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await button(page, 'Save reminders').click();
    await expect(
      page.getByText('Kept on this device. Your reminders follow once there is a connection.'),
    ).toBeVisible();
    const before = announced.length;
    await goOnline();
    await expectProfile(account, { email_reminders_enabled: true, reminder_time_am: '08:00' });
    await expect.poll(() => announced.slice(before)).toHaveLength(1);
  });

  test('another tab shows a change at once, and keeps what is being edited there', async ({
    page,
    context,
  }) => {
    await signUp(page, { name: 'Maya Lindqvist' });
    await openProfile(page);
    const other = await context.newPage();
    await openProfile(other);
    await textbox(other, 'Billing name (optional)').fill('Lindqvist AB');
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect(textbox(other, 'Name')).toHaveValue('Maya Berg');
    await expect(textbox(other, 'Billing name (optional)')).toHaveValue('Lindqvist AB');
  });

  test('two devices that change different fields offline end with both changes', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    await openProfile(page);
    const elsewhere = await signIn(browser, account);
    await openProfile(elsewhere);
    const [goOnline, goOnlineElsewhere] = [await goOffline(page), await goOffline(elsewhere)];
    await textbox(page, 'Name').fill('Maya Berg');
    await time(elsewhere, 'Time zone').selectOption('Asia/Tokyo');
    for (const device of [page, elsewhere]) {
      await button(device, 'Save').click();
      await expect(device.getByText('Profile updated successfully.')).toBeVisible();
    }
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'America/Los_Angeles' });
    await goOnlineElsewhere();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'Asia/Tokyo' });
    await expect(textbox(elsewhere, 'Name')).toHaveValue('Maya Berg');
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(time(page, 'Time zone')).toHaveValue('Asia/Tokyo');
    await elsewhere.context().close();
  });
});

test('the profile reads well for everyone with all its forms open, and fits a small phone', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  await textReminders(page).check();
  await button(page, 'Save reminders').click();
  await button(page, 'Change email').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Change password').click();
  await button(page, 'Delete account').click();
  await expectAccessible(page);
});
