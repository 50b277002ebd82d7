import {
  button,
  DAYS,
  day,
  expectProfile,
  expectThreeSeconds,
  openProfile,
  options,
  phone,
  profileRow,
  sentTo,
  textReminders,
  time,
  WEEKDAYS,
} from './profile-steps.ts';
import { expect, failing, signUp, sql, test, withoutIndexedDb } from './support.ts';

/* When, where and whether a person is reminded. */

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
      for (const name of WEEKDAYS) {
        await expect(day(page, `Morning, ${name}`)).toBeChecked();
        await expect(day(page, `Afternoon, ${name}`)).toBeChecked();
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
    for (const name of ['Sunday', 'Saturday']) await day(page, `Afternoon, ${name}`).uncheck();
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
    await expect(day(page, 'Afternoon, Saturday')).not.toBeChecked();
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
      'Enter the number with its country code, such as +1 555 010 0199.',
    );
    expect(patches).toEqual([]);
    expect(await profileRow(account)).toEqual(before);
  });

  test('MSG-26 LIM-07 CALL-45 a failed announcement and a write that is kept nowhere are told for three seconds', async ({
    page,
  }) => {
    await signUp(page);
    await withoutIndexedDb(page);
    await page.clock.install();
    await openProfile(page);
    await textReminders(page).check();
    await phone(page).fill('+1 555 010 0199');
    await failing(page, '**/functions/v1/trigger-reminder');
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await page.unroute('**/functions/v1/trigger-reminder');
    await failing(page, '**/api/profile', { status: 400 });
    await day(page, 'Morning, Sunday').uncheck();
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await expect(day(page, 'Morning, Sunday')).not.toBeChecked();
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

  test('PRF-19 text reminders that are switched off clear the days of email as well, which may choose others', async ({
    page,
  }) => {
    const account = await signUp(page);
    await openProfile(page);
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await textReminders(page).check();
    await textReminders(page).uncheck();
    for (const name of WEEKDAYS) await expect(day(page, `Afternoon, ${name}`)).not.toBeChecked();
    await expect(page.getByText('No days selected, so no morning reminders.')).toBeVisible();
    await day(page, 'Afternoon, Friday').check();
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
    await expectProfile(account, {
      email_reminders_enabled: true,
      phone_reminders_enabled: false,
      reminder_time_am: null,
      reminder_days_am: [],
      reminder_time_pm: '19:00',
      reminder_days_pm: ['Fri'],
    });
  });
});
