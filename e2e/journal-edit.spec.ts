import type { Page } from '@playwright/test';
import { ANSWERS, answer, complete, next, onQuestion, savedEntry } from './journal-steps.ts';
import { openLessonBox } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  onDevice,
  signIn,
  signUp,
  sql,
  test,
} from './support.ts';

/* What was written can be changed later, and written for a day that is past. */

const GOAL = 'What is your major goal right now?';

/** How many lessons each of the days without the server has; with a page a day they are fifty saves. */
const LESSONS = [16, 16, 15];

const revisionsOf = (userId: string) => sql('select 1 from revisions where user_id = $1', [userId]);
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' });

async function openEdit(page: Page): Promise<void> {
  await page.goto('/journal/history');
  await page.getByRole('link', { name: /^Edit the entry from/ }).click();
  await expect(page).toHaveURL(/\/journal\/edit\?entry=/);
}

test('an entry can be changed; what it said before can be read, brought back, and that undone', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await savedEntry(page);
  await openEdit(page);
  await test.step('an unfinished change is there after a reload, and Cancel gives it up', async () => {
    await page.getByLabel(GOAL).fill('Half a change');
    await page.waitForTimeout(200);
    await page.reload();
    await expect(page.getByLabel(GOAL)).toHaveValue('Half a change');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/journal\/history/);
    await page.getByRole('link', { name: /^Edit the entry from/ }).click();
    await expect(page.getByLabel(GOAL)).toHaveValue(ANSWERS.goal);
    expect(await revisionsOf(userId)).toHaveLength(0);
  });
  await expect(saveChanges(page)).toBeDisabled();
  await page.getByLabel(GOAL).fill('  ');
  await expect(page.getByRole('alert')).toHaveText('You can change an answer, but you can’t leave it blank.');
  await expect(saveChanges(page)).toBeDisabled();
  await page.getByLabel(GOAL).fill('Run two workshops');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/journal\/history\?entry=/);
  const entry = page.locator('details').first();
  await expect(entry.getByText('Run two workshops')).toBeVisible();
  await expect.poll(() => revisionsOf(userId)).toHaveLength(1);

  await entry.getByText('Earlier versions (1)').click();
  await expect(entry.getByText(ANSWERS.goal, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^Restore the version/ }).click();
  await expect(page.getByText('Earlier version restored')).toBeVisible();
  await expect(entry.getByText('Earlier versions (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByText('Earlier versions (3)')).toBeVisible();
  await expect.poll(() => revisionsOf(userId)).toHaveLength(3);
  await page.reload();
  await expect(page.getByText('Run two workshops').first()).toBeVisible();
});

test('two devices change the same version: the later one stands, and the other’s words are kept', async ({
  page,
  browser,
}) => {
  const account = await signUp(page);
  await savedEntry(page);
  const other = await signIn(browser, account);
  await openEdit(page);
  await openEdit(other);
  await page.getByLabel(GOAL).fill('Written on the phone');
  await other.getByLabel(GOAL).fill('Written on the laptop');
  await saveChanges(other).click();
  await expect.poll(() => revisionsOf(account.userId)).toHaveLength(1);
  await saveChanges(page).click();
  await expect.poll(async () => (await revisionsOf(account.userId)).length).toBeGreaterThan(1);
  for (const device of [page, other]) {
    await fetchNews(device);
    await goWithin(device, '/journal/history');
    const entry = device.locator('details').first();
    await expect(entry.getByText('Written on the phone').first()).toBeVisible();
    await entry.getByText(/^Earlier versions/).click();
    await expect(entry.getByText('Written on the laptop').first()).toBeVisible();
    await expect(entry.getByText(ANSWERS.goal, { exact: true }).first()).toBeVisible();
  }
  await other.context().close();
});

test('a page can be written for a past day: it stands under it, mends it within two days, and brings no points', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const dayBack = async (back: number): Promise<string> => {
    const [row] = await sql<{ day: string }>(
      `select to_char((now() at time zone 'America/Los_Angeles')::date - $1::int, 'YYYY-MM-DD') as day`,
      [back],
    );
    return row?.day ?? '';
  };
  await page.goto('/tasks');
  for (const back of [2, 5, 40]) {
    await goWithin(page, '/journal/new');
    await page.getByRole('button', { name: 'Write for another day' }).click();
    if (back === 2) await expectAccessible(page);
    const day = page.getByRole('dialog').getByRole('textbox', { name: 'Day' });
    await day.fill(await dayBack(-1));
    await page.getByRole('button', { name: 'Write for this day' }).click();
    await expect(page.getByText('Please choose a day before today.')).toBeVisible();
    await day.fill(await dayBack(back));
    await expect(page.getByRole('dialog')).toContainText(
      back === 2 ? 'repairs it, so your streak continues' : 'won’t change your points or your streak',
    );
    await page.getByRole('button', { name: 'Write for this day' }).click();
    await expect(page.getByRole('button', { name: 'Write for today instead' })).toBeVisible();
    for (let question = 1; question <= 5; question++) {
      await onQuestion(page, question);
      await answer(page).fill(`Of ${back} days ago`);
      await (question < 5 ? next(page) : complete(page)).click();
    }
    await expect(page).toHaveURL('/journal/complete');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('your page for');
  }
  await expect
    .poll(() => sql(`select date::text from journal_entries where user_id = $1 order by date`, [userId]))
    .toEqual([{ date: await dayBack(40) }, { date: await dayBack(5) }, { date: await dayBack(2) }]);
  expect(
    await sql('select date::text, points, journaled, mended from growth_days where user_id = $1', [userId]),
  ).toEqual([{ date: await dayBack(2), points: 0, journaled: false, mended: true }]);
  await goWithin(page, '/journal/history');
  await expect(page.getByText('Of 2 days ago').first()).toBeVisible();
  await expect(page.getByText('Of 40 days ago').first()).toBeVisible();
});

test('fifty saves over three days without the server are fifty rows under their own days, in order', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { userId } = await signUp(page);
  await page.clock.install();
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await goWithin(page, '/journal/complete');
  await goWithin(page, '/dashgrowthloop');
  const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
  await expect(lesson).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const now = Date.now();
  for (const [place, lessons] of LESSONS.entries()) {
    await page.clock.setSystemTime(now - (2 - place) * 86_400_000);
    const before = (await onDevice(page, 'outbox')).length;
    await openLessonBox(page);
    for (let number = 1; number <= lessons; number++) {
      await lesson.fill(`Day ${place}, lesson ${number}`);
      await lesson.press('Control+Enter');
      await expect(lesson).toHaveValue('');
    }
    // Whoever leaves in the moment of saving finds the lesson in its box again instead.
    await expect.poll(() => onDevice(page, 'outbox')).toHaveLength(before + lessons);
    await goWithin(page, '/journal/new');
    for (let question = 1; question <= 5; question++) {
      await onQuestion(page, question);
      await answer(page).fill(`The page of day ${place}`);
      await (question < 5 ? next(page) : complete(page)).click();
    }
    await expect(page).toHaveURL('/journal/complete');
    await goWithin(page, '/dashgrowthloop');
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible({ timeout: 60_000 });
  for (const [table, ofEachDay] of [
    ['lessons_learned', LESSONS],
    ['journal_entries', [1, 1, 1]],
  ] as const) {
    const rows = await sql<{ date: string }>(
      `select date::text from ${table} where user_id = $1 order by seq`,
      [userId],
    );
    const days = [...new Set(rows.map(({ date }) => date))];
    expect(days).toHaveLength(3);
    expect(days).toEqual(days.toSorted());
    expect(days.map((day) => rows.filter(({ date }) => date === day).length)).toEqual(ofEachDay);
    expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted());
  }
});
