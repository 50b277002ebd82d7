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
import { expect, signUp, test } from './support.ts';

/* When, where and whether a person is reminded. */

test('when, where and whether a person is reminded is chosen on the profile', async ({ page }) => {
  test.setTimeout(120_000);
  const account = await signUp(page);
  await page.clock.install();
  const announced = sentTo(page, '/functions/v1/trigger-reminder');
  const patches = sentTo(page, '/api/profile', 'PATCH');
  await openProfile(page);
  const before = await profileRow(account);
  await test.step('PRF-11 PRF-17 the switch brings the phone number and the times', async () => {
    await expect(phone(page)).toHaveCount(0);
    await textReminders(page).check();
    await expect(phone(page)).toBeVisible();
  });
  await test.step('LIM-31 hours 1 to 12, quarters, AM and PM', async () => {
    const hours = Array.from({ length: 12 }, (_, index) => String(index + 1));
    expect(await options(page, 'Morning hour')).toEqual(hours);
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
  await test.step('PRF-20 MSG-29 without a phone number nothing is written', async () => {
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

  await test.step('PRF-19 switching off clears both times and their days', async () => {
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
  await test.step('PRF-19 it clears the days of email as well, which may choose others', async () => {
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await textReminders(page).check();
    await textReminders(page).uncheck();
    for (const name of WEEKDAYS) await expect(day(page, `Afternoon, ${name}`)).not.toBeChecked();
    await expect(page.getByText('No days selected, so no morning reminders.')).toBeVisible();
    await day(page, 'Afternoon, Friday').check();
    await button(page, 'Save reminders').click();
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
