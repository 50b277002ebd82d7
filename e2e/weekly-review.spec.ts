import type { Page } from '@playwright/test';
import { addDays } from '../src/kernel/calendar.ts';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { expectSaved, installed } from './notebook-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  fetchNews,
  goWithin,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';
import {
  actionOn,
  analysis,
  cards,
  ENGINE,
  figure,
  grantFeatureFlagTo,
  marked,
  openCard,
  part,
  threeWeeks,
  today,
  weeksAgo,
} from './weekly-steps.ts';

const run = (page: Page) => page.getByRole('button', { name: 'Run Weekly Review' });
const byCategory = (page: Page) => page.getByText('Insights & Actions by Category');

const categories = (page: Page) => page.getByRole('group', { name: 'Weekly categories' });
const rows = (page: Page) => categories(page).locator('li[data-row]');
const nameBox = (page: Page) =>
  categories(page).getByRole('textbox', { name: 'Category', exact: true }).last();
const descriptionBox = (page: Page) =>
  categories(page)
    .getByRole('textbox', { name: /^What belongs in it/ })
    .last();

async function add(page: Page, name: string, description = ''): Promise<void> {
  await nameBox(page).fill(name);
  await descriptionBox(page).fill(description);
  await nameBox(page).press('Enter');
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await categories(page)
    .getByRole('button', { name: `Options for “${name}”` })
    .click();
  await page.getByRole('menuitem', { name: option }).click();
}

const priorities = async (page: Page): Promise<number[]> => {
  const answer = (await api(page).get('/api/weekly/categories')) as unknown as {
    categories: { priority: number }[];
  };
  return answer.categories.map(({ priority }) => priority);
};

test('the weekly review sorts the last seven days by core values and then by the person’s categories', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  const lesson = await savedLesson(page, 'Courage grows when I say it aloud.');
  await savedEntry(page, { celebration: 'Rain on the roof.', value_alignment: 'Family says to call Mum.' });
  const day = await today();
  await marked(userId, addDays(day, -6), ['journaled', 'task_completed']);
  await marked(userId, addDays(day, -7), ['journaled', 'task_completed', 'lesson_learned']);
  await marked(userId, addDays(day, -8), ['journaled']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.route(ENGINE, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/weeklyreview');

  await test.step('MSG-59 a review that cannot be made says so, and can be tried again', async () => {
    await run(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to process reflection');
    await page.unroute(ENGINE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(byCategory(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('LIM-38 it counts the growth days of the last seven days, this day included', async () => {
    await expect(figure(page, 'Journaled')).toHaveText('2 of 7 days');
    await expect(figure(page, 'Finished an action')).toHaveText('1 of 7 days');
    await expect(figure(page, 'Noted a lesson')).toHaveText('1 of 7 days');
    await expect(part(page, 'In short')).toContainText(
      'you journaled on two, finished actions on one, and noted lessons on one',
    );
  });

  await test.step('WK-11 WK-12 it is by core values, and opens and closes', async () => {
    await openReview(page);
    await expect(page.getByText('Your notes are sorted by your core values.')).toBeVisible();
    await run(page).dblclick();
    await expect(part(page, 'In short')).toContainText('In the last seven days, you journaled on two');
    await expect(page.getByRole('list', { name: 'Focus points' }).getByRole('listitem')).toHaveText([
      'Courage: one note',
      'Family: one note',
    ]);
    await expect(part(page, 'Family')).toContainText('Family says to call Mum.');
    // What was written is said once.
    await expect(part(page, 'Courage').getByText('Courage grows')).toHaveCount(1);
    await expect(page.getByText(/^Nothing you wrote on these days mentions .*Curiosity/)).toBeVisible();
    await expect(part(page, 'Curiosity')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await byCategory(page).click();
    await expect(part(page, 'Courage')).toBeHidden();
    await byCategory(page).click();
    await expect(part(page, 'Courage')).toBeVisible();
  });

  await test.step('WK-11 no text is sent, and each sentence opens its row', async () => {
    expect(sent.length).toBeGreaterThan(0);
    for (const request of sent) expect(request).not.toMatch(/Courage grows|call Mum|review-categories/);
    await part(page, 'Courage').getByRole('link').first().click();
    await expect(page).toHaveURL(`/lessons-history?lesson=${lesson}`);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await openProfile(page);
  await test.step('PRF-12 ROL-04 they are there for whoever the operator has let in', async () => {
    await expect(categories(page)).toHaveCount(0);
    await grantFeatureFlagTo(userId);
    await fetchNews(page);
    await expect(nameBox(page)).toBeVisible();
  });

  await test.step('PRF-13 PRF-14 a category has a name, and its priority counts from one', () =>
    addsCategories(page, userId));

  await test.step('they are open to everyone, and fit 360 px', async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('one is reworded in its place, and deleted with a way back', async () => {
    await choose(page, 'عائلة', 'Edit');
    const form = page.getByRole('form', { name: 'Edit “عائلة”' });
    await expect(form.getByRole('textbox', { name: 'Category', exact: true })).toBeFocused();
    await form.getByRole('textbox', { name: 'Category', exact: true }).fill('Home');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/^Home$/, /^Work 🧵/]);
    await expect(categories(page).getByRole('button', { name: 'Options for “Home”' })).toBeFocused();
    await choose(page, 'Home', 'Delete');
    await expect(rows(page)).toHaveText([/^Work 🧵/]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveText([/^Home$/, /^Work 🧵/]);
    await expectSaved(page);
    expect(await priorities(page)).toEqual([1, 2]);
  });

  await test.step('PRF-12 ROL-04 they are gone when the person is let out, and there again when let in', async () => {
    await sql('delete from ai_test_access where user_id = $1', [userId]);
    await fetchNews(page);
    await expect(categories(page)).toHaveCount(0);
    await grantFeatureFlagTo(userId);
    await page.reload();
    await expect(rows(page)).toHaveText([/^Home$/, /^Work 🧵/]);
  });

  await test.step('WK-13 the results of the review name them, in their order', async () => {
    await savedLesson(page, 'An invoice a day keeps the worry away.');
    await fetchNews(page);
    await add(page, 'Money', 'Invoices, rent');
    await expect(rows(page)).toHaveCount(3);
    await expectSaved(page);
    await openReview(page);
    await run(page).click();
    await expect(page.getByRole('list', { name: 'Focus points' })).toHaveText('Money: one note');
    await expect(page.getByRole('main').locator('details h2')).toHaveText(['Money']);
    await expect(page.getByText('Your notes are sorted by your core values.')).toHaveCount(0);
  });

  await test.step('MSG-34 categories that cannot be opened here are told, and are not to be edited', async () => {
    await openProfile(page);
    // An envelope opens in its own place alone.
    await sql('update user_categories set category_name = description where user_id = $1 and priority = 3', [
      userId,
    ]);
    await fetchNews(page);
    await expect(categories(page).getByRole('alert')).toContainText('Could not load categories');
    await categories(page)
      .getByRole('button', { name: /^Options for/ })
      .last()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  });

  await test.step('MSG-58 lessons that cannot be opened here are told', async () => {
    // An envelope opens in its own place alone.
    await sql(
      `update lessons_learned set lesson = (select celebration from journal_entries where user_id = $1)
        where user_id = $1`,
      [userId],
    );
    await fetchNews(page);
    await goWithin(page, '/lessons-history');
    await expect(page.getByText('[Decryption failed]').first()).toBeVisible();
    await openReview(page);
    await run(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load decrypted lessons');
    await expect(byCategory(page)).toHaveCount(0);
  });
});

/** Opens the review as somebody does who comes from another page. */
async function openReview(page: Page): Promise<void> {
  await goWithin(page, '/weekly-summaries');
  await expect(cards(page).first()).toBeVisible();
  await goWithin(page, '/weeklyreview');
  await expect(run(page)).toBeVisible();
}

const openProfile = async (page: Page): Promise<void> => {
  await goWithin(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible();
};

async function addsCategories(page: Page, userId: string): Promise<void> {
  await add(page, '   ', 'Whatever');
  await expect(categories(page).getByRole('alert')).toHaveText('Give the category a name.');
  await add(page, '  عائلة  ', '   ');
  await expect(rows(page)).toHaveText(['عائلة']);
  await expect(nameBox(page)).toBeFocused();
  await add(page, 'Work 🧵', 'What I do for others');
  await expect(rows(page)).toHaveText([/عائلة/, /Work 🧵\s*What I do for others/]);
  await expectSaved(page);
  expect(await priorities(page)).toEqual([1, 2]);
  const stored = await sql<{ category_name: string; description: string | null }>(
    'select category_name, description from user_categories where user_id = $1 order by priority',
    [userId],
  );
  const sealed = expect.stringMatching(/^A[w-z0-9+/]/);
  expect(stored).toEqual([
    { category_name: sealed, description: null },
    { category_name: sealed, description: sealed },
  ]);
}

test('a browser that keeps nothing shows a week too, and says which category it could not add', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await grantFeatureFlagTo(userId);
  await threeWeeks(page, userId);
  await withoutIndexedDb(page);
  await page.goto('/profile');

  await test.step('MSG-35 one that can be stored nowhere says so, and is back in its fields', async () => {
    await expect(nameBox(page)).toBeVisible();
    await failing(page, '**/api/weekly/categories', { status: 403 });
    await add(page, 'Family', 'Mum and Dad');
    await expect(page.getByText('Failed to add category')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(nameBox(page)).toHaveValue('Family');
    await expect(descriptionBox(page)).toHaveValue('Mum and Dad');
  });

  await test.step('a week is analysed all the same', async () => {
    await goWithin(page, `/weekly-insights?week=${(await weeksAgo(1)).start}`);
    await expect(part(page, 'Patterns')).toContainText('the presentation came up');
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the weekly pages open, a week is analysed and reviewed, and what is kept of it is sent later', async ({
    page,
    context,
  }) => {
    const { userId } = await signUp(page);
    await threeWeeks(page, userId);
    await actionOn(page, await today(), 'Show courage at the desk', true);
    await installed(page);
    await expectSaved(page);
    await context.setOffline(true);
    await page.goto('/weekly-summaries');
    await openCard(page, 1);
    await analysis(page, 1).click();
    await expect(part(page, 'Patterns')).toContainText('the presentation came up');
    await goWithin(page, '/weeklyreview');
    await run(page).click();
    await expect(part(page, 'Courage')).toContainText('Show courage at the desk');
    await context.setOffline(false);
    await expectSaved(page);
    const kept = await sql<{ week: string }>('select week::text from weekly_insights where user_id = $1', [
      userId,
    ]);
    expect(kept).toEqual([{ week: (await weeksAgo(1)).start }]);
  });
});
