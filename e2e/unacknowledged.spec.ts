import type { Page } from '@playwright/test';
import { ANSWERS, answer, complete, writePage } from './journal-steps.ts';
import { expect, failing, signUp, sql, test } from './support.ts';

/* What is typed or sent while the answer of a save is on its way, or lost. */

/** Lets the server do its work, but its answers never arrive. */
const losingAnswers = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Delays the answer until the returned function is called. */
async function delaying(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}

const action = (page: Page) => page.getByRole('textbox', { name: 'Add an action' });

test('an action whose answer was lost is one action when it is added again', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await losingAnswers(page, '**/api/tasks');
  await action(page).fill('Call Dad');
  await action(page).press('Enter');
  await expect(page.getByText('There is no connection right now')).toBeVisible();
  await expect(action(page)).toHaveValue('Call Dad');
  await page.unroute('**/api/tasks');
  await action(page).press('Enter');
  await expect(action(page)).toHaveValue('');
  expect(await sql('select text from tasks where user_id = $1', [userId])).toEqual([{ text: 'Call Dad' }]);
});

test('what is typed while an action is being stored stays', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  const sendAnswer = await delaying(page, '**/api/tasks');
  await action(page).fill('Call Dad');
  await action(page).press('Enter');
  await action(page).pressSequentially(' Walk');
  sendAnswer();
  await expect(page.getByRole('checkbox', { name: 'Call Dad', exact: true })).toBeVisible();
  await expect(action(page)).toHaveValue('Walk');
});

test('a lesson that was reworded after a lost answer, and lost again, is two lessons and no third', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
  const save = page.getByRole('button', { name: 'Save Lesson' });
  const failed = page.getByText('Failed to save lesson.').first();
  await losingAnswers(page, '**/api/lessons');
  await lesson.fill('Less is enough');
  await save.click();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/lessons');
  await page.route('**/api/lessons', async (route) => {
    const answered = await route.fetch();
    await (answered.status() === 409
      ? route.fulfill({ response: answered })
      : route.abort('connectionreset'));
  });
  await lesson.fill('Less is plenty');
  const lost = page.waitForEvent('requestfailed');
  await save.click();
  await lost;
  await expect(save).toBeEnabled();
  await page.unroute('**/api/lessons');
  await save.click();
  await expect(lesson).toHaveValue('');
  expect(await sql('select 1 from lessons_learned where user_id = $1', [userId])).toHaveLength(2);
});

test('what is typed while the goal of a saved page is still being counted is asked about, not dropped', async ({
  page,
}) => {
  await signUp(page);
  await failing(page, '**/api/goals/use');
  await writePage(page);
  await page.unroute('**/api/goals/use');
  const sendAnswer = await delaying(page, '**/api/goals/use');
  const counting = page.waitForRequest('**/api/goals/use');
  await complete(page).click();
  await counting;
  await answer(page).fill(`${ANSWERS.action}\nWalk at lunch`);
  sendAnswer();
  await expect(page.getByRole('alert')).toContainText('An earlier version of this page is saved already.');
  await expect(answer(page)).toHaveValue(`${ANSWERS.action}\nWalk at lunch`);
});
