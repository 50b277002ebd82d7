import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signUp,
  sql,
  test,
} from './support.ts';

const list = (page: Page, name: 'To do' | 'Completed') =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const act = (page: Page) => page.getByRole('region', { name: 'Act' });
const banner = (page: Page) => page.getByRole('status').getByText('in a row!');

/** Adds actions in this order, so that the last one is the newest. */
async function withActions(page: Page, ...texts: string[]): Promise<void> {
  const calls = api(page);
  for (const text of texts) await calls.post('/api/tasks', { id: v7(), text });
}

async function stored(userId: string) {
  return sql<{ text: string; completed: boolean; completed_at: Date | null }>(
    'select text, completed, completed_at from tasks where user_id = $1 order by id',
    [userId],
  );
}

test('TSK-01 signed out, /tasks leads to the landing page', async ({ page }) => {
  await page.goto('/tasks');
  await expect(page).toHaveURL('/');
});

test('TSK-01 TSK-02 TSK-05 Meaningful Actions shows what is open and what is completed', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'Draft the invitation', 'Walk at lunch');
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meaningful Actions');
  await page.getByRole('checkbox', { name: 'Draft the invitation', exact: true }).check();
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(1);
  await expect(list(page, 'To do')).toContainText('Walk at lunch');
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(1);
  await expect(list(page, 'Completed')).toContainText('Draft the invitation');
  await page.reload();
  await expect(
    list(page, 'Completed').getByRole('checkbox', { name: 'Draft the invitation', exact: true }),
  ).toBeChecked();
  await expect(
    list(page, 'To do').getByRole('checkbox', { name: 'Walk at lunch', exact: true }),
  ).not.toBeChecked();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('TSK-03 CALL-24 a deleted action is gone for good, unless it is undone', async ({ page }) => {
  const { userId } = await signUp(page);
  await withActions(page, 'Keep this', 'Delete this');
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Delete “Delete this”' }).click();
  await expect(page.getByRole('checkbox', { name: 'Delete this', exact: true })).toHaveCount(0);
  await expect(page.getByText('Action deleted')).toBeVisible();
  await expect.poll(() => stored(userId)).toMatchObject([{ text: 'Keep this' }]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page, 'To do').getByRole('checkbox', { name: 'Delete this', exact: true })).toBeVisible();
  await expect.poll(() => stored(userId)).toMatchObject([{ text: 'Keep this' }, { text: 'Delete this' }]);
});

test('TSK-06 spaces alone add nothing', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  const box = page.getByRole('textbox', { name: 'Add an action' });
  await box.fill('    ');
  await box.press('Enter');
  await box.fill('  Call Dad ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list(page, 'To do').getByRole('checkbox', { name: 'Call Dad', exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  expect(await stored(userId)).toMatchObject([{ text: 'Call Dad' }]);
});

test('TSK-07 TSK-09 CALL-23 ticking sets completed_at and unticking clears it', async ({ page }) => {
  const { userId } = await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/tasks');
  await page.getByRole('checkbox', { name: 'Walk at lunch', exact: true }).check();
  await expect.poll(async () => (await stored(userId))[0]?.completed_at).toBeInstanceOf(Date);
  await list(page, 'Completed').getByRole('checkbox', { name: 'Walk at lunch', exact: true }).click();
  await expect
    .poll(() => stored(userId))
    .toEqual([{ text: 'Walk at lunch', completed: false, completed_at: null }]);
});

test('TSK-08 TSK-10 LIM-11 the first completion of a day reports the days in a row for four seconds', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await sql(
    `insert into growth_days (user_id, date, task_completed, updated_at)
     select $1, (now() at time zone 'America/Los_Angeles')::date - days, true, now() from generate_series(1, 2) days`,
    [userId],
  );
  await withActions(page, 'first', 'second');
  await page.goto('/tasks');
  await expect(page.getByRole('checkbox', { name: 'first', exact: true })).toBeVisible();
  await page.clock.install();
  await page.getByRole('checkbox', { name: 'first', exact: true }).check();
  await expect(banner(page)).toHaveText('3 days in a row!');
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_500);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(700);
  await expect(banner(page)).toHaveCount(0);
  const [today] = await sql(
    `select task_completed from growth_days
     where user_id = $1 and date = (now() at time zone 'America/Los_Angeles')::date`,
    [userId],
  );
  expect(today).toEqual({ task_completed: true });

  await page.getByRole('checkbox', { name: 'second', exact: true }).check();
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(2);
  await expect.poll(async () => (await stored(userId)).every((task) => task.completed)).toBe(true);
  await expect(banner(page)).toHaveCount(0);
});

test('a tick that cannot be kept is taken back, and said', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/tasks');
  await expect(page.getByRole('checkbox', { name: 'Walk at lunch', exact: true })).toBeVisible();
  await failing(page, '**/api/tasks/*', 'network');
  await page.getByRole('checkbox', { name: 'Walk at lunch', exact: true }).click();
  await expect(page.getByRole('status').getByText('There is no connection right now.')).toBeVisible();
  await expect(
    list(page, 'To do').getByRole('checkbox', { name: 'Walk at lunch', exact: true }),
  ).not.toBeChecked();
});

test('rapid ticks and unticks end as the last one says', async ({ page }) => {
  const { userId } = await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/dashgrowthloop');
  const box = act(page).getByRole('checkbox', { name: 'Walk at lunch', exact: true });
  for (let click = 0; click < 5; click += 1) await box.click();
  await expect(box).toBeChecked();
  await expect.poll(async () => (await stored(userId))[0]?.completed).toBe(true);
  await page.reload();
  await expect(act(page).getByText('Nothing is open.')).toBeVisible();
});

test('the rows are worked with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'third', 'second', 'first');
  await page.goto('/tasks');
  await page.getByRole('checkbox', { name: 'first', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'second', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete “third”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^To do/ })).toBeFocused();
});

test('many completed actions are shown on request', async ({ page }) => {
  const { userId } = await signUp(page);
  await sql(
    `insert into tasks (user_id, id, text, completed, completed_at, created_at)
     select $1, gen_random_uuid(), 'done ' || number, true, now(), now() from generate_series(1, 9) number`,
    [userId],
  );
  await page.goto('/tasks');
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show 5 more' }).click();
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(9);
});

test('DASH-25 LIM-28 Act shows at most three open actions, and what is ticked there stays in sight', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withActions(page, 'four', 'three', 'two', 'one');
  await page.goto('/dashgrowthloop');
  await expect(act(page).getByRole('checkbox')).toHaveCount(3);
  await expect(act(page).getByRole('checkbox', { name: 'four', exact: true })).toHaveCount(0);
  await act(page).getByRole('checkbox', { name: 'one', exact: true }).check();
  await expect(act(page).getByRole('checkbox', { name: 'one', exact: true })).toBeChecked();
  await expect(act(page).getByRole('checkbox', { checked: false })).toHaveCount(3);
  await expect.poll(async () => (await stored(userId)).filter((task) => task.completed).length).toBe(1);
  await page.reload();
  await expect(act(page).getByRole('checkbox')).toHaveCount(3);
  await expect(act(page).getByRole('checkbox', { name: 'one', exact: true })).toHaveCount(0);
});

test('DASH-26 DASH-27 CALL-21 an action added in Act is stored, and View All leads to all of them', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  await act(page).getByRole('textbox', { name: 'Add an action' }).fill('Hold the room');
  await act(page).getByRole('textbox', { name: 'Add an action' }).press('Enter');
  await expect(act(page).getByRole('checkbox', { name: 'Hold the room', exact: true })).toBeVisible();
  expect(await stored(userId)).toEqual([{ text: 'Hold the room', completed: false, completed_at: null }]);
  await act(page).getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/tasks');
});

test('STA-05 STA-06 Task Overview explains actions, their points and the power of taking action', async ({
  page,
}) => {
  await page.goto('/task-overview');
  await expect(page).toHaveURL('/');
  await signUp(page);
  await page.goto('/task-overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task Overview');
  const headings = [
    'What a meaningful action is',
    'Where your actions come from',
    'How they count',
    'Google Tasks',
  ];
  for (const name of [...headings, 'The power of taking action']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByText('Completing an action gives 10 points')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('Meaningful Actions is open to everyone and fits a small phone', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'A rather long action that surely needs a second line on a small phone', 'short');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tasks');
  await page.getByRole('checkbox', { name: 'short', exact: true }).check();
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
