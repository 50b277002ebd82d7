import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { addedAction, usedGoal } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';

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

/** The thirteenth of the month before this one. */
async function monthBefore(): Promise<Date> {
  const now = await today();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 13));
}

const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

test('Progress counts streaks, points, loops and what is reached, and follows what is done', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await sql("update profiles set created_at = '2025-01-05' where id = $1", [userId]);
  for (const [days, ...marks] of [
    [1, 'journaled', 'task_completed'],
    [2, 'journaled', 'task_completed'],
    [3, 'journaled'],
    [4, 'lesson_learned'],
    [5, 'journaled', 'task_completed'],
  ] as const) {
    await mark(userId, await daysAgo(days), ...marks);
  }
  const before = await monthBefore();
  await mark(userId, dateOf(before), 'journaled', 'task_completed', 'lesson_learned');
  await mark(userId, dateOf(new Date(before.getTime() + 86_400_000)), 'journaled', 'task_completed');
  await addedAction(page, 'Walk');
  await usedGoal(page, 'Sleep early');
  await page.goto('/dashgrowthloop');
  const walk = page.getByRole('checkbox', { name: 'Walk', exact: true });

  await test.step('PTS-15 PTS-16 PTS-17 streaks of journal, actions and lessons, today still open', async () => {
    await expect(figure(page, 'Journal')).toHaveText('3 days in a row');
    await expect(figure(page, 'Actions')).toHaveText('2 days in a row');
    await expect(figure(page, 'Lessons')).toHaveText('Starts today');
  });

  await test.step('today’s ring has nothing drawn, and says what there is to do', async () => {
    await expect(page.getByRole('img', { name: 'Today: 0 of 3 strokes drawn' })).toBeVisible();
    await expect(page.getByText('Still to do: Clarify, Act, Learn')).toBeVisible();
  });

  await test.step('each day of the calendar says how many of its strokes are drawn, months can be leafed through', async () => {
    const month = (await daysAgo(0)).slice(0, 7);
    const lived = await Promise.all([0, 1, 2, 3, 4, 5].map(daysAgo));
    const days = section(page).getByRole('img');
    const ofThisMonth = lived.filter((date) => date.startsWith(month)).length;
    await expect(days).toHaveCount(ofThisMonth);
    await expect(days.last()).toHaveAccessibleName(/: 0 of 3$/);
    const name = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }).format(before);
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
    await expect(days).toHaveCount(ofThisMonth);
  });

  await test.step('PTS-02 PTS-21 points of today and this week, each with the badge it reached', async () => {
    await expect(figure(page, 'Today')).toHaveText('0 points');
    await award(userId, await daysAgo(0), 140);
    await fetchNews(page);
    await expect(figure(page, 'Today')).toHaveText('140 points, High Performer');
    await expect(figure(page, 'This week')).toHaveText('140 points');
    await walk.check();
    await expect(figure(page, 'Today')).toHaveText('150 points, High Performer');
    await expect(figure(page, 'This week')).toHaveText('150 points, Consistent Effort');
  });

  await test.step('today’s ring follows what is done, and what is taken back', async () => {
    await expect(page.getByRole('img', { name: 'Today: 1 of 3 strokes drawn' })).toBeVisible();
    await expect(page.getByText('1 of 3 today')).toBeVisible();
    await walk.uncheck();
    await expect(page.getByRole('img', { name: 'Today: 0 of 3 strokes drawn' })).toBeVisible();
  });

  await test.step('PTS-18 PTS-19 actions completed and goals achieved follow what is ticked', async () => {
    await expect(figure(page, 'Actions completed')).toHaveText('0');
    await walk.check();
    await expect(figure(page, 'Actions completed')).toHaveText('1');
    await expect(figure(page, 'Goals achieved')).toHaveText('0');
    await page.getByRole('checkbox', { name: 'Sleep early', exact: true }).check();
    await expect(figure(page, 'Goals achieved')).toHaveText('1');
  });

  await test.step('PTS-20 a day with all three strokes is one growth cycle of the month', async () => {
    const month = await today();
    const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
    await expect(figure(page, 'Growth cycles')).toHaveText(`0 of ${days}`);
    // The server may be writing the same rows: of two that wait for each other one is told to try again.
    await expect(async () => {
      const changed = await sql(
        `update growth_days set journaled = true, lesson_learned = true
          where user_id = $1 and date = $2 and task_completed returning date::text`,
        [userId, dateOf(month)],
      );
      expect(changed).toEqual([{ date: dateOf(month) }]);
    }).toPass();
    await fetchNews(page);
    await expect(figure(page, 'Growth cycles')).toHaveText(`1 of ${days}`);
    await expect(section(page).getByText(`1 of ${days} loops closed`)).toBeVisible();
    await expect(figure(page, 'Journal')).toHaveText('4 days in a row');
  });

  await test.step('PTS-02 PTS-21 points of this month, with its badge', async () => {
    await award(userId, await daysAgo(0), 1050);
    await fetchNews(page);
    await expect(figure(page, 'This week')).toHaveText('1,200 points, Breakthrough Week');
    await expect(figure(page, 'This month')).toHaveText('1,200 points, All-In Month');
  });

  await test.step('STA-01 How Scoring Works names the points and every badge', () =>
    readsHowScoringWorks(page));
});

async function readsHowScoringWorks(page: Page): Promise<void> {
  await goWithin(page, '/scoring');
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
}
