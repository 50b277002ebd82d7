import { button, captions, choice, expectIntentions, INTENTIONS, sentTo } from './onboarding-steps.ts';
import { usedGoal } from './stored-words.ts';
import { api, expect, failing, onDevice, signUp, test, withoutIndexedDb } from './support.ts';

/* How a person wants others to feel. */

test.describe('impact intentions', () => {
  test('ONB-09 ONB-10 both spellings show the same twelve words', async ({ page }) => {
    await signUp(page, { onboarded: false });
    for (const address of ['/impactintentions', '/impact-intentions']) {
      await page.goto(address);
      await expect(choice(page, 'Accepted')).toBeVisible();
      expect((await captions(page)).join(', ')).toBe(INTENTIONS);
    }
  });

  test('LIM-17 MSG-17 MSG-18 none cannot go on, a sixth stays unselected', async ({ page }) => {
    await signUp(page, { onboarded: false });
    await page.goto('/impact-intentions');
    const puts = sentTo(page, '/api/impact-intentions', 'PUT');
    await expect(button(page, 'Continue')).toBeDisabled();
    await expect(button(page, 'Continue')).toHaveAccessibleDescription(
      'Please select at least one intention',
    );
    await expect(page.getByText('Please select at least one intention')).toBeVisible();
    await button(page, 'Continue').click({ force: true });
    await expect(page).toHaveURL('/impact-intentions');
    for (const name of ['Accepted', 'Heard', 'Valued', 'Inspired', 'Safe']) await choice(page, name).check();
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
    expect(puts).toEqual([{ intentions: ['accepted', 'heard', 'valued', 'inspired'] }]);
  });

  test('MSG-19 CALL-08 a save that is kept nowhere says so, and the second try replaces the set', async ({
    page,
  }) => {
    const { userId } = await signUp(page);
    await withoutIndexedDb(page);
    await page.goto('/impact-intentions');
    await expect(choice(page, 'Heard')).toBeChecked();
    await choice(page, 'Heard').uncheck();
    await failing(page, '**/api/impact-intentions', { status: 400 });
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to save your intentions. Please try again.');
    await page.unroute('**/api/impact-intentions');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-word');
    await expectIntentions(userId, ['valued']);
  });

  test('a choice keeps its width and its place, and so do all others', async ({ page }) => {
    await signUp(page, { onboarded: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/impact-intentions');
    const places = async () => {
      const labels = page.getByRole('group', { name: /choose/ }).locator('label');
      return Promise.all((await labels.all()).map((label) => label.boundingBox()));
    };
    await expect(choice(page, 'Accepted')).toBeVisible();
    const before = await places();
    expect(before).toHaveLength(12);
    for (const name of ['Heard', 'Inspired', 'Clarity']) await choice(page, name).check();
    expect(await places()).toEqual(before);
  });

  test('what is chosen and not saved yet is there again after a reload, and gone once it is saved', async ({
    page,
  }) => {
    const { userId } = await signUp(page, { onboarded: false });
    await page.goto('/impact-intentions');
    await choice(page, 'Safe').check();
    await choice(page, 'Heard').check();
    await expect.poll(async () => (await onDevice(page, 'drafts')).length).toBe(1);
    await page.reload();
    await expect(choice(page, 'Safe')).toBeChecked();
    await expect(choice(page, 'Heard')).toBeChecked();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-word');
    await expectIntentions(userId, ['heard', 'safe']);
    await expect.poll(async () => (await onDevice(page, 'drafts')).length).toBe(0);
  });

  test('whoever comes back half-way is shown the way to the first step that is missing', async ({ page }) => {
    await signUp(page, { onboarded: false });
    const calls = api(page);
    await usedGoal(page, 'Rest');
    await calls.put('/api/impact-intentions', { intentions: ['heard'] });
    await calls.patch('/api/profile', { core_word: 'Joy' });
    await page.goto('/impact-intentions');
    await page.getByRole('link', { name: 'Skip ahead' }).click();
    await expect(page).toHaveURL('/core-values');
  });
});
