import type { Page } from '@playwright/test';
import { ANSWERS, answerPage, complete } from './journal-steps.ts';
import { storedWords } from './stored-words.ts';
import { expect, expectAccessible, fetchNews, goWithin, signUp, sql, test } from './support.ts';

/* What becomes of a page once it is complete: refused, late, or with a line that is longer than an action. */

const saving = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Saved|Saving|Offline|On this device|Needs you)/ });
const actions = (page: Page) => page.getByRole('main').getByRole('checkbox');

/** The id of what is sent is taken on the server already, by something else that was sent under it. */
const takingTheId = (page: Page, address: string, other: object) =>
  page.route(
    address,
    async (route) => {
      const body = { ...route.request().postDataJSON(), ...other };
      expect((await route.fetch({ postData: JSON.stringify(body) })).ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );

const rowsOf = (table: string, userId: string) =>
  sql<{ id: string }>(`select id from ${table} where user_id = $1 order by seq`, [userId]);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your writing' });

test('what becomes of a page, a lesson and an action once they are sent', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await expect(saving(page)).toHaveText('Saved');
  await test.step('it never reads Saved while a write has not arrived', () => expectNeverSaved(page));
  await test.step('a page whose id is taken by another one is saved as a new entry, and can be read', async () => {
    await goWithin(page, '/journal/new');
    await answerPage(page);
    await takingTheId(page, '**/api/journal/entries', { start_time: '2026-01-01T00:00:00.000Z', tasks: [] });
    await complete(page).click();
    await expect(saving(page)).toHaveText('Needs you');
    expect(await rowsOf('journal_entries', userId)).toHaveLength(1);
    await saving(page).click();
    await expect(dialog(page)).toContainText(ANSWERS.celebration);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save as a new entry' }).click();
    await expect(dialog(page)).toContainText('Everything is saved.');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(saving(page)).toHaveText('Saved');
    const [, again, ...others] = await rowsOf('journal_entries', userId);
    expect(others).toEqual([]);
    await fetchNews(page);
    await goWithin(page, `/journal/complete?entry=${again?.id}`);
    await expect(actions(page)).toHaveCount(3);
    await expect(page.getByText(ANSWERS.goal_importance)).toBeVisible();
    expect(await storedWords(page, userId, 'tasks', [])).toHaveLength(4);
  });
  await test.step('a lesson whose id is taken by another one is saved as a new lesson', async () => {
    await goWithin(page, '/dashgrowthloop');
    const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
    await lesson.fill('Less is enough');
    await takingTheId(page, '**/api/lessons', { written: undefined });
    await page.getByRole('button', { name: 'Save Lesson' }).click();
    await expect(saving(page)).toHaveText('Needs you');
    await saving(page).click();
    await dialog(page).getByRole('button', { name: 'Save as a new lesson' }).click();
    await expect(dialog(page)).toContainText('Everything is saved.');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    expect(await rowsOf('lessons_learned', userId)).toHaveLength(2);
    await fetchNews(page);
    await goWithin(page, '/lessons-history');
    await expect(page.getByText('Less is enough')).toHaveCount(2);
  });
  await test.step('a line that is longer than an action keeps its check box, also after a reload and by its address', async () => {
    const line = `${'Write the outline for Priya. '.repeat(24)}Then rest.`;
    await goWithin(page, '/journal/new');
    await answerPage(page, { answers: { ...ANSWERS, action: `${line}\nRun` } });
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    const box = page.getByRole('checkbox', { name: line, exact: true });
    await expect(box).toBeVisible();
    await page.reload();
    await box.check();
    await expect(saving(page)).toHaveText('Saved');
    const entry = (await rowsOf('journal_entries', userId)).at(-1);
    await goWithin(page, '/tasks');
    await goWithin(page, `/journal/complete?entry=${entry?.id}`);
    await expect(box).toBeChecked();
    await expect(actions(page)).toHaveCount(2);
    const ticked = 'select 1 from tasks where user_id = $1 and completed_at is not null';
    expect(await sql(ticked, [userId])).toHaveLength(1);
  });
});

/** Adds an action whose call is held up, and watches what is said of saving until it has arrived. */
async function expectNeverSaved(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = document.querySelector('header [role=status]');
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => said.push(state?.textContent ?? '');
    new MutationObserver(note).observe(state as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/tasks', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByLabel('Add an action').fill('Walk');
  await page.keyboard.press('Enter');
  await expect(saving(page)).toHaveText(/^On this device/);
  const meanwhile = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(meanwhile[0]).toBe('Saving');
  expect(meanwhile.filter((text) => text === 'Saved')).toEqual([]);
  arrived.resolve();
  await expect(saving(page)).toHaveText('Saved');
  await page.unroute('**/api/tasks');
}

test('what arrives more than 31 days late says in one message where it is, until that is dismissed in any tab', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await page.clock.install();
  await page.goto('/dashgrowthloop');
  const lesson = page.getByRole('textbox', { name: 'What did you learn?' });
  await expect(saving(page)).toHaveText('Saved');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const now = Date.now();
  for (const days of [40, 38]) {
    await page.clock.setSystemTime(now - days * 86_400_000);
    await lesson.fill(`Of ${days} days ago`);
    await lesson.press('Control+Enter');
    await expect(lesson).toHaveValue('');
  }
  await page.clock.setSystemTime(now);
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const said = (tab: Page) =>
    tab.getByText(
      /^What you wrote on \w+ \d+ and \w+ \d+ is now under .*\. It arrived more than 31 days later\.$/,
    );
  await expect(said(page)).toBeVisible();
  await expect(page.getByText(/^What you wrote on/)).toHaveCount(1);
  await expect(saving(page)).toHaveText('Saved');
  // The server is not asked again, and nobody has read it yet.
  await page.reload();
  await expect(said(page)).toBeVisible();
  expect(
    await sql(
      `select 1 from lessons_learned where user_id = $1
        and date = (now() at time zone 'America/Los_Angeles')::date - 31`,
      [userId],
    ),
  ).toHaveLength(2);
  const other = await context.newPage();
  await other.goto('/tasks');
  await expect(said(other)).toBeVisible();
  await other.getByRole('button', { name: 'Dismiss' }).click();
  await expect(other.getByText(/^What you wrote on/)).toHaveCount(0);
  await expect(page.getByText(/^What you wrote on/)).toHaveCount(0);
  await page.reload();
  await expect(saving(page)).toHaveText('Saved');
  await expect(page.getByText(/^What you wrote on/)).toHaveCount(0);
});
