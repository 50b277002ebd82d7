import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { addedAction, usedGoal } from './stored-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Progress' });
const figure = (page: Page, name: string) =>
  section(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Today, where a new profile lives. */
async function today(): Promise<Date> {
  const [row] = await sql<{ day: string }>(
    "select (now() at time zone 'America/Los_Angeles')::date::text as day",
  );
  return new Date(`${row?.day}T12:00:00Z`);
}

const daysAgo = async (days: number): Promise<string> =>
  new Date((await today()).getTime() - days * 86_400_000).toISOString().slice(0, 10);

type Mark = 'journaled' | 'task_completed' | 'lesson_learned';

async function mark(userId: string, date: string, ...marks: Mark[]): Promise<void> {
  const values = (['journaled', 'task_completed', 'lesson_learned'] as const).map((name) =>
    marks.includes(name),
  );
  await sql(
    `insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, updated_at)
     values ($1, $2, $3, $4, $5, now())`,
    [userId, date, ...values],
  );
}

async function award(userId: string, date: string, points: number): Promise<void> {
  await sql(
    `insert into score_history (user_id, id, points, type, description, date, once, created_at)
     values ($1, $2::uuid, $3, 'test', 'Test', $4, $2::uuid::text, now())`,
    [userId, v7(), points, date],
  );
}

test('PTS-15 PTS-16 PTS-17 streaks of journal, actions and lessons stand in Progress', async ({ page }) => {
  const { userId } = await signUp(page);
  await mark(userId, await daysAgo(0), 'journaled');
  await mark(userId, await daysAgo(1), 'journaled', 'task_completed');
  await mark(userId, await daysAgo(2), 'journaled', 'task_completed', 'lesson_learned');
  await mark(userId, await daysAgo(4), 'journaled', 'task_completed', 'lesson_learned');
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Journal')).toHaveText('3 days in a row');
  await expect(figure(page, 'Actions')).toHaveText('2 days in a row');
  await expect(figure(page, 'Lessons')).toHaveText('Starts today');
});

test('PTS-18 PTS-19 actions completed and goals achieved follow what is ticked', async ({ page }) => {
  await signUp(page);
  await addedAction(page, 'Walk');
  await usedGoal(page, 'Sleep early');
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Actions completed')).toHaveText('0');
  await page.getByRole('checkbox', { name: 'Walk', exact: true }).check();
  await expect(figure(page, 'Actions completed')).toHaveText('1');
  await expect(figure(page, 'Goals achieved')).toHaveText('0');
  await page.getByRole('checkbox', { name: 'Sleep early', exact: true }).check();
  await expect(figure(page, 'Goals achieved')).toHaveText('1');
});

test('PTS-20 a day with all three strokes is one growth cycle of the month', async ({ page }) => {
  const { userId } = await signUp(page);
  const date = await daysAgo(0);
  await mark(userId, date, 'journaled', 'task_completed', 'lesson_learned');
  const month = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Growth cycles')).toHaveText(`1 of ${month}`);
  await expect(section(page).getByText(`1 of ${month} loops closed`)).toBeVisible();
});

test('PTS-02 PTS-21 points of today, this week and this month, each with the badge it reached', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(figure(page, 'Today')).toHaveText('0 points');
  await award(userId, await daysAgo(0), 140);
  await page.reload();
  await expect(figure(page, 'Today')).toHaveText('140 points, High Performer');
  await expect(figure(page, 'This week')).toHaveText('140 points');
  await page.getByRole('textbox', { name: 'Add an action' }).fill('Walk');
  await page.getByRole('textbox', { name: 'Add an action' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Walk', exact: true }).check();
  await expect(figure(page, 'Today')).toHaveText('150 points, High Performer');
  await expect(figure(page, 'This week')).toHaveText('150 points, Consistent Effort');
  await award(userId, await daysAgo(0), 1050);
  await page.reload();
  await expect(figure(page, 'This week')).toHaveText('1,200 points, Breakthrough Week');
  await expect(figure(page, 'This month')).toHaveText('1,200 points, All-In Month');
});

test('each day of the calendar says how many of its strokes are drawn, months can be leafed through', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await sql("update profiles set created_at = '2025-01-05' where id = $1", [userId]);
  const [year, month] = (await daysAgo(0)).split('-').map(Number) as [number, number];
  const before = new Date(Date.UTC(year, month - 2, 13));
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }).format(before);
  await mark(userId, before.toISOString().slice(0, 10), 'journaled', 'task_completed', 'lesson_learned');
  await mark(
    userId,
    new Date(before.getTime() + 86_400_000).toISOString().slice(0, 10),
    'journaled',
    'task_completed',
  );
  await page.goto('/dashgrowthloop');
  await expect(section(page).getByRole('img')).toHaveCount(1);
  await expect(section(page).getByRole('img')).toHaveAccessibleName(/: 0 of 3$/);
  const next = section(page).getByRole('button', { name: 'Next month' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const place = await next.boundingBox();
  await section(page).getByRole('button', { name: 'Previous month' }).click();
  await expect(section(page).getByRole('img', { name: `${name} 13: 3 of 3` })).toBeVisible();
  await expect(section(page).getByRole('img', { name: `${name} 14: 2 of 3` })).toBeVisible();
  await expect(section(page).getByText(/1 of \d+ loops closed/)).toContainText(name);
  await expect(figure(page, name)).toHaveText('0 points');
  expect(await next.boundingBox()).toEqual(place);
  await next.click();
  await expect(section(page).getByRole('img')).toHaveCount(1);
});

test('today’s ring follows what is done', async ({ page }) => {
  await signUp(page);
  await addedAction(page, 'Walk');
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('img', { name: 'Today: 0 of 3 strokes drawn' })).toBeVisible();
  await expect(page.getByText('Still to do: Clarify, Act, Learn')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Walk', exact: true }).check();
  await expect(page.getByRole('img', { name: 'Today: 1 of 3 strokes drawn' })).toBeVisible();
  await expect(page.getByText('1 of 3 today')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Walk', exact: true }).uncheck();
  await expect(page.getByRole('img', { name: 'Today: 0 of 3 strokes drawn' })).toBeVisible();
});

test('STA-01 How Scoring Works names the points and every badge', async ({ page }) => {
  await page.goto('/scoring');
  await expect(page).toHaveURL('/');
  await signUp(page);
  await page.goto('/scoring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Scoring Works');
  for (const [activity, points] of [
    ['Your journal entry', '20 points'],
    ['A completed action', '10 points'],
    ['A saved vision document', '10 points'],
    ['A review of a vision or your bucket list', '5 points'],
  ]) {
    await expect(page.locator('dl > div').filter({ hasText: activity })).toContainText(points ?? '');
  }
  for (const [badge, band] of [
    ['Showing Up', '20 to 30 points'],
    ['Making Progress', '40 to 60 points'],
    ['High Performer', '70 points or more'],
    ['Consistent Effort', '150 to 200 points'],
    ['Growth Week', '250 to 300 points'],
    ['Breakthrough Week', '350 points or more'],
    ['Steady Progress', '600 to 800 points'],
    ['Momentum Builder', '900 to 1,200 points'],
    ['All-In Month', '1,200 points or more'],
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: badge })).toContainText(band ?? '');
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
