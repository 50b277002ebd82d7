import {
  button,
  captions,
  choice,
  expectIntentions,
  expectProfile,
  goalArea,
  INTENTIONS,
  sentTo,
  word,
} from './onboarding-steps.ts';
import { usedGoal } from './stored-words.ts';
import { expect, failing, goWithin, signUp, sql, test, withoutIndexedDb } from './support.ts';

/* How a person wants others to feel, and the word for what they want more of; what becomes of a step that is not saved. */

const PROFILE = '**/api/profile';

// Each walk is as long as several journeys.
test.slow();

test('one to five intentions and one word are chosen', async ({ page }) => {
  const { userId } = await signUp(page, { onboarded: false });
  await usedGoal(page, 'Rest');
  const puts = sentTo(page, '/api/impact-intentions', 'PUT');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/impactintentions');
  await test.step('ONB-09 ONB-10 both spellings show the same twelve words', async () => {
    await expect(choice(page, 'Accepted')).toBeVisible();
    expect((await captions(page)).join(', ')).toBe(INTENTIONS);
    await goWithin(page, '/core-word');
    await expect(word(page, 'Love')).toBeVisible();
    await goWithin(page, '/impact-intentions');
    await expect(choice(page, 'Accepted')).toBeVisible();
    expect((await captions(page)).join(', ')).toBe(INTENTIONS);
  });
  await test.step('LIM-17 MSG-17 with none nobody goes on', async () => {
    const next = button(page, 'Continue');
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Please select at least one intention');
    await expect(page.getByText('Please select at least one intention')).toBeVisible();
    await next.click({ force: true });
    await expect(page).toHaveURL('/impact-intentions');
  });
  await test.step('a choice keeps its width and its place, and so do all others', async () => {
    const places = async () => {
      const labels = page.getByRole('group', { name: /choose/ }).locator('label');
      return Promise.all((await labels.all()).map((label) => label.boundingBox()));
    };
    const before = await places();
    expect(before).toHaveLength(12);
    for (const name of ['Heard', 'Inspired', 'Accepted']) await choice(page, name).check();
    expect(await places()).toEqual(before);
  });
  await test.step('LIM-17 MSG-18 a sixth stays unselected', async () => {
    for (const name of ['Valued', 'Safe']) await choice(page, name).check();
    await expect(page.getByText('5 of 5')).toBeVisible();
    await choice(page, 'Motivated').click();
    await expect(page.getByRole('alert')).toHaveText('Please select no more than 5 intentions');
    await expect(choice(page, 'Motivated')).not.toBeChecked();
    await expect(page).toHaveURL('/impact-intentions');
    expect(puts).toEqual([]);
    await choice(page, 'Safe').uncheck();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-word');
    await expect.poll(() => puts).toHaveLength(1);
    const [{ intentions }] = puts as [{ intentions: string[] }];
    expect(intentions.toSorted()).toEqual(['accepted', 'heard', 'inspired', 'valued']);
    await expectIntentions(userId, ['accepted', 'heard', 'inspired', 'valued']);
  });

  const own = page.getByRole('textbox', { name: 'Your own word' });
  await test.step('ONB-13 ONB-14 five words and Other are offered, one at a time', async () => {
    await expect(word(page, 'Love')).toBeVisible();
    expect(await captions(page)).toEqual(['Love', 'Joy', 'Happiness', 'Excitement', 'Freedom', 'Other']);
    await expect(button(page, 'Continue')).toBeDisabled();
    await word(page, 'Joy').check();
    await word(page, 'Love').check();
    await expect(word(page, 'Joy')).not.toBeChecked();
    await expect(own).toHaveCount(0);
    await word(page, 'Other').check();
    await expect(word(page, 'Love')).not.toBeChecked();
  });
  await test.step('ONB-15 a blank one is none, and Back leads to the intentions', async () => {
    await own.fill('   ');
    await expect(button(page, 'Continue')).toBeDisabled();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/impact-intentions');
  });
  await test.step('ONB-14 an own word is trimmed, saved, and there again', async () => {
    await goWithin(page, '/core-word');
    await word(page, 'Other').check();
    await own.fill(' Steadiness ');
    await own.press('Enter');
    await expect(page).toHaveURL('/core-values');
    await expectProfile(userId, { core_word: 'Steadiness' });
    await goWithin(page, '/core-word');
    await expect(own).toHaveValue('Steadiness');
  });
  await test.step('whoever comes back half-way is shown the way to the first step that is missing', async () => {
    await goWithin(page, '/impact-intentions');
    await page.getByRole('link', { name: 'Skip ahead' }).click();
    await expect(page).toHaveURL('/core-values');
  });
  await test.step('MSG-16 without a session the landing page says why the step is gone', async () => {
    await goWithin(page, '/core-word');
    await word(page, 'Love').check();
    await sql('delete from auth.session where user_id = $1', [userId]);
    // The page may find out by itself while it is clicked.
    await button(page, 'Continue')
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toBeVisible();
  });
});

test('where the device keeps nothing, each step says that it was not saved, and stays', async ({ page }) => {
  const { userId } = await signUp(page);
  await withoutIndexedDb(page);
  await page.goto('/introduction');
  const alert = page.getByRole('alert');
  await test.step('the goal, whose second try stores the words once', async () => {
    await goalArea(page).fill('Finish the book');
    await failing(page, '**/api/goals/use', { status: 400 });
    await button(page, 'Continue').click();
    await expect(alert).toContainText('Failed to save goal');
    await expect(goalArea(page)).toHaveValue('Finish the book');
    await page.unroute('**/api/goals/use');
    await button(page, 'Try Again').click();
    await expect(page).toHaveURL('/impactintentions');
    const goals = await sql('select use_count from previous_goals where user_id = $1', [userId]);
    expect(goals).toEqual([{ use_count: 1 }]);
  });
  await test.step('MSG-19 CALL-08 the intentions, whose second try replaces the set', async () => {
    await expect(choice(page, 'Heard')).toBeChecked();
    await choice(page, 'Heard').uncheck();
    await failing(page, '**/api/impact-intentions', { status: 400 });
    await button(page, 'Continue').click();
    await expect(alert).toHaveText('Failed to save your intentions. Please try again.');
    await page.unroute('**/api/impact-intentions');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-word');
    await expectIntentions(userId, ['valued']);
  });
  await test.step('MSG-20 MSG-95 the core word, with the full stop of its row', async () => {
    await expect(word(page, 'Joy')).toBeChecked();
    await word(page, 'Love').check();
    await failing(page, PROFILE, { status: 400 });
    await button(page, 'Continue').click();
    await expect(alert).toHaveText('Failed to save your core word.');
    await expect(page).toHaveURL('/core-word');
    await page.unroute(PROFILE);
  });
  await test.step('ONB-15 whoever goes back while the word is being saved is not pulled on', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(PROFILE, async (route) => {
      await answered;
      await route.continue();
    });
    await button(page, 'Continue').click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/impact-intentions');
    const saved = page.waitForResponse(PROFILE);
    answer();
    await saved;
    await expectProfile(userId, { core_word: 'Love' });
    await page.unroute(PROFILE);
    // By now the answer has been heard, and whatever follows from it is done.
    await choice(page, 'Safe').check();
    await expect(page).toHaveURL('/impact-intentions');
  });
  await test.step('MSG-21 the values', async () => {
    await goWithin(page, '/core-values');
    await choice(page, 'Courage').uncheck();
    await choice(page, 'Nature').check();
    await failing(page, PROFILE, { status: 400 });
    await button(page, 'Continue').click();
    await expect(alert).toHaveText('Failed to update core values.');
    await expect(page).toHaveURL('/core-values');
    await page.unroute(PROFILE);
  });
  await test.step('MSG-22 a profile that cannot be loaded is told, and loaded at another try', async () => {
    await failing(page, '**/api/sync*');
    await page.goto('/core-value-confirmation');
    await expect(alert).toContainText('Failed to load profile data.');
    await page.unroute('**/api/sync*');
    await button(page, 'Try Again').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courage, Family, Curiosity');
  });
});
