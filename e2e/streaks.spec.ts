import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import {
  ANSWERS,
  answer,
  complete,
  next,
  onQuestion,
  savedEntry,
  saving,
  writePage,
} from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';

/* Streaks that forgive: mended days and pauses; and the quiet marks on the dashboard. */

const clarify = (page: Page) => page.getByRole('region', { name: 'Clarify' });
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const pauses = (page: Page) => page.getByRole('region', { name: 'Pauses', exact: true });
const figure = (page: Page, name: string) =>
  progress(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** So many days before today, where a new profile lives; after it when negative. */
async function daysAgo(days: number): Promise<string> {
  const [row] = await sql<{ day: string }>(
    "select to_char((now() at time zone 'America/Los_Angeles')::date - $1::int, 'YYYY-MM-DD') as day",
    [days],
  );
  return row?.day ?? '';
}

const inWords = (day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...form }).format(new Date(`${day}T12:00:00Z`));
const monthDay = (day: string): string => inWords(day, { month: 'long', day: 'numeric' });

async function journaled(userId: string, ...ago: number[]): Promise<void> {
  for (const days of ago) {
    await sql('insert into growth_days (user_id, date, journaled, updated_at) values ($1, $2, true, now())', [
      userId,
      await daysAgo(days),
    ]);
  }
}

async function paused(userId: string, first: number, last: number): Promise<void> {
  await sql(
    'insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, $2, $3, $4, now())',
    [userId, v7(), await daysAgo(first), await daysAgo(last)],
  );
}

/** Writes the page that is open, from its first question on, and completes it. */
async function write(page: Page): Promise<void> {
  for (let question = 1; question <= 5; question += 1) {
    await onQuestion(page, question);
    await answer(page).fill(ANSWERS.goal);
    await (question < 5 ? next(page) : complete(page)).click();
  }
}

/** Turns the record to the month of the day. */
async function showMonthOf(page: Page, day: string): Promise<void> {
  if (day.slice(0, 7) === (await daysAgo(0)).slice(0, 7)) return;
  await progress(page).getByRole('button', { name: 'Previous month' }).click();
}

test('PTS-15 a missed day is offered in one quiet line, and a page for it lets the days in a row go on', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await journaled(userId, 2, 3, 4);
  await page.goto('/dashgrowthloop');
  await expect(clarify(page)).toContainText(
    'Write for yesterday by the end of tomorrow to keep your streak.',
  );
  await expect(figure(page, 'Journal')).toHaveText('Starts today');
  await expectAccessible(page);
  await clarify(page).getByRole('link', { name: 'Write for yesterday' }).click();
  await expect(page.getByRole('button', { name: 'Write for today instead' })).toBeVisible();
  const yesterday = await daysAgo(1);
  await expect(page.getByRole('banner')).toContainText(monthDay(yesterday));
  await write(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your page for');
  await expect(page.getByText('That day is repaired. Your streak is 4 days.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(figure(page, 'Journal')).toHaveText('4 days in a row');
  await expect(figure(page, 'Today')).toHaveText('0 points');
  await expect(clarify(page).getByText('to keep your streak')).toHaveCount(0);
  await showMonthOf(page, yesterday);
  const ring = progress(page).getByRole('link', { name: `${monthDay(yesterday)}: 0 of 3, repaired` });
  await expect(ring).toBeVisible();
  await expectAccessible(page);
  expect(
    await sql('select journaled, mended, points from growth_days where user_id = $1 and date = $2', [
      userId,
      yesterday,
    ]),
  ).toEqual([{ journaled: false, mended: true, points: 0 }]);
  await ring.click();
  await expect(page.getByText('0 of 3, repaired')).toBeVisible();
});

test('a page for a missed day is written without a connection, and mends it on the server afterwards', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await journaled(userId, 0, 1, 3, 4);
  await page.goto('/dashgrowthloop');
  const weekday = inWords(await daysAgo(2), { weekday: 'long' });
  await expect(clarify(page)).toContainText(`Write for ${weekday} before the end of today`);
  await clarify(page)
    .getByRole('link', { name: `Write for ${weekday}` })
    .click();
  await onQuestion(page, 1);
  await failing(page, '**/api/**', 'network');
  await write(page);
  await expect(page.getByText('That day is repaired. Your streak is 5 days.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.reload();
  await expect(saving(page)).toHaveText('Saved');
  expect(await sql('select date::text from growth_days where user_id = $1 and mended', [userId])).toEqual([
    { date: await daysAgo(2) },
  ]);
});

test('a second day in seven is not offered; its page is kept, and says what it changes', async ({ page }) => {
  const { userId } = await signUp(page);
  const yesterday = await daysAgo(1);
  await journaled(userId, 3, 4);
  await sql('insert into growth_days (user_id, date, mended, updated_at) values ($1, $2, true, now())', [
    userId,
    await daysAgo(2),
  ]);
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Journal')).toBeVisible();
  await expect(clarify(page).getByText('to keep your streak')).toHaveCount(0);
  await goWithin(page, `/journal/new?day=${yesterday}`);
  await write(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your page for');
  await expect(page.getByText('is repaired')).toHaveCount(0);
  await expect
    .poll(() => sql('select date::text from journal_entries where user_id = $1', [userId]))
    .toEqual([{ date: yesterday }]);
  expect(await sql('select 1 from growth_days where user_id = $1 and mended', [userId])).toHaveLength(1);
});

test('a pause is set beforehand, with clear words about what cannot be, and is taken back or ended', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/profile');
  const region = pauses(page);
  const dialog = page.getByRole('dialog', { name: 'Set a pause' });
  const choose = async (first: number, last: number): Promise<void> => {
    await dialog.getByRole('textbox', { name: 'First day' }).fill(await daysAgo(-first));
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(await daysAgo(-last));
  };
  const set = async (first: number, last: number): Promise<void> => {
    await choose(first, last);
    await dialog.getByRole('button', { name: 'Set pause' }).click();
  };
  await region.getByRole('button', { name: 'Set a pause' }).click();
  await expectAccessible(page);
  await set(-1, 3);
  await expect(dialog.getByText('A pause can’t start before today.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Last day' })).toHaveAccessibleDescription(
    /A pause can’t start before today/,
  );
  await set(4, 3);
  await expect(dialog.getByText('The last day can’t be before the first day.')).toBeVisible();
  await set(1, 61);
  await expect(dialog.getByText('A pause can last up to 60 days.')).toBeVisible();
  await set(3, 9);
  await expect(dialog).toHaveCount(0);
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await region.getByRole('button', { name: 'Set a pause' }).click();
  await set(9, 12);
  await expect(dialog.getByText('These days overlap with another pause.')).toBeVisible();
  await set(0, 2);
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const rows = () => sql('select 1 from pauses where user_id = $1', [userId]);
  await expect.poll(rows).toHaveLength(2);
  await region
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await expectSaved(page);
  await page.reload();
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await expect.poll(rows).toHaveLength(2);
  await test.step('two presses on Set pause set one', async () => {
    await region.getByRole('button', { name: 'Set a pause' }).click();
    await choose(20, 22);
    await dialog.getByRole('button', { name: 'Set pause' }).dblclick();
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await expectSaved(page);
    expect(await rows()).toHaveLength(3);
  });
  await test.step('how scoring works tells of pauses', async () => {
    await goWithin(page, '/scoring');
    await expect(page.getByText('You can repair one missed day in any seven')).toBeVisible();
    await expect(page.getByText('All three streaks wait: a paused day')).toBeVisible();
    await expectAccessible(page);
  });
});

test('PTS-15 PTS-16 PTS-17 streaks wait in a pause, which shows in the month and can be ended', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await journaled(userId, 4, 5, 6);
  await sql('update growth_days set task_completed = true, lesson_learned = true where user_id = $1', [
    userId,
  ]);
  await paused(userId, 3, -5);
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Journal')).toHaveText('3 days in a row');
  await progress(page).getByText('All numbers').click();
  await expect(figure(page, 'Actions')).toHaveText('3 days in a row');
  await expect(figure(page, 'Lessons')).toHaveText('3 days in a row');
  await expect(clarify(page).getByText('to keep your streak')).toHaveCount(0);
  await expectAccessible(page);
  await progress(page)
    .getByRole('link', { name: `Paused until ${monthDay(await daysAgo(-5))}` })
    .click();
  await expect(pauses(page).getByRole('listitem')).toHaveCount(1);
  await pauses(page)
    .getByRole('button', { name: /^End now/ })
    .click();
  await expect(pauses(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('Your pause has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pauses(page).getByRole('listitem')).toHaveCount(1);
  const yesterday = await daysAgo(1);
  await expect
    .poll(() => sql('select ends_on::text from pauses where user_id = $1 order by ends_on', [userId]))
    .toEqual([{ ends_on: yesterday }, { ends_on: await daysAgo(-5) }]);
  await goWithin(page, '/dashgrowthloop');
  await expect(figure(page, 'Journal')).toHaveText('3 days in a row');
});

test('today’s ring draws the stroke that was closed just before, and the next one here, once each', async ({
  page,
}) => {
  await signUp(page);
  const drawing = page.locator('main figure mask');
  const ring = page.locator('main figure').getByRole('img');
  await writePage(page);
  await complete(page).click();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(ring).toHaveAccessibleName('Today: 1 of 3 strokes drawn');
  await expect(drawing).toHaveCount(1);
  // With less motion it is there at once.
  const duration = await drawing.locator('path').evaluate((way) => getComputedStyle(way).animationDuration);
  expect(Number.parseFloat(duration)).toBe(0);
  await page.getByRole('checkbox', { name: 'Hold the library room' }).check();
  await expect(ring).toHaveAccessibleName('Today: 2 of 3 strokes drawn');
  await expect(drawing).toHaveCount(1);
  await expectSaved(page);
  await page.reload();
  await expect(ring).toHaveAccessibleName('Today: 2 of 3 strokes drawn');
  await expect(drawing).toHaveCount(0);
  await goWithin(page, '/tasks');
  await expect(page).toHaveTitle(/Actions/);
  await page.goBack();
  await expect(ring).toHaveAccessibleName('Today: 2 of 3 strokes drawn');
  await expect(drawing).toHaveCount(0);
});

test('the day of the seventh page says so, in room that was there before', async ({ page }) => {
  const { userId } = await signUp(page);
  for (const ago of [3, 5, 6, 9, 40, 41]) {
    await sql(
      `insert into journal_entries (user_id, id, date, celebration, goal, goal_importance, reflection, value_alignment, action, created_at)
       values ($1, $2, $3, 'x', 'x', '', 'x', 'x', 'x', now())`,
      [userId, v7(), await daysAgo(ago)],
    );
  }
  const line = page.getByText('You’ve written on 7 days.');
  const placed = async () => (await clarify(page).boundingBox())?.y;
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/dashgrowthloop');
  await expect(saving(page)).toHaveText('Saved');
  await expect(line).toHaveCount(0);
  const before = await placed();
  await savedEntry(page);
  await page.reload();
  await expect(line).toBeVisible();
  expect(await placed()).toBe(before);
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(line).toHaveCount(1);
    const bottom = await line.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await placed()) ?? 0);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await savedEntry(page);
  await syncNow(page);
  await expect(line).toBeVisible();
});
