import type { Page } from '@playwright/test';
import { sealWords, storedWords, usedGoal } from './stored-words.ts';
import { expect, expectAccessible, failing, signUp, sql, test } from './support.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Goals', exact: true });

async function withGoals(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await usedGoal(page, text);
}

const stored = (page: Page, userId: string) =>
  storedWords<{ status: string; completed_at: Date | null }>(page, userId, 'previous_goals', [
    'status',
    'completed_at',
  ]);

async function choose(page: Page, goal: string, option: string): Promise<void> {
  await section(page)
    .getByRole('button', { name: `Options for “${goal}”` })
    .click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('GOAL-01 the Goals section shows each goal with a checkbox', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(section(page)).toContainText('The goals you name in your journal appear here.');
  await withGoals(page, 'Sleep early', 'Run a workshop');
  await page.reload();
  const goals = section(page).getByRole('checkbox');
  await expect(goals).toHaveCount(2);
  // The one named last is on top.
  for (const [place, name] of ['Run a workshop', 'Sleep early'].entries()) {
    await expect(goals.nth(place)).toHaveAccessibleName(name);
    await expect(goals.nth(place)).not.toBeChecked();
  }
});

test('GOAL-02 GOAL-05 ticking a goal completes it with its time, unticking makes it active', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early');
  await page.goto('/dashgrowthloop');
  await section(page).getByRole('checkbox', { name: 'Sleep early', exact: true }).check();
  await expect
    .poll(() => stored(page, userId))
    .toEqual([{ text: 'Sleep early', status: 'completed', completed_at: expect.any(Date) }]);
  await page.reload();
  await section(page).getByText('1 reached').click();
  await section(page).getByRole('checkbox', { name: 'Sleep early', exact: true }).click();
  await expect
    .poll(() => stored(page, userId))
    .toEqual([{ text: 'Sleep early', status: 'active', completed_at: null }]);
});

test('GOAL-03 CALL-07 a deleted goal is gone, unless it is undone', async ({ page }) => {
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early', 'Run a workshop');
  await page.goto('/dashgrowthloop');
  await choose(page, 'Sleep early', 'Delete');
  await expect(section(page).getByRole('checkbox', { name: 'Sleep early', exact: true })).toHaveCount(0);
  await expect.poll(() => stored(page, userId)).toMatchObject([{ text: 'Run a workshop' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page).getByRole('checkbox', { name: 'Sleep early', exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(page, userId)).length).toBe(2);
});

test('GOAL-04 a goal is reworded, and spaces alone are refused', async ({ page }) => {
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early', 'Run a workshop');
  await page.goto('/dashgrowthloop');
  await choose(page, 'Sleep early', 'Edit');
  const box = section(page).getByRole('textbox', { name: 'Edit goal' });
  await expect(box).toBeFocused();
  await box.fill('   ');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByRole('alert')).toHaveText('Please write your goal.');
  expect(await stored(page, userId)).toMatchObject([{ text: 'Sleep early' }, { text: 'Run a workshop' }]);

  await box.fill('run a WORKSHOP');
  await box.press('Enter');
  await expect(page.getByText('You already have this goal.')).toBeVisible();
  await box.fill(' In bed by ten ');
  await box.press('Enter');
  await expect(section(page).getByRole('checkbox', { name: 'In bed by ten', exact: true })).toBeVisible();
  await expect
    .poll(() => stored(page, userId))
    .toMatchObject([{ text: 'In bed by ten' }, { text: 'Run a workshop' }]);
});

test('MSG-36 goals that cannot be loaded are said, and asked for again', async ({ page }) => {
  await signUp(page);
  await withGoals(page, 'Sleep early');
  await failing(page, '**/api/sync*', { status: 403 });
  await page.goto('/dashgrowthloop');
  await expect(section(page).getByRole('alert')).toContainText('Failed to load previous goals');
  const asked = page.waitForRequest('**/api/sync*');
  await section(page).getByRole('button', { name: 'Try Again' }).click();
  await asked;
  // From here the notebook comes by itself, whether somebody asks again or not.
  await page.unroute('**/api/sync*');
  await expect(section(page).getByRole('checkbox', { name: 'Sleep early', exact: true })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText('Failed to load previous goals')).toHaveCount(0);
});

test('MSG-37 a goal that can be saved neither here nor by the server is said, and stays as it was', async ({
  page,
}) => {
  await signUp(page);
  await withGoals(page, 'Sleep early');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await page.goto('/dashgrowthloop');
  await expect(section(page).getByRole('checkbox', { name: 'Sleep early', exact: true })).toBeVisible();
  await failing(page, '**/api/goals/*', { status: 400 });
  await section(page).getByRole('checkbox', { name: 'Sleep early', exact: true }).click();
  await expect(page.getByText('Failed to save goal')).toBeVisible();
  await expect(section(page).getByRole('checkbox', { name: 'Sleep early', exact: true })).not.toBeChecked();
  await choose(page, 'Sleep early', 'Edit');
  await section(page).getByRole('textbox', { name: 'Edit goal' }).fill('Sleep late');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save goal')).toBeVisible();
  await expect(section(page).getByRole('textbox', { name: 'Edit goal' })).toHaveValue('Sleep late');
});

test('offline, goals are reached, reworded, deleted and put back; the server has exactly that later', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early', 'Run a workshop', 'Learn to swim', 'Write to Ann');
  await page.goto('/dashgrowthloop');
  await expect(section(page).getByRole('checkbox')).toHaveCount(4);
  await failing(page, '**/api/**', 'network');
  const check = (text: string) => section(page).getByRole('checkbox', { name: text, exact: true });
  await check('Sleep early').check();
  await choose(page, 'Run a workshop', 'Edit');
  await section(page).getByRole('textbox', { name: 'Edit goal' }).fill('Run two workshops');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await choose(page, 'Learn to swim', 'Delete');
  await choose(page, 'Write to Ann', 'Delete');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  const expectShown = async () => {
    await expect(section(page).getByRole('checkbox')).toHaveCount(3);
    await expect(check('Sleep early')).toBeChecked();
    await expect(check('Run two workshops')).not.toBeChecked();
    await expect(check('Write to Ann')).not.toBeChecked();
  };
  await expectShown();
  await page.reload();
  await section(page).getByText('1 reached').click();
  await expectShown();
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const state = async () =>
    (await stored(page, userId)).map(({ text, status }) => `${text}: ${status}`).toSorted();
  await expect
    .poll(state)
    .toEqual(['Run two workshops: active', 'Sleep early: completed', 'Write to Ann: active']);
  await expectShown();
});

test('the same goal of two devices stands there once, and what is done to it is done to both', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early', 'Run a workshop');
  await page.goto('/dashgrowthloop');
  await expect(section(page).getByRole('checkbox')).toHaveCount(2);
  const [, other] = await sql<{ id: string }>(
    'select id from previous_goals where user_id = $1 order by id',
    [userId],
  );
  await sealWords(page, 'previous_goals', other?.id ?? '', '  sleep EARLY');
  await page.reload();
  await expect(section(page).getByRole('checkbox')).toHaveCount(1);
  await section(page).getByRole('checkbox').check();
  await expect
    .poll(async () => (await stored(page, userId)).map(({ status }) => status))
    .toEqual(['completed', 'completed']);
});

test('goals, their menus and their editor are open to everyone', async ({ page }) => {
  await signUp(page);
  await withGoals(page, 'Sleep early', 'Run a workshop');
  await page.goto('/dashgrowthloop');
  await section(page).getByRole('button', { name: 'Options for “Sleep early”' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('textbox', { name: 'Edit goal' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(section(page).getByRole('button', { name: 'Options for “Sleep early”' })).toBeFocused();
});
