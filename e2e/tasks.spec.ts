import type { Locator, Page } from '@playwright/test';
import { storedActions, storedWords } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  stopClock,
  test,
} from './support.ts';

const list = (page: Page, name: 'To do' | 'Completed') =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const act = (page: Page) => page.getByRole('region', { name: 'Act' });
const banner = (page: Page) => page.getByRole('status').getByText('in a row!');

const stored = (page: Page, userId: string) =>
  storedWords<{ completed: boolean; completed_at: Date | null }>(page, userId, 'tasks', [
    'completed',
    'completed_at',
  ]);

const words = async (page: Page, userId: string) => (await stored(page, userId)).map(({ text }) => text);

/** Holds every writing call of the page's for this long, as a slow line does. */
async function onSlowLine(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/api/tasks**', async (route) => {
    await new Promise((resume) => setTimeout(resume, milliseconds));
    await route.continue();
  });
}

const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('Meaningful Actions shows what is open and what is completed, without any sync', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  await storedActions(page, userId, ['Draft the invitation', 'Walk at lunch']);
  await page.goto('/tasks');
  await test.step('TSK-01 it stands at /tasks', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Meaningful Actions'));
  await test.step('TSK-07 CALL-23 ticking completes', async () => {
    await check(page, 'Draft the invitation').check();
    await expect.poll(async () => (await stored(page, userId))[0]?.completed_at).toBeInstanceOf(Date);
  });
  await test.step('TSK-02 SYNC-04 open and completed ones stand apart', async () => {
    await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(1);
    await expect(list(page, 'To do')).toContainText('Walk at lunch');
    await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(1);
    await expect(list(page, 'Completed')).toContainText('Draft the invitation');
  });
  const box = page.getByRole('textbox', { name: 'Add an action' });
  await test.step('TSK-06 spaces alone add nothing', async () => {
    await box.fill('    ');
    await box.press('Enter');
    await box.fill('  Call Dad ');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(2);
    await expect(check(page, 'Call Dad')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect
      .poll(() => words(page, userId))
      .toEqual(['Draft the invitation', 'Walk at lunch', 'Call Dad']);
  });
  await test.step('TSK-03 CALL-24 a deleted action is gone for good, unless it is undone', async () => {
    await page.getByRole('button', { name: 'Delete “Call Dad”' }).click();
    await expect(check(page, 'Call Dad')).toHaveCount(0);
    await expect(page.getByText('Action deleted')).toBeVisible();
    await expect.poll(() => words(page, userId)).toEqual(['Draft the invitation', 'Walk at lunch']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list(page, 'To do').getByRole('checkbox', { name: 'Call Dad', exact: true })).toBeVisible();
    await expect
      .poll(() => words(page, userId))
      .toEqual(['Draft the invitation', 'Walk at lunch', 'Call Dad']);
  });
  await test.step('TSK-05 both outlive a reload', async () => {
    await page.reload();
    await expect(
      list(page, 'Completed').getByRole('checkbox', { name: 'Draft the invitation' }),
    ).toBeChecked();
    await expect(list(page, 'To do').getByRole('checkbox', { name: 'Walk at lunch' })).not.toBeChecked();
  });
  await test.step('an action that is too long stays in its row, which says so', () => expectLimit(page));
  await test.step('it is open to everyone and fits a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(list(page, 'To do').getByText(LONG)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await test.step('TSK-09 CALL-23 unticking clears completed_at', async () => {
    await list(page, 'Completed').getByRole('checkbox', { name: 'Draft the invitation' }).click();
    await expect
      .poll(() => stored(page, userId))
      .toContainEqual({ text: 'Draft the invitation', completed: false, completed_at: null });
  });
  await test.step('TSK-01 it leads back to the dashboard', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

/** As long as an action may be, with a second line on a small phone and a third. */
const LONG = 'long '.repeat(100).trim().padEnd(500, '!');

/** Too much is told, and cut nowhere: neither while it is typed nor when it is sent. */
async function expectLimit(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Add an action' });
  const before = await list(page, 'To do').getByRole('checkbox').count();
  await box.fill('a'.repeat(495));
  await expect(page.getByText('5 characters left')).toBeVisible();
  // An emoji of several parts, pasted over the limit, is not cut in half.
  await box.fill(`${'a'.repeat(495)}👩‍👩‍👧‍👦`);
  await expect(page.getByText('6 characters too many.')).toBeVisible();
  await expect(box).toHaveAccessibleDescription(/The limit is 500 characters/);
  await expectAccessible(page);
  await box.press('Enter');
  await expect(box).toHaveValue(`${'a'.repeat(495)}👩‍👩‍👧‍👦`);
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(before);
  await box.fill(LONG);
  await box.press('Enter');
  await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(before + 1);
  await expect(box).toHaveValue('');
}

test('on a slow line, on none and refused: what is typed, ticked and deleted is shown at once, and the server has exactly that later', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  const box = page.getByRole('textbox', { name: 'Add an action' });
  await test.step('milk, eggs, bread, typed fast on a slow line, are three actions', async () => {
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
    await expect.poll(() => words(page, userId)).toEqual(['milk', 'eggs', 'bread']);
    await page.unrouteAll({ behavior: 'wait' });
  });
  const expectShown = async () => {
    await expect(list(page, 'To do').getByRole('checkbox')).toHaveCount(3);
    for (const text of ['added', 'put back', 'eggs']) await expect(check(page, text)).not.toBeChecked();
    await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(1);
    await expect(check(page, 'milk')).toBeChecked();
  };
  await test.step('offline, actions are added, ticked, unticked, deleted and put back, over a reload', async () => {
    await failing(page, '**/api/**', 'network');
    for (const text of ['added', 'put back']) {
      await box.fill(text);
      await box.press('Enter');
    }
    await check(page, 'milk').check();
    await expect(banner(page)).toHaveText('1 day in a row!');
    await check(page, 'eggs').check();
    await check(page, 'eggs').uncheck();
    await page.getByRole('button', { name: 'Delete “bread”' }).click();
    await page.getByRole('button', { name: 'Delete “put back”' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expectShown();
    await page.reload();
    await expectShown();
    expect(await stored(page, userId)).toHaveLength(3);
  });
  await test.step('the server has exactly that later', async () => {
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const state = async () =>
      (await stored(page, userId)).map(({ text, completed }) => `${text}: ${completed}`).toSorted();
    await expect.poll(state).toEqual(['added: false', 'eggs: false', 'milk: true', 'put back: false']);
    await expectShown();
    await goWithin(page, '/dashgrowthloop');
    await expect(page.getByText('10 points')).toHaveCount(3);
  });
  await test.step('a tick that the server refuses is taken back, and said', async () => {
    await goWithin(page, '/tasks');
    await failing(page, '**/api/tasks/*', {
      status: 400,
      body: { error: { code: 'invalid', message: 'That may not be.' } },
    });
    await list(page, 'To do').getByRole('checkbox', { name: 'eggs' }).click();
    await expect(page.getByText('Needs you')).toBeVisible();
    await expect(list(page, 'To do').getByRole('checkbox', { name: 'eggs' })).not.toBeChecked();
  });
});

/** Ticks and unticks 11 times on a slow line: each click shows at once, and none comes back later. */
async function tickRapidly(page: Page, userId: string, box: Locator): Promise<void> {
  const answered = () =>
    sql('select from idempotency_keys where user_id = $1', [userId]).then((rows) => rows.length);
  const before = await answered();
  await onSlowLine(page, 150);
  for (let click = 0; click < 11; click += 1) {
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
  await expect.poll(answered).toBeGreaterThanOrEqual(before + 11);
  await expect
    .poll(async () => (await stored(page, userId)).find(({ text }) => text === 'two')?.completed)
    .toBe(true);
  await page.waitForTimeout(1_000);
  expect(await flickered.jsonValue()).toEqual({ unticked: false });
  await page.unrouteAll({ behavior: 'wait' });
}

test('the first completion of a day is told, Act on the dashboard shows what is next, and rows are worked with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await sql(
    `insert into growth_days (user_id, date, task_completed, updated_at)
     select $1, (now() at time zone 'America/Los_Angeles')::date - days, true, now() from generate_series(1, 2) days`,
    [userId],
  );
  await storedActions(page, userId, ['four', 'three', 'two', 'one', 'second', 'first']);
  await page.goto('/tasks');
  await expect(check(page, 'first')).toBeVisible();
  await page.clock.install();
  await test.step('TSK-08 TSK-10 LIM-11 it reports the days in a row for four seconds', async () => {
    await check(page, 'first').focus();
    await stopClock(page);
    await page.keyboard.press('Space');
    await expect(banner(page)).toHaveText('3 days in a row!');
    await page.clock.runFor(3_000);
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.resume();
    const today = `select task_completed from growth_days
      where user_id = $1 and date = (now() at time zone 'America/Los_Angeles')::date`;
    // The clock that stood still may have held the write up.
    await expect.poll(() => sql(today, [userId])).toEqual([{ task_completed: true }]);
  });
  await test.step('TSK-10 and the second completion does not', async () => {
    await expect(check(page, 'second')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(list(page, 'Completed').getByRole('checkbox')).toHaveCount(2);
    await expect
      .poll(async () => (await stored(page, userId)).filter(({ completed }) => completed).length)
      .toBe(2);
    await expect(banner(page)).toHaveCount(0);
  });
  await expect(check(page, 'one')).toBeFocused();
  await goWithin(page, '/dashgrowthloop');
  const box = (name: string) => act(page).getByRole('checkbox', { name, exact: true });
  await test.step('DASH-25 LIM-28 it shows at most three open actions', async () => {
    const unticked = act(page).getByRole('checkbox', { checked: false });
    await expect(unticked).toHaveCount(3);
    await expect(box('four')).toHaveCount(0);
    await box('one').check();
    await expect(box('one')).toBeChecked();
    await expect(unticked).toHaveCount(3);
    await expect
      .poll(async () => (await stored(page, userId)).filter((task) => task.completed).length)
      .toBe(3);
  });
  await test.step('rapid ticks and unticks end as the last one says, and never flicker back', () =>
    tickRapidly(page, userId, box('two')));
  await test.step('DASH-25 what was ticked there stays in sight', async () => {
    await page.reload();
    await expect(act(page).getByRole('checkbox', { checked: false })).toHaveCount(2);
    await expect(act(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
    for (const name of ['one', 'two']) await expect(box(name)).toBeChecked();
  });
  await test.step('DASH-26 CALL-21 an action that is added is stored', async () => {
    await act(page).getByRole('textbox', { name: 'Add an action' }).fill('Hold the room');
    await act(page).getByRole('textbox', { name: 'Add an action' }).press('Enter');
    await expect(box('Hold the room')).toBeVisible();
    await expect
      .poll(() => stored(page, userId))
      .toContainEqual({ text: 'Hold the room', completed: false, completed_at: null });
  });
  await test.step('DASH-27 View All leads to all of them', async () => {
    await act(page).getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/tasks');
    // Both pages list the same actions.
    await expect(page.getByRole('heading', { name: /^To do/ })).toBeVisible();
  });
  await test.step('what is deleted hands the focus on', async () => {
    await check(page, 'Hold the room').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Edit “Hold the room”' })).toBeFocused();
    await page.keyboard.press('Tab');
    for (const text of ['three', 'four']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Delete “${text}”` })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^To do/ })).toBeFocused();
  });
  await test.step('STA-05 STA-06 Task Overview explains them, and leads back', () => expectOverview(page));
});

async function expectOverview(page: Page): Promise<void> {
  await goWithin(page, '/task-overview');
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
}
