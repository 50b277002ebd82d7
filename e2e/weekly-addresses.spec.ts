import { addDays, formatDay } from '../src/kernel/calendar.ts';
import { expect, expectAccessible, signUp, sql, test } from './support.ts';
import { analysis, cards, figure, openCard, part, since, weeksAgo } from './weekly-steps.ts';

test('the address of a week that is not over says when it can be read, and leads to the latest one that can', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/weekly-summaries');
  // Before the first page there are no numbers to show.
  await expect(page.getByRole('heading', { name: 'Your weeks will appear here.' })).toBeVisible();
  await expect(page.getByRole('main').locator('dl')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Review your week' })).toHaveCount(0);
  await expectAccessible(page);
  const [last, present, next] = [await weeksAgo(1), await weeksAgo(0), await weeksAgo(-1)];
  for (const [week, heading] of [
    [present, 'This week isn’t over yet'],
    [next, 'This week hasn’t started yet'],
  ] as const) {
    await page.goto(`/weekly-insights?week=${week.start}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(
      page.getByText(`You can read its insights on ${formatDay(addDays(week.end, 1))}`),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See weekly summaries' }).click();
  await expect(page).toHaveURL('/weekly-summaries');

  await test.step('with a week that can be read', async () => {
    await since(userId, 30);
    await page.goto(`/weekly-insights?week=${next.start}`);
    await page.getByRole('link', { name: /^Read / }).click();
    await expect(page).toHaveURL(`/weekly-insights?week=${last.start}`);
    await expect(part(page, 'Points by week')).toBeVisible();
  });
});
test('WK-08 a week without anything has zeros, and says that there are no entries', async ({ page }) => {
  const { userId } = await signUp(page);
  await since(userId, 30);
  await page.goto('/weekly-summaries');
  await openCard(page, 1);
  await analysis(page, 1).click();
  await expect(part(page, 'In short')).toContainText('There are no entries from this week.');
  for (const name of ['Journal entries', 'Lessons']) await expect(figure(page, name)).toHaveText('0');
  await expect(figure(page, 'Actions completed')).toHaveText('0 of 0');
  await expect(figure(page, 'Completion rate')).toHaveText('0%');
  await expect(part(page, 'Patterns')).toHaveCount(0);
  expect(await sql('select from weekly_insights where user_id = $1', [userId])).toEqual([]);
});

test('WK-09 MSG-90 opened directly, the page of insights has nothing to show, and a way back', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await since(userId, 1);
  await page.goto('/weekly-summaries');
  await expect(cards(page).first()).toBeVisible();
  for (const address of [
    '/weekly-insights',
    '/weekly-insights?week=soon',
    '/weekly-insights?week=2026-02-30',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Missing data' })).toBeVisible();
    await expect(page.getByText('This address doesn’t contain a valid date.')).toHaveCount(
      address.includes('?') ? 1 : 0,
    );
  }
  await page.goto('/weekly-insights');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/weekly-insights?week=2026-02-30');
});
