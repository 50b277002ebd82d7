import type { Page } from '@playwright/test';
import { ANSWERS, answerPage, complete, savedLesson } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { storedWords, usedGoal } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  fetchNews,
  goWithin,
  signUp,
  syncNow,
  test,
  withoutIndexedDb,
} from './support.ts';

const GOAL = ANSWERS.goal;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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

const editor = (page: Page) => section(page).getByRole('textbox', { name: 'Edit goal' });
const check = (page: Page, text: string) => section(page).getByRole('checkbox', { name: text, exact: true });

test('goals are shown, reworded, deleted and reached, also without a connection, and have their story', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await withGoals(page, 'Sleep early');
  await failing(page, '**/api/sync*', { status: 403 });
  await page.goto('/dashgrowthloop');

  await test.step('MSG-36 goals that cannot be loaded are said, and asked for again', async () => {
    await expect(section(page).getByRole('alert')).toContainText('Failed to load previous goals');
    const asked = page.waitForRequest('**/api/sync*');
    await section(page).getByRole('button', { name: 'Try Again' }).click();
    await asked;
    await page.unroute('**/api/sync*');
    await fetchNews(page);
    await expect(check(page, 'Sleep early')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Failed to load previous goals')).toHaveCount(0);
  });

  await test.step('GOAL-03 CALL-07 a deleted goal is gone, unless it is undone', async () => {
    await choose(page, 'Sleep early', 'Delete');
    await expect(check(page, 'Sleep early')).toHaveCount(0);
    await expect(section(page)).toContainText('The goals you name in your journal appear here.');
    await expect.poll(() => stored(page, userId)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(check(page, 'Sleep early')).toBeVisible();
    await expect.poll(() => stored(page, userId)).toMatchObject([{ text: 'Sleep early' }]);
  });

  await test.step('GOAL-01 the section shows each goal with a checkbox, the one named last on top', async () => {
    await withGoals(page, 'Run a workshop');
    await fetchNews(page);
    const goals = section(page).getByRole('checkbox');
    await expect(goals).toHaveCount(2);
    for (const [place, name] of ['Run a workshop', 'Sleep early'].entries()) {
      await expect(goals.nth(place)).toHaveAccessibleName(name);
      await expect(goals.nth(place)).not.toBeChecked();
    }
  });

  await test.step('menus and the editor are open to everyone', async () => {
    const options = section(page).getByRole('button', { name: 'Options for “Sleep early”' });
    await options.click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(options).toBeFocused();
  });

  await test.step('GOAL-04 a goal is reworded, and spaces alone are refused', async () => {
    await choose(page, 'Sleep early', 'Edit');
    await expect(editor(page)).toBeFocused();
    await editor(page).fill('   ');
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page).getByRole('alert')).toHaveText('Please write your goal.');
    expect(await stored(page, userId)).toMatchObject([{ text: 'Sleep early' }, { text: 'Run a workshop' }]);

    await editor(page).fill('run a WORKSHOP');
    await editor(page).press('Enter');
    await expect(page.getByText('You already have this goal.')).toBeVisible();
    await editor(page).fill(' In bed by ten ');
    await editor(page).press('Enter');
    await expect(check(page, 'In bed by ten')).toBeVisible();
    await expect
      .poll(() => stored(page, userId))
      .toMatchObject([{ text: 'In bed by ten' }, { text: 'Run a workshop' }]);
  });

  await test.step('GOAL-02 GOAL-05 ticking a goal completes it with its time, unticking makes it active', async () => {
    await check(page, 'In bed by ten').check();
    await expect
      .poll(() => stored(page, userId))
      .toMatchObject([{ status: 'completed', completed_at: expect.any(Date) }, { status: 'active' }]);
    await goWithin(page, '/tasks');
    await expect(section(page)).toHaveCount(0);
    await goWithin(page, '/dashgrowthloop');
    await section(page).getByText('1 reached').click();
    await check(page, 'In bed by ten').click();
    await expect
      .poll(() => stored(page, userId))
      .toMatchObject([{ status: 'active', completed_at: null }, { status: 'active' }]);
  });

  await test.step('offline, goals are reached, reworded, deleted and put back; the server has exactly that later', () =>
    changesOffline(page, userId));

  await liveADay(page);
  await test.step('a goal that no page names, and an address of no goal, say so', async () => {
    await section(page).getByRole('link', { name: 'Write to Ann' }).click();
    await expect(page.getByText('No page names it in these words yet.')).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, '/goal?goal=01890a5d-ac96-774b-bcce-b30209900001');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this goal.' })).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, '/dashgrowthloop');
  });

  await test.step('it shows the pages that name it, their actions and the lessons of its time, each one tap away', async () => {
    await openStory(page);
    await expect(page.getByText('You named it on 1 page. 1 of 3 actions completed.')).toBeVisible();
    await expect(part(page, 'Actions from those pages').getByRole('listitem')).toContainText([
      'Send Priya the outlineDone',
      'Hold the library roomOpen',
      'Tell the family the dateOpen',
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    const leads = async (name: string, link: string, words: string, address: RegExp) => {
      await part(page, name).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(words).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: GOAL })).toBeVisible();
    };
    await leads('Pages that name it', ANSWERS.celebration, ANSWERS.reflection, /\/journal\/history\?entry=/);
    await leads('Actions from those pages', 'Hold the library room', 'To do', /\/tasks\?action=/);
    await leads(
      'Lessons along the way',
      'Silence is kind too.',
      'Lessons History',
      /\/lessons-history\?lesson=/,
    );
  });

  await test.step('a goal that is reached is celebrated where it stands, offline too, and opened again quietly', async () => {
    await goWithin(page, '/dashgrowthloop');
    await failing(page, '**/api/**', 'network');
    const goal = section(page).getByRole('checkbox', { name: GOAL });
    await goal.check();
    await expect(section(page).getByRole('status')).toHaveText(
      'You reached your goal. You named it on 1 page. 1 of 3 actions completed.',
    );
    await expectAccessible(page);
    await section(page)
      .getByRole('button', { name: `Undo reaching “${GOAL}”` })
      .click();
    await expect(section(page).getByText('You reached your goal.')).toHaveCount(0);
    await expect(goal).not.toBeChecked();
    await expect(goal).toBeFocused();
    await goal.check();
    await section(page).getByRole('link', { name: 'See how you got here' }).click();
    await expect(page.getByText(/^Reached on /)).toBeVisible();
  });
});

/** A page that names the goal, an action done, and a lesson. */
async function liveADay(page: Page): Promise<void> {
  await goWithin(page, '/journal/new');
  await answerPage(page);
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await savedLesson(page, 'Silence is kind too.');
  await goWithin(page, '/dashgrowthloop');
  await page.getByRole('checkbox', { name: 'Send Priya the outline' }).check();
  await expectSaved(page);
  await syncNow(page);
}

async function openStory(page: Page): Promise<void> {
  await section(page).getByRole('link', { name: GOAL }).click();
  await expect(page.getByRole('heading', { level: 1, name: GOAL })).toBeVisible();
}

async function changesOffline(page: Page, userId: string): Promise<void> {
  await withGoals(page, 'Learn to swim', 'Write to Ann');
  await fetchNews(page);
  await expect(section(page).getByRole('checkbox')).toHaveCount(4);
  await failing(page, '**/api/**', 'network');
  await check(page, 'In bed by ten').check();
  await choose(page, 'Run a workshop', 'Edit');
  await editor(page).fill('Run two workshops');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await choose(page, 'Learn to swim', 'Delete');
  await choose(page, 'Write to Ann', 'Delete');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  const expectShown = async () => {
    await expect(section(page).getByRole('checkbox')).toHaveCount(3);
    await expect(check(page, 'In bed by ten')).toBeChecked();
    await expect(check(page, 'Run two workshops')).not.toBeChecked();
    await expect(check(page, 'Write to Ann')).not.toBeChecked();
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
    .toEqual(['In bed by ten: completed', 'Run two workshops: active', 'Write to Ann: active']);
  await expectShown();
}

test('MSG-37 a goal that can be saved neither here nor by the server is said, and stays as it was', async ({
  page,
}) => {
  await signUp(page);
  await withGoals(page, 'Sleep early');
  await withoutIndexedDb(page);
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
