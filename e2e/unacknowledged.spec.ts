import type { Page } from '@playwright/test';
import { answerPage, complete, onQuestion, saving, storedDrafts } from './journal-steps.ts';
import { actionBox as action } from './notebook-steps.ts';
import { storedWords } from './stored-words.ts';
import { expect, goWithin, signUp, sql, test } from './support.ts';

/* What is typed or sent while the answer of a save is on its way, or lost. */

/** Lets the server do its work, but its answers never arrive. Answers how many it has given. */
async function losingAnswers(page: Page, address: string): Promise<() => number> {
  let answers = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    answers += 1;
    // The page may be gone by then.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return () => answers;
}

/** Delays the answer until the returned function is called. */
async function delaying(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}

test('what is typed and sent is there once, whether its answer is lost, late or never asked for', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const stored = async () => (await storedWords(page, userId, 'tasks', [])).map(({ text }) => text);
  await page.goto('/tasks');
  await test.step('an action whose answer was lost is one action, also when it was reloaded meanwhile', async () => {
    await losingAnswers(page, '**/api/tasks');
    await action(page).fill('Call Dad');
    await action(page).press('Enter');
    await expect(action(page)).toHaveValue('');
    await expect(saving(page)).toHaveText(/On this device/);
    await page.unroute('**/api/tasks');
    await page.reload();
    await expect(box('Call Dad')).toHaveCount(1);
    await expect(saving(page)).toHaveText('Saved');
    expect(await stored()).toEqual(['Call Dad']);
  });
  await test.step('what is typed while an action is being stored stays', async () => {
    const sendAnswer = await delaying(page, '**/api/tasks');
    await action(page).fill('Write to Ann');
    await action(page).press('Enter');
    await action(page).pressSequentially('Walk');
    sendAnswer();
    await expect(box('Write to Ann')).toBeVisible();
    await expect(action(page)).toHaveValue('Walk');
    await page.unroute('**/api/tasks');
    await expect(saving(page)).toHaveText('Saved');
  });
  await test.step('an action whose page is left before it is on the device stands in its row again', async () => {
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
    // From here nothing is sealed any more, as on a device that is too slow for the person's next step.
    await page.evaluate(() => {
      SubtleCrypto.prototype.encrypt = () => new Promise(() => undefined);
    });
    await action(page).press('Enter');
    await expect(action(page)).toHaveValue('');
    await page.reload();
    await expect(action(page)).toHaveValue('Walk');
    await action(page).press('Enter');
    await expect(saving(page)).toHaveText('Saved');
    await expect(box('Walk')).toHaveCount(1);
    expect(await stored()).toEqual(['Call Dad', 'Write to Ann', 'Walk']);
    await page.reload();
    await expect(box('Walk')).toHaveCount(1);
    await expect(action(page)).toHaveValue('');
  });
  await test.step('two lessons whose answers are lost again and again are two lessons', async () => {
    await goWithin(page, '/dashgrowthloop');
    const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
    const answers = await losingAnswers(page, '**/api/lessons');
    for (const text of ['Less is enough', 'Less is plenty']) {
      await lesson.fill(text);
      await lesson.press('Control+Enter');
      await expect(lesson).toHaveValue('');
    }
    await expect(saving(page)).toHaveText(/On this device/);
    await expect.poll(answers).toBeGreaterThanOrEqual(3);
    await page.unroute('**/api/lessons');
    await expect(saving(page)).toHaveText('Saved');
    expect(await sql('select 1 from lessons_learned where user_id = $1', [userId])).toHaveLength(2);
  });
});

/** Milliseconds between the press that completes a page and the end of its tab. */
const WAITS = [0, 3, 20];

test('a page whose browser dies while it is completed is one entry or still the page, never both and never none', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { userId } = await signUp(page);
  const entries = () => sql('select 1 from journal_entries where user_id = $1', [userId]);
  let saved = 0;
  let tab = page;
  await tab.goto('/journal/new');
  for (const wait of WAITS) {
    await answerPage(tab);
    await expect.poll(() => storedDrafts(tab)).toHaveLength(1);
    await complete(tab).click({ noWaitAfter: true });
    await tab.waitForTimeout(wait);
    const crashed = tab.waitForEvent('crash');
    await tab.goto('chrome://crash').catch(() => undefined);
    await crashed;
    tab = await context.newPage();
    await tab.goto('/journal/history');
    await expect(saving(tab)).toHaveText('Saved');
    const drafts = (await storedDrafts(tab)).length;
    await expect
      .poll(async () => (await entries()).length + drafts, `killed after ${wait} ms`)
      .toBe(saved + 1);
    saved = (await entries()).length;
    await goWithin(tab, '/journal/new');
    if (drafts > 0) {
      await onQuestion(tab, 5);
      await complete(tab).click();
      await expect(tab).toHaveURL('/journal/complete');
      saved += 1;
      await expect.poll(async () => (await entries()).length).toBe(saved);
      await expect(saving(tab)).toHaveText('Saved');
      await goWithin(tab, '/journal/new');
    }
    await onQuestion(tab, 1);
    await expect(saving(tab)).toHaveText('Saved');
  }
});
