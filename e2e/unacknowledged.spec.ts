import type { Page } from '@playwright/test';
import { complete, onQuestion, storedDrafts, writePage } from './journal-steps.ts';
import { storedWords } from './stored-words.ts';
import { expect, signUp, sql, test, withoutIndexedDb } from './support.ts';

/* What is typed or sent while the answer of a save is on its way, or lost. */

/** Lets the server do its work, but its answers never arrive. */
const losingAnswers = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    // The page may be gone by then.
    await route.abort('connectionreset').catch(() => undefined);
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

const saving = (page: Page) =>
  page.getByRole('button', { name: /^(Saved|Offline|On this device|Needs you)/ });

test('an action whose answer was lost is one action, also when it was reloaded meanwhile', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await losingAnswers(page, '**/api/tasks');
  await action(page).fill('Call Dad');
  await action(page).press('Enter');
  await expect(action(page)).toHaveValue('');
  await expect(saving(page)).toHaveText(/On this device/);
  await page.unroute('**/api/tasks');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Call Dad', exact: true })).toHaveCount(1);
  await expect(saving(page)).toHaveText('Saved');
  expect(await storedWords(page, userId, 'tasks', [])).toEqual([{ text: 'Call Dad' }]);
});

test('an action whose page is left before it is on the device stands in its row again', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await action(page).fill('Call Dad');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  // From here nothing is sealed any more, as on a device that is too slow for the person's next step.
  await page.evaluate(() => {
    SubtleCrypto.prototype.encrypt = () => new Promise(() => undefined);
  });
  await action(page).press('Enter');
  await expect(action(page)).toHaveValue('');
  await page.reload();
  await expect(action(page)).toHaveValue('Call Dad');
  await action(page).press('Enter');
  await expect(saving(page)).toHaveText('Saved');
  await expect(page.getByRole('checkbox', { name: 'Call Dad', exact: true })).toHaveCount(1);
  expect(await storedWords(page, userId, 'tasks', [])).toEqual([{ text: 'Call Dad' }]);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Call Dad', exact: true })).toHaveCount(1);
  await expect(action(page)).toHaveValue('');
});

test('what is typed while an action is being stored stays', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  const sendAnswer = await delaying(page, '**/api/tasks');
  await action(page).fill('Call Dad');
  await action(page).press('Enter');
  await action(page).pressSequentially('Walk');
  sendAnswer();
  await expect(page.getByRole('checkbox', { name: 'Call Dad', exact: true })).toBeVisible();
  await expect(action(page)).toHaveValue('Walk');
});

test('two lessons whose answers are lost again and again are two lessons', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
  await losingAnswers(page, '**/api/lessons');
  for (const text of ['Less is enough', 'Less is plenty']) {
    await lesson.fill(text);
    await lesson.press('Control+Enter');
    await expect(lesson).toHaveValue('');
  }
  await expect(saving(page)).toHaveText(/On this device/);
  await page.waitForTimeout(4000);
  await page.unroute('**/api/lessons');
  await expect(saving(page)).toHaveText('Saved');
  expect(await sql('select 1 from lessons_learned where user_id = $1', [userId])).toHaveLength(2);
});

test('JRN-21 whoever leaves while a page is being saved stays where they went', async ({ page }) => {
  const { userId } = await signUp(page);
  await withoutIndexedDb(page);
  await writePage(page);
  const sendAnswer = await delaying(page, '**/api/journal/entries');
  await complete(page).click();
  await expect(page.getByRole('button', { name: 'Saving' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
  sendAnswer();
  await expect.poll(() => sql('select 1 from journal_entries where user_id = $1', [userId])).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Create Additional Journal Entry' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/dashgrowthloop');
  await page.getByRole('link', { name: 'Create Additional Journal Entry' }).click();
  await onQuestion(page, 1);
  await expect(page.getByText('Picked up where you left off')).toHaveCount(0);
});

test('a page whose browser dies while it is completed is one entry or still the page, never both and never none', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { userId } = await signUp(page);
  const entries = () => sql('select 1 from journal_entries where user_id = $1', [userId]);
  let saved = 0;
  for (const wait of [0, 1, 3, 8, 20, 60]) {
    const tab = await context.newPage();
    await writePage(tab);
    await expect.poll(() => storedDrafts(tab)).toHaveLength(1);
    await complete(tab).click({ noWaitAfter: true });
    await tab.waitForTimeout(wait);
    const crashed = tab.waitForEvent('crash');
    await tab.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto('/journal/history');
    await expect(saving(next)).toHaveText('Saved');
    const drafts = (await storedDrafts(next)).length;
    await expect
      .poll(async () => (await entries()).length + drafts, `killed after ${wait} ms`)
      .toBe(saved + 1);
    saved = (await entries()).length;
    await next.goto('/journal/new');
    if (drafts > 0) {
      await onQuestion(next, 5);
      await complete(next).click();
      await expect(next).toHaveURL('/journal/complete');
      saved += 1;
      await expect.poll(async () => (await entries()).length).toBe(saved);
    } else {
      await onQuestion(next, 1);
    }
    await expect(saving(next)).toHaveText('Saved');
    await next.close();
  }
});
