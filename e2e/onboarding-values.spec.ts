import {
  button,
  captions,
  choice,
  expectProfile,
  ownWord,
  PRESETS,
  sentTo,
  slots,
} from './onboarding-steps.ts';
import { expect, failing, goWithin, signUp, sql, stopClock, test } from './support.ts';

/* The values, and their confirmation. */

test('three of thirty values or own words are chosen, no fewer and no more, confirmed and announced', async ({
  page,
}) => {
  test.slow();
  const { userId, email } = await signUp(page, { name: 'Maya Ann Lindqvist' });
  await sql(
    'update profiles set core_value_1 = null, core_value_2 = null, core_value_3 = null where id = $1',
    [userId],
  );
  const reminders = sentTo(page, '/functions/v1/trigger-reminder');
  const contacts = sentTo(page, '/functions/v1/sendToGHL');
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await failing(page, '**/functions/v1/sendToGHL');
  await page.clock.install();
  await page.goto('/core-values');
  const refused = page.getByText('You’ve already chosen three. Remove one to choose another.');
  await test.step('LIM-19 the thirty presets are offered, in their order', async () => {
    await expect(choice(page, 'Achievement')).toBeVisible();
    expect((await captions(page)).join(', ')).toBe(PRESETS);
  });
  await test.step('LIM-18 ONB-19 Continue needs exactly three', async () => {
    await expect(button(page, 'Continue')).toBeDisabled();
    await choice(page, 'Fun').check();
    await choice(page, 'Play').check();
    await expect(button(page, 'Continue')).toBeDisabled();
    await choice(page, 'Music').check();
    await expect(button(page, 'Continue')).toBeEnabled();
  });
  await test.step('ONB-20 a fourth is refused aloud', async () => {
    await choice(page, 'Faith').click();
    await expect(choice(page, 'Faith')).not.toBeChecked();
    await expect(refused).toBeVisible();
    await expect(slots(page)).toHaveText([/Fun/, /Play/, /Music/]);
    await choice(page, 'Play').uncheck();
    await choice(page, 'Faith').check();
    await expect(slots(page)).toHaveText([/Fun/, /Music/, /Faith/]);
    await choice(page, 'Faith').uncheck();
    await expect(refused).toHaveCount(0);
  });
  await test.step('ONB-22 an own word joins them on leaving its field', async () => {
    await ownWord(page, 1).fill('Calm');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(slots(page)).toHaveText([/Fun/, /Music/, /Calm/]);
  });
  await test.step('ONB-20 a fourth own word stays in its field', async () => {
    await ownWord(page, 2).fill('Order');
    await ownWord(page, 2).press('Enter');
    await expect(ownWord(page, 2)).toHaveValue('Order');
    await expect(refused).toBeVisible();
    await expect(slots(page)).toHaveText([/Fun/, /Music/, /Calm/]);
  });
  await test.step('one that is let go stays so while its field is only passed, and is there again on Enter', async () => {
    await ownWord(page, 2).fill('');
    await choice(page, 'Music').uncheck();
    await choice(page, 'Calm').uncheck();
    await ownWord(page, 1).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Calm')).not.toBeChecked();
    await ownWord(page, 1).press('Enter');
    await expect(choice(page, 'Calm')).toBeChecked();
  });
  await test.step('ONB-23 one joins on Enter, trimmed', async () => {
    await ownWord(page, 2).fill('  Quiet mornings ');
    await ownWord(page, 2).press('Enter');
    await expect(choice(page, 'Quiet mornings')).toBeChecked();
    await expect(ownWord(page, 2)).toHaveValue('Quiet mornings');
  });
  await test.step('ONB-18 ONB-21 presets and own words are saved together', async () => {
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-value-confirmation');
    await expectProfile(userId, {
      core_value_1: 'Fun',
      core_value_2: 'Calm',
      core_value_3: 'Quiet mornings',
    });
  });

  await test.step('CALL-43 CALL-46 confirming announces the core profile once to each service', async () => {
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/dashgrowthloop');
    const facts = {
      full_name: 'Maya Ann Lindqvist',
      email,
      core_word: 'Joy',
      core_value_1: 'Fun',
      core_value_2: 'Calm',
      core_value_3: 'Quiet mornings',
    };
    await expect.poll(() => contacts).toEqual([{ eventType: 'core_profile_update', ...facts }]);
    expect(reminders).toEqual([
      {
        eventType: 'core_profile_update',
        payload: { ...facts, first_name: 'Maya', last_name: 'Ann Lindqvist' },
      },
    ]);
    // A failure stays quiet.
    await expect.poll(() => errors).toContain('The profile was saved, but its announcement failed.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('ONB-28 Back leads to the values', async () => {
    await goWithin(page, '/core-value-confirmation');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/core-values');
  });
  await test.step('ONB-27 MSG-28 LIM-08 Continue alone saves the reminders, and the dashboard says so for three seconds', async () => {
    await goWithin(page, '/core-value-confirmation');
    await page.getByRole('switch', { name: 'Text reminders' }).check();
    await expect(button(page, 'Save reminders')).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(page.getByText('Phone number is required when text reminders are enabled')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
    await expect(page).toHaveURL('/core-value-confirmation');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 555 010 0199');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/dashgrowthloop');
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(3_000);
    await expect(page.getByText('Reminders Scheduled')).toHaveCount(0);
    await expectProfile(userId, {
      phone_number: '+15550100199',
      reminder_time_am: '08:00',
      reminder_time_pm: '19:00',
    });
    await page.clock.resume();
  });
  await test.step('ONB-28 without values there is nothing to confirm', async () => {
    await sql('update profiles set core_value_2 = null where id = $1', [userId]);
    await page.goto('/core-value-confirmation');
    await expect(page).toHaveURL('/core-values');
    await expect(slots(page)).toHaveText([/Fun/, /Quiet mornings/, /One more/]);
  });
});
