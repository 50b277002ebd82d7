import { addDays, formatDay } from '../src/kernel/calendar.ts';
import { expect, expectAccessible, fetchNews, goWithin, signUp, sql, test } from './support.ts';
import { cards, figure, part, since, weeksAgo } from './weekly-steps.ts';

test('the addresses of weeks say what there is to read, and lead to it', async ({ page }) => {
  const { userId } = await signUp(page);

  await test.step('WK-09 MSG-90 opened directly, the page of insights has nothing to show, and a way back', async () => {
    await page.goto('/weekly-insights');
    await expect(page.getByRole('heading', { name: 'Missing data' })).toBeVisible();
    await expect(page.getByText('This address doesn’t contain a valid date.')).toHaveCount(0);
    await expectAccessible(page);
    for (const week of ['soon', '2026-02-30']) {
      await goWithin(page, `/weekly-insights?week=${week}`);
      await expect(page.getByRole('heading', { name: 'Missing data' })).toBeVisible();
      await expect(page.getByText('This address doesn’t contain a valid date.')).toHaveCount(1);
    }
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/weekly-insights?week=soon');
  });

  await test.step('before the first page there are no numbers to show', async () => {
    await goWithin(page, '/weekly-summaries');
    await expect(page.getByRole('heading', { name: 'Your weeks will appear here.' })).toBeVisible();
    await expect(page.getByRole('main').locator('dl')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Review your week' })).toHaveCount(0);
    await expectAccessible(page);
  });

  const [last, present, next] = [await weeksAgo(1), await weeksAgo(0), await weeksAgo(-1)];
  await test.step('a week that is not over says when it can be read', async () => {
    for (const [week, heading] of [
      [present, 'This week isn’t over yet'],
      [next, 'This week hasn’t started yet'],
    ] as const) {
      await goWithin(page, `/weekly-insights?week=${week.start}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(
        page.getByText(`You can read its insights on ${formatDay(addDays(week.end, 1))}`),
      ).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See weekly summaries' }).click();
    await expect(page).toHaveURL('/weekly-summaries');
  });

  await test.step('it leads to the latest one that can be read', async () => {
    await since(userId, 30);
    await fetchNews(page);
    await expect(cards(page).first()).toBeVisible();
    await goWithin(page, `/weekly-insights?week=${next.start}`);
    await page.getByRole('link', { name: /^Read / }).click();
    await expect(page).toHaveURL(`/weekly-insights?week=${last.start}`);
    await expect(part(page, 'Points by week')).toBeVisible();
  });

  await test.step('WK-08 a week without anything has zeros, and says that there are no entries', async () => {
    await expect(part(page, 'In short')).toContainText('There are no entries from this week.');
    for (const name of ['Journal entries', 'Lessons']) await expect(figure(page, name)).toHaveText('0');
    await expect(figure(page, 'Actions completed')).toHaveText('0 of 0');
    await expect(figure(page, 'Completion rate')).toHaveText('0%');
    await expect(part(page, 'Patterns')).toHaveCount(0);
    expect(await sql('select from weekly_insights where user_id = $1', [userId])).toEqual([]);
  });
});
