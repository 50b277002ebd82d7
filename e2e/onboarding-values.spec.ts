import {
  button,
  captions,
  choice,
  expectProfile,
  ownWord,
  PRESETS,
  sentTo,
  slots,
  word,
} from './onboarding-steps.ts';
import { expect, failing, signUp, sql, stopClock, test, withoutIndexedDb } from './support.ts';

/* The word, the values, and their confirmation. */

test.describe('the core word', () => {
  test('ONB-13 ONB-14 ONB-15 five words and Other, one at a time, blank is none', async ({ page }) => {
    const { userId } = await signUp(page, { onboarded: false });
    await page.goto('/core-word');
    await expect(word(page, 'Love')).toBeVisible();
    expect(await captions(page)).toEqual(['Love', 'Joy', 'Happiness', 'Excitement', 'Freedom', 'Other']);
    await expect(button(page, 'Continue')).toBeDisabled();
    await word(page, 'Joy').check();
    await word(page, 'Love').check();
    await expect(word(page, 'Joy')).not.toBeChecked();
    const own = page.getByRole('textbox', { name: 'Your own word' });
    await expect(own).toHaveCount(0);
    await word(page, 'Other').check();
    await expect(word(page, 'Love')).not.toBeChecked();
    await own.fill('   ');
    await expect(button(page, 'Continue')).toBeDisabled();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/impact-intentions');
    await page.goto('/core-word');
    await word(page, 'Other').check();
    await own.fill(' Steadiness ');
    await own.press('Enter');
    await expect(page).toHaveURL('/core-values');
    await expectProfile(userId, { core_word: 'Steadiness' });
    await page.goto('/core-word');
    await expect(own).toHaveValue('Steadiness');
  });

  test('MSG-20 MSG-95 a save that is kept nowhere says why, with the full stop of its row, and stays', async ({
    page,
  }) => {
    await signUp(page);
    await withoutIndexedDb(page);
    await page.goto('/core-word');
    await expect(word(page, 'Joy')).toBeChecked();
    await word(page, 'Love').check();
    await failing(page, '**/api/profile', { status: 400 });
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to save your core word.');
    await expect(page).toHaveURL('/core-word');
  });

  test('MSG-16 without a session the landing page says why the step is gone', async ({ page }) => {
    const { userId } = await signUp(page);
    await page.goto('/core-word');
    await word(page, 'Love').check();
    await sql('delete from auth.session where user_id = $1', [userId]);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toBeVisible();
  });

  test('ONB-15 whoever goes back while the word is being saved is not pulled on', async ({ page }) => {
    const { userId } = await signUp(page);
    await withoutIndexedDb(page);
    await page.goto('/core-word');
    await word(page, 'Love').check();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/profile', async (route) => {
      await answered;
      await route.continue();
    });
    await button(page, 'Continue').click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/impact-intentions');
    const saved = page.waitForResponse('**/api/profile');
    answer();
    await saved;
    await expectProfile(userId, { core_word: 'Love' });
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/impact-intentions');
  });
});

test.describe('core values', () => {
  test('three of thirty values are chosen, no fewer and no more', async ({ page }) => {
    await signUp(page, { onboarded: false });
    await page.goto('/core-values');
    await expect(choice(page, 'Achievement')).toBeVisible();
    await test.step('LIM-19 the thirty presets are offered, in their order', async () => {
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
      await expect(
        page.getByText('You’ve already chosen three. Remove one to choose another.'),
      ).toBeVisible();
      await expect(slots(page)).toHaveText([/Fun/, /Play/, /Music/]);
    });
    await choice(page, 'Play').uncheck();
    await choice(page, 'Faith').check();
    await expect(slots(page)).toHaveText([/Fun/, /Music/, /Faith/]);
  });

  test('own words join the presets', async ({ page }) => {
    const { userId } = await signUp(page, { onboarded: false });
    await page.goto('/core-values');
    await choice(page, 'Courage').check();
    await test.step('ONB-23 on Enter', async () => {
      await ownWord(page, 1).fill('  Calm ');
      await ownWord(page, 1).press('Enter');
      await expect(choice(page, 'Calm')).toBeChecked();
      await expect(ownWord(page, 1)).toHaveValue('Calm');
    });
    await test.step('ONB-22 on leaving the field', async () => {
      await ownWord(page, 2).fill(' Quiet mornings');
      await ownWord(page, 2).blur();
      await expect(choice(page, 'Quiet mornings')).toBeChecked();
    });
    await test.step('ONB-18 ONB-21 mixed with presets, and trimmed', async () => {
      await button(page, 'Continue').click();
      await expect(page).toHaveURL('/core-value-confirmation');
      await expectProfile(userId, {
        core_value_1: 'Courage',
        core_value_2: 'Calm',
        core_value_3: 'Quiet mornings',
      });
    });
  });

  test('a word typed last is taken along by Continue itself, and a fourth one stays in its field', async ({
    page,
  }) => {
    await signUp(page, { onboarded: false });
    await page.goto('/core-values');
    await choice(page, 'Fun').check();
    await choice(page, 'Play').check();
    await ownWord(page, 1).fill('Calm');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(slots(page)).toHaveText([/Fun/, /Play/, /Calm/]);
    await ownWord(page, 2).fill('Order');
    await ownWord(page, 2).press('Enter');
    await expect(ownWord(page, 2)).toHaveValue('Order');
    await expect(page.getByText('You’ve already chosen three. Remove one to choose another.')).toBeVisible();
    await expect(slots(page)).toHaveText([/Fun/, /Play/, /Calm/]);
  });

  test('an own word that is let go stays so while its field is only passed, and is there again on Enter', async ({
    page,
  }) => {
    await signUp(page, { onboarded: false });
    await page.goto('/core-values');
    await ownWord(page, 1).fill('Calm');
    await ownWord(page, 1).press('Enter');
    await choice(page, 'Calm').uncheck();
    await ownWord(page, 1).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Calm')).not.toBeChecked();
    await ownWord(page, 1).press('Enter');
    await expect(choice(page, 'Calm')).toBeChecked();
  });

  test('MSG-21 MSG-22 failures to save and to load are told', async ({ page }) => {
    await signUp(page);
    await withoutIndexedDb(page);
    await page.goto('/core-values');
    await choice(page, 'Courage').uncheck();
    await choice(page, 'Nature').check();
    await failing(page, '**/api/profile', { status: 400 });
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update core values.');
    await expect(page).toHaveURL('/core-values');
    await page.unroute('**/api/profile');
    await failing(page, '**/api/sync*');
    await page.goto('/core-value-confirmation');
    await expect(page.getByRole('alert')).toContainText('Failed to load profile data.');
    await page.unroute('**/api/sync*');
    await button(page, 'Try Again').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courage, Family, Curiosity');
  });
});

test.describe('the confirmation', () => {
  test('ONB-28 back leads to the values; without values there is nothing to confirm', async ({ page }) => {
    const { userId } = await signUp(page);
    await page.goto('/core-value-confirmation');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/core-values');
    await sql('update profiles set core_value_2 = null where id = $1', [userId]);
    await page.goto('/core-value-confirmation');
    await expect(page).toHaveURL('/core-values');
    await expect(slots(page)).toHaveText([/Courage/, /Curiosity/, /One more/]);
  });

  test('ONB-27 MSG-28 LIM-08 Continue alone saves the reminders, and the dashboard says so for three seconds', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await page.clock.install();
    await page.goto('/core-value-confirmation');
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
  });

  test('CALL-43 CALL-46 confirming announces the core profile once to each service, and a failure stays quiet', async ({
    page,
  }) => {
    const { email } = await signUp(page, { name: 'Maya Ann Lindqvist' });
    const reminders = sentTo(page, '/functions/v1/trigger-reminder');
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await failing(page, '**/functions/v1/sendToGHL');
    await page.goto('/core-value-confirmation');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/dashgrowthloop');
    const facts = {
      full_name: 'Maya Ann Lindqvist',
      email,
      core_word: 'Joy',
      core_value_1: 'Courage',
      core_value_2: 'Family',
      core_value_3: 'Curiosity',
    };
    await expect.poll(() => contacts).toEqual([{ eventType: 'core_profile_update', ...facts }]);
    expect(reminders).toEqual([
      {
        eventType: 'core_profile_update',
        payload: { ...facts, first_name: 'Maya', last_name: 'Ann Lindqvist' },
      },
    ]);
    await expect.poll(() => errors).toContain('The profile was saved, but its announcement failed.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
