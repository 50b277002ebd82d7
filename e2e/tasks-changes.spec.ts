import type { Page } from '@playwright/test';
import { addedAction, draftWords, storedActions, storedWords } from './stored-words.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';

/* Actions that get other words, are put back, or were completed long ago. */

const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const words = (page: Page) => page.getByRole('textbox', { name: /^New wording for/ });
const bin = (page: Page, text: string) => page.getByRole('button', { name: `Delete “${text}”` });

/** Opens the page of actions with these on it, the last one the newest. */
async function withActions(page: Page, ...texts: string[]): Promise<string> {
  const { userId } = await signUp(page);
  await storedActions(page, userId, texts);
  await page.goto('/tasks');
  await expect(page.getByRole('checkbox')).toHaveCount(texts.length);
  return userId;
}

const stored = async (page: Page, userId: string) =>
  (await storedWords(page, userId, 'tasks', [])).map(({ text }) => text).toSorted();

async function reword(page: Page, text: string): Promise<void> {
  await check(page, text).hover();
  await page.getByRole('button', { name: `Edit “${text}”` }).click();
  await expect(words(page)).toBeFocused();
}

test('deletions are undone one by one, and an action gets other words, also offline and after a reload', async ({
  page,
}) => {
  const userId = await withActions(page, 'one', 'two', 'three');
  await test.step('a double click deletes one', async () => {
    await bin(page, 'three').dblclick();
    await expect(check(page, 'three')).toHaveCount(0);
    await page.waitForTimeout(700);
    for (const text of ['one', 'two']) await expect(check(page, text)).toBeVisible();
    await expect.poll(() => stored(page, userId)).toEqual(['one', 'two']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(check(page, 'three')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
  await test.step('TSK-03 both can be undone', async () => {
    await bin(page, 'three').click();
    await page.waitForTimeout(1_200);
    await bin(page, 'two').click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
    await expect.poll(() => stored(page, userId)).toEqual(['one']);
  });
  await test.step('a phone shows one at a time, and what can be undone has its whole time in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('1 more', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 more', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const text of ['one', 'two', 'three']) await expect(check(page, text)).toBeVisible();
    await expect.poll(() => stored(page, userId)).toEqual(['one', 'three', 'two']);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('Enter saves them, and they reach the server sealed', async () => {
    await reword(page, 'three');
    await expect(words(page)).toHaveValue('three');
    await words(page).fill('  three at lunch ');
    await words(page).press('Enter');
    await expect(check(page, 'three at lunch')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit “three at lunch”' })).toBeFocused();
    await expect.poll(() => stored(page, userId)).toEqual(['one', 'three at lunch', 'two']);
    const rows = await sql<{ text: string }>('select text from tasks where user_id = $1', [userId]);
    for (const { text } of rows) expect(text).not.toContain('lunch');
    await expect
      .poll(() => sql('select 1 from revisions where user_id = $1', [userId]).then(({ length }) => length))
      .toBe(1);
  });
  await test.step('Undo brings the former ones back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(check(page, 'three')).toBeVisible();
    await expect.poll(() => stored(page, userId)).toEqual(['one', 'three', 'two']);
  });
  await test.step('Escape gives up', async () => {
    await reword(page, 'three');
    await words(page).fill('Something else');
    await words(page).press('Escape');
    await expect(check(page, 'three')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit “three”' })).toBeFocused();
  });
  await test.step('blank words are not taken, and too many stay in sight', async () => {
    await page.keyboard.press('Enter');
    await expect(words(page)).toHaveValue('three');
    await words(page).fill('   ');
    await words(page).press('Enter');
    await expect(words(page)).toHaveValue('   ');
    await words(page).fill('a'.repeat(503));
    await words(page).press('Enter');
    await expect(page.getByText('3 characters too many.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(check(page, 'three')).toBeVisible();
    expect(await stored(page, userId)).toEqual(['one', 'three', 'two']);
  });
  await test.step('what was begun is there after a reload', async () => {
    await reword(page, 'three');
    await words(page).fill('three at lu');
    await expect.poll(() => draftWords(page, userId)).toEqual([expect.stringContaining('three at lu')]);
    await page.reload();
    await reword(page, 'three');
    await expect(words(page)).toHaveValue('three at lu');
  });
  await test.step('without a connection it is saved later', async () => {
    await failing(page, '**/api/**', 'network');
    await words(page).fill('three at lunch');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(check(page, 'three at lunch')).toBeVisible();
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => stored(page, userId)).toEqual(['one', 'three at lunch', 'two']);
  });
});

const DAYS_AGO = [1, 9, 40, 800];

test('actions that were completed at any time are found, rows of all kinds stand right, and keep their place in a long list', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await sql(
    `insert into tasks (user_id, id, text, completed, completed_at, created_at)
     select $1, gen_random_uuid(), 'done ' || days || ' days ago', true, now() - make_interval(days => days),
            now() - make_interval(days => days)
       from unnest($2::int[]) days`,
    [userId, DAYS_AGO],
  );
  await page.goto('/tasks');
  const completed = page.getByRole('region', { name: /^Completed/ });
  await test.step('TSK-02 older ones by their months', async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('button', { name: 'Show older completed actions' }).click();
    const older = page.getByRole('region', { name: /^Completed earlier/ });
    await expect(older.getByRole('checkbox')).toHaveCount(3);
    await expect(older.getByRole('heading', { level: 2 }).first()).toBeFocused();
    const year = new Date(Date.now() - 800 * 86_400_000).getFullYear();
    await expect(older.getByRole('heading', { name: `${year}` })).toBeVisible();
    await expectAccessible(page);
    await check(page, 'done 800 days ago').uncheck();
    await expect(page.getByRole('region', { name: /^To do/ }).getByRole('checkbox')).toHaveCount(1);
    await expect(older.getByRole('checkbox')).toHaveCount(2);
  });
  await test.step('many of these days are shown on request', async () => {
    await sql(
      `insert into tasks (user_id, id, text, completed, completed_at, created_at)
       select $1, gen_random_uuid(), 'done ' || number, true, now(), now() from generate_series(1, 8) number`,
      [userId],
    );
    await syncNow(page);
    const lately = completed.first().getByRole('checkbox');
    await expect(lately).toHaveCount(4);
    await page.getByRole('button', { name: 'Show 5 more' }).click();
    await expect(lately).toHaveCount(9);
  });
  await test.step('an action that is written from right to left is read so, beside its ring', async () => {
    await storedActions(page, userId, ['לטייל בפארק', 'Walk']);
    await syncNow(page);
    const direction = (name: string) =>
      check(page, name)
        .locator('xpath=following-sibling::span')
        .evaluate((text) => getComputedStyle(text).direction);
    expect([await direction('לטייל בפארק'), await direction('Walk')]).toEqual(['rtl', 'ltr']);
    const box = page.getByRole('textbox', { name: 'Add an action' });
    await box.fill('לקרוא');
    expect(await box.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
  });
  await test.step('rewording fits a small phone', async () => {
    await addedAction(page, 'A rather long action that surely needs a second line on a small phone');
    await syncNow(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Edit “A rather long/ }).click();
    await expect(words(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await test.step('rewording goes on, and keeps its place, while the list around it turns from a long one into a short one', () =>
    expectPlaceKept(page, userId));
});

/** Beside the four open actions that are there. */
async function expectPlaceKept(page: Page, userId: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  const plants = Array.from({ length: 48 }, (_, place) => `Water plant ${place + 1}`);
  const ids = await storedActions(page, userId, plants);
  await syncNow(page);
  const done = (id: string | undefined) => api(page).patch(`/api/tasks/${id}`, { completed: true });
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect(page.locator('[aria-setsize="52"]').first()).toBeVisible();
  await reword(page, 'Water plant 5');
  await words(page).pressSequentially(' again');
  await done(ids[46]);
  await done(ids[47]);
  await syncNow(page);
  await expect(page.getByRole('heading', { name: 'To do 50' })).toBeVisible();
  await expect(page.locator('[aria-setsize]')).toHaveCount(0);
  await expect(words(page)).toBeFocused();
  await words(page).pressSequentially(' and again');
  await expect(words(page)).toHaveValue('Water plant 5 again and again');
}
