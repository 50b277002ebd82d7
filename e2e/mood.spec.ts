import type { Page } from '@playwright/test';
import { addDays } from '../src/kernel/calendar.ts';
import { savedEntry } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';
import { today, weeksAgo } from './weekly-steps.ts';

const TODAY = '/dashgrowthloop';
const moodToday = (page: Page) => page.getByRole('radiogroup', { name: 'How is today?' });
const moodOfDay = (page: Page) => page.getByRole('radiogroup', { name: 'How was this day?' });
const step = (page: Page, name: string) => moodToday(page).getByRole('radio', { name, exact: true });
const turn = (page: Page) => page.getByRole('switch', { name: 'Mood of the day' }).click();
const storedMoods = (userId: string) =>
  sql<{ step: string | null }>('select step from moods where user_id = $1 order by date', [userId]);

test('the mood of a day: off at first, one tap, sealed, and shown again only as itself', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/mood/.test(request.url())) code.push(request.url());
  });
  const date = await today();
  const lastWeek = await weeksAgo(1);

  await test.step('off, nothing of it is seen or loaded', async () => {
    await savedEntry(page, { celebration: 'I called Dad' });
    await page.goto('/journal/history');
    for (const address of ['/journal/history', `/journal/day?date=${date}`, TODAY]) {
      await goWithin(page, address);
      await expect(page.getByText('I called Dad').first()).toBeVisible();
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
    }
    expect(code).toEqual([]);
  });

  await test.step('on, one tap sets it, below what is asked, and a double tap is one', async () => {
    await goWithin(page, '/profile');
    await turn(page);
    await goWithin(page, TODAY);
    await expect(moodToday(page).getByRole('radio')).toHaveCount(5);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    const box = await step(page, 'Good').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const learn = await page.getByRole('region', { name: 'Learn' }).boundingBox();
    expect(box?.y).toBeGreaterThan((learn?.y ?? 0) + (learn?.height ?? 0));
    await page.setViewportSize({ width: 1280, height: 900 });
    await step(page, 'Good').dblclick();
    await expect(step(page, 'Good')).toBeChecked();
    await expect(page.getByText('Mood: Good', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectSaved(page);
    await page.reload();
    await expect(step(page, 'Good')).toBeChecked();
    const [row] = await storedMoods(userId);
    expect(row?.step).toMatch(/^A[w-z0-9+/][\w+/]{38}$/);
  });

  await test.step('with keys it is chosen, taken away and brought back', async () => {
    await step(page, 'Good').focus();
    await page.keyboard.press('ArrowRight');
    await expect(step(page, 'Very good')).toBeChecked();
    await page.keyboard.press('Space');
    await expect(moodToday(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(step(page, 'Very good')).toBeChecked();
  });

  await test.step('offline it is chosen and taken away, over a reload; online the server has that', async () => {
    await expectSaved(page);
    await failing(page, '**/api/**', 'network');
    await step(page, 'Low').click();
    await page.reload();
    await expect(step(page, 'Low')).toBeChecked();
    await step(page, 'Low').click();
    await expect(moodToday(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.unroute('**/api/**');
    await expectSaved(page);
    expect(await storedMoods(userId)).toEqual([{ step: null }]);
    await step(page, 'Low').click();
  });

  await test.step('a day that is over can have one, a day to come cannot', async () => {
    await goWithin(page, `/journal/day?date=${lastWeek.start}`);
    await moodOfDay(page).getByRole('radio', { name: 'In between' }).click();
    await expect(page.getByText('Mood: In between', { exact: true })).toBeVisible();
    await goWithin(page, `/journal/day?date=${addDays(date, 1)}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
  });

  await test.step('it stands beside its day in the history, and as strokes in its week', async () => {
    await goWithin(page, '/journal/history');
    await expect(page.getByRole('img', { name: 'Mood: Low' })).toBeVisible();
    await goWithin(page, `/weekly-insights?week=${lastWeek.start}`);
    const week = page.getByRole('region', { name: 'Mood', exact: true });
    await expect(week.getByRole('img')).toHaveCount(1);
    await expect(week.getByRole('img', { name: /^Sunday, .*: In between$/ })).toBeVisible();
    await expectAccessible(page);
    await goWithin(page, `/weekly-insights?week=${(await weeksAgo(2)).start}`);
    await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
    await expect(week).toHaveCount(0);
  });

  await test.step('off again, it is seen nowhere and kept', async () => {
    await expectSaved(page);
    await goWithin(page, '/profile');
    await turn(page);
    await goWithin(page, TODAY);
    await expect(page.getByRole('region', { name: 'Learn' })).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await goWithin(page, '/journal/history');
    await expect(page.getByText('I called Dad').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Mood/ })).toHaveCount(0);
    expect(await storedMoods(userId)).toHaveLength(2);
  });
});
