import type { Page } from '@playwright/test';
import { addedAction, storedWords } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signUp,
  sql,
  stopClock,
  test,
} from './support.ts';

const list = (page: Page, name: 'To do' | 'Completed') =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const act = (page: Page) => page.getByRole('region', { name: 'Act' });
const banner = (page: Page) => page.getByRole('status').getByText('in a row!');

/** Adds actions in this order, so that the last one is the newest. */
async function withActions(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await addedAction(page, text);
}

const stored = (page: Page, userId: string) =>
  storedWords<{ completed: boolean; completed_at: Date | null }>(page, userId, 'tasks', [
    'completed',
    'completed_at',
  ]);

/** Holds every writing call of the page's for this long, as a slow line does. */
async function onSlowLine(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/api/tasks**', async (route) => {
    await new Promise((resume) => setTimeout(resume, milliseconds));
    await route.continue();
  });
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
  await expect.poll(() => stored(page, userId)).toMatchObject([{ text: 'Keep this' }]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page, 'To do').getByRole('checkbox', { name: 'Delete this', exact: true })).toBeVisible();
  await expect
    .poll(() => stored(page, userId))
    .toMatchObject([{ text: 'Keep this' }, { text: 'Delete this' }]);
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
  await expect.poll(() => stored(page, userId)).toMatchObject([{ text: 'Call Dad' }]);
});

test('TSK-07 TSK-09 CALL-23 ticking sets completed_at and unticking clears it', async ({ page }) => {
  const { userId } = await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/tasks');
  await page.getByRole('checkbox', { name: 'Walk at lunch', exact: true }).check();
  await expect.poll(async () => (await stored(page, userId))[0]?.completed_at).toBeInstanceOf(Date);
  await list(page, 'Completed').getByRole('checkbox', { name: 'Walk at lunch', exact: true }).click();
  await expect
    .poll(() => stored(page, userId))
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
  await stopClock(page);
  await page.clock.runFor(3_000);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.resume();
  const today = `select task_completed from growth_days
    where user_id = $1 and date = (now() at time zone 'America/Los_Angeles')::date`;
  // The clock that stood still may have held the write up.
  await expect.poll(() => sql(today, [userId])).toEqual([{ task_completed: true }]);

  await page.getByRole('checkbox', { name: 'second', exact: true }).check();
  await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(2);
  await expect.poll(async () => (await stored(page, userId)).every((task) => task.completed)).toBe(true);
  await expect(banner(page)).toHaveCount(0);
});

test('a tick that the server refuses is taken back, and said', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/tasks');
  await expect(page.getByRole('checkbox', { name: 'Walk at lunch', exact: true })).toBeVisible();
  await failing(page, '**/api/tasks/*', {
    status: 400,
    body: { error: { code: 'invalid', message: 'That may not be.' } },
  });
  await page.getByRole('checkbox', { name: 'Walk at lunch', exact: true }).click();
  await expect(
    list(page, 'To do').getByRole('checkbox', { name: 'Walk at lunch', exact: true }),
  ).not.toBeChecked();
  await expect(page.getByText('Needs you')).toBeVisible();
});

test('milk, eggs, bread, typed fast on a slow line, are three actions', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  const box = page.getByRole('textbox', { name: 'Add an action' });
  await expect(list(page, 'To do')).toContainText('No open actions.');
  await onSlowLine(page, 1_500);
  await box.focus();
  for (const text of ['milk', 'eggs', 'bread']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('', { timeout: 500 });
  }
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(3, { timeout: 1_000 });
  await expect(box).toBeFocused();
  await expect
    .poll(async () => (await stored(page, userId)).map(({ text }) => text))
    .toEqual(['milk', 'eggs', 'bread']);
  await page.unrouteAll({ behavior: 'wait' });
});

test('an action that is too long stays in its row, which says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  const box = page.getByRole('textbox', { name: 'Add an action' });
  await box.fill('a'.repeat(495));
  await expect(page.getByText('5 characters left')).toBeVisible();
  // An emoji of several parts, pasted over the limit, is not cut in half.
  await box.fill(`${'a'.repeat(495)}👩‍👩‍👧‍👦`);
  await expect(page.getByText('6 characters too many.')).toBeVisible();
  await expect(box).toHaveAccessibleDescription(/holds up to 500 characters/);
  await expectAccessible(page);
  await box.press('Enter');
  await expect(box).toHaveValue(`${'a'.repeat(495)}👩‍👩‍👧‍👦`);
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(0);
  await box.fill('a'.repeat(500));
  await box.press('Enter');
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(1);
  await expect(box).toHaveValue('');
});

test('rapid ticks and unticks on a slow line end as the last one says, and never flicker back', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withActions(page, 'Walk at lunch');
  await page.goto('/dashgrowthloop');
  const box = act(page).getByRole('checkbox', { name: 'Walk at lunch', exact: true });
  await expect(box).toBeVisible();
  await onSlowLine(page, 150);
  for (let click = 0; click < 21; click += 1) {
    await box.click();
    await expect(box).toBeChecked({ checked: click % 2 === 0, timeout: 500 });
  }
  const flickered = await box.evaluateHandle((input: HTMLInputElement) => {
    const seen = { unticked: false };
    const look = (): void => {
      if (!input.isConnected || !input.checked) seen.unticked = true;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const answered = () =>
    sql('select from idempotency_keys where user_id = $1', [userId]).then((rows) => rows.length);
  // The action's own, and one for each click.
  await expect.poll(answered).toBeGreaterThanOrEqual(22);
  await expect.poll(async () => (await stored(page, userId))[0]?.completed).toBe(true);
  await page.waitForTimeout(1_000);
  expect(await flickered.jsonValue()).toEqual({ unticked: false });
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(act(page).getByRole('checkbox')).toBeChecked();
});

test('offline, actions are added, ticked, unticked, deleted and put back; the server has exactly that later', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await withActions(page, 'ticked', 'ticked and unticked', 'deleted');
  await page.goto('/tasks');
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(3);
  await failing(page, '**/api/**', 'network');

  const box = page.getByRole('textbox', { name: 'Add an action' });
  for (const text of ['added', 'put back']) {
    await box.fill(text);
    await box.press('Enter');
  }
  const check = (text: string) => page.getByRole('checkbox', { name: text, exact: true });
  await check('ticked').check();
  await expect(banner(page)).toHaveText('1 day in a row!');
  await check('ticked and unticked').check();
  await check('ticked and unticked').uncheck();
  await page.getByRole('button', { name: 'Delete “deleted”' }).click();
  await page.getByRole('button', { name: 'Delete “put back”' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();

  const expectShown = async () => {
    await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(3);
    for (const text of ['added', 'put back', 'ticked and unticked']) {
      await expect(check(text)).not.toBeChecked();
    }
    await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(1);
    await expect(check('ticked')).toBeChecked();
  };
  await expectShown();
  await page.reload();
  await expectShown();
  expect(await stored(page, userId)).toHaveLength(3);

  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const state = async () =>
    (await stored(page, userId)).map(({ text, completed }) => `${text}: ${completed}`).toSorted();
  await expect
    .poll(state)
    .toEqual(['added: false', 'put back: false', 'ticked and unticked: false', 'ticked: true']);
  await expectShown();
  await page.goto('/dashgrowthloop');
  await expect(page.getByText('10 points')).toHaveCount(3);
});

test('the rows are worked with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await withActions(page, 'third', 'second', 'first');
  await page.goto('/tasks');
  await page.getByRole('checkbox', { name: 'first', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'second', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit “second”' })).toBeFocused();
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
  await expect.poll(async () => (await stored(page, userId)).filter((task) => task.completed).length).toBe(1);
  await page.reload();
  await expect(act(page).getByRole('checkbox')).toHaveCount(4);
  await expect(act(page).getByRole('checkbox', { name: 'one', exact: true })).toBeChecked();
});

test('DASH-26 DASH-27 CALL-21 an action added in Act is stored, and View All leads to all of them', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  await act(page).getByRole('textbox', { name: 'Add an action' }).fill('Hold the room');
  await act(page).getByRole('textbox', { name: 'Add an action' }).press('Enter');
  await expect(act(page).getByRole('checkbox', { name: 'Hold the room', exact: true })).toBeVisible();
  await expect
    .poll(() => stored(page, userId))
    .toEqual([{ text: 'Hold the room', completed: false, completed_at: null }]);
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
  await expect(page.getByText('Completing an action earns 10 points')).toBeVisible();
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
