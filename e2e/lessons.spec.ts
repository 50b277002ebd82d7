import type { Locator, Page } from '@playwright/test';
import { expectDownloads, expectGoldFileOnDashboard } from './download-steps.ts';
import {
  expectFailedDownload,
  expectRed,
  REFUSED,
  savedEntry,
  savedLesson,
  sealedInOlderForm,
  withRows,
} from './journal-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  fetchNews,
  goWithin,
  signUp,
  sql,
  stopClock,
  syncNow,
  test,
  withoutIndexedDb,
} from './support.ts';

const LESSONS = '**/api/lessons*';
const SYNC = '**/api/sync*';

const learn = (page: Page) => page.getByRole('region', { name: 'Learn' });
const box = (page: Page) => page.getByRole('textbox', { name: 'What did you learn?' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Lesson' });
const lessonsOf = (userId: string) => sql('select * from lessons_learned where user_id = $1', [userId]);

/** Passes four seconds, in which it is there, and two more, in which it goes. The clock stands since before it came. */
async function expectFiveSeconds(page: Page, said: Locator): Promise<void> {
  await expect(said).toBeVisible();
  await page.clock.runFor(4000);
  await expect(said).toBeVisible();
  await page.clock.runFor(2000);
  await expect(said).toHaveCount(0);
  await page.clock.resume();
}

/** Each lesson shows its words and its day, and opens and closes. */
async function expectList(page: Page): Promise<void> {
  const lessons = page.getByRole('group');
  await expect(lessons).toHaveCount(2);
  await expect(lessons.first().locator('summary')).toHaveText(/^\d+[A-Z][a-z]+day.*Ask first$/);
  for (const text of ['Ask first', 'Less is enough']) {
    const lesson = lessons.filter({ hasText: text });
    await expect(lesson.getByText(/^Noted on/)).toBeHidden();
    await lesson.getByText(text).click();
    await expect(lesson.getByText(/^Noted on [A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
    await lesson.getByText(text).click();
    await expect(lesson.getByText(/^Noted on/)).toBeHidden();
  }
}

/** A lesson gets other words; the former ones stay to be read, and to be brought back. */
async function expectChange(page: Page, userId: string): Promise<void> {
  await page.getByText('Less is enough').click();
  await page.getByRole('link', { name: /^Edit the lesson from/ }).click();
  await expect(box(page)).toHaveValue('Less is enough');
  const saveChanges = page.getByRole('button', { name: 'Save changes' });
  await expect(saveChanges).toBeDisabled();
  await box(page).fill('Less is plenty');
  await expectAccessible(page);
  await saveChanges.click();
  await expect(page).toHaveURL(/\/lessons-history\?lesson=/);
  const lesson = page.getByRole('group').filter({ hasText: 'Less is plenty' }).first();
  await lesson.getByText('Earlier versions (1)').click();
  await expect(lesson.getByText('Less is enough')).toBeVisible();
  await expect
    .poll(() => sql('select of_table from revisions where user_id = $1', [userId]))
    .toEqual([{ of_table: 'lessons_learned' }]);
  await expectAccessible(page);
  await lesson.getByRole('button', { name: /^Restore the version/ }).click();
  await expect(page.getByText('Earlier version restored')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('summary').getByText('Less is plenty')).toBeVisible();
  await expect.poll(() => sql('select 1 from revisions where user_id = $1', [userId])).toHaveLength(3);
}

test.describe('noting a lesson', () => {
  test('a lesson is saved on the dashboard, and read and changed in the history', async ({ page }) => {
    test.slow();
    await page.clock.install();
    const { userId } = await signUp(page);
    await page.goto('/dashgrowthloop');
    await test.step('DASH-29 History on the dashboard leads to the lessons', async () => {
      await learn(page).getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL('/lessons-history');
    });
    await test.step('LSN-04 the page is titled Lessons History', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lessons History');
    });
    await test.step('MSG-84 without lessons it says so', async () => {
      await expect(page.getByRole('heading', { name: 'No lessons recorded yet.' })).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
    });
    await test.step('DASH-28 LSN-01 the box cannot be saved while it is blank', async () => {
      await expect(save(page)).toBeDisabled();
      await learn(page).getByLabel('What did you learn?').fill('  \n');
      await expect(save(page)).toBeDisabled();
    });
    await test.step('a lesson that is too long says so before anything is cut', async () => {
      await box(page).fill('x'.repeat(20_001));
      await expect(learn(page).getByText('The limit is 20,000 characters.')).toBeVisible();
      await expect(save(page)).toBeDisabled();
      expect((await box(page).inputValue()).length).toBe(20_001);
      await box(page).fill('x'.repeat(20_000));
      await expect(save(page)).toBeEnabled();
    });
    const bodies: string[] = [];
    await page.route(LESSONS, async (route) => {
      if (route.request().method() === 'POST') {
        bodies.push(route.request().postData() ?? '');
        await new Promise((resume) => setTimeout(resume, 800));
      }
      await route.continue();
    });
    await test.step('words typed while a lesson is being saved begin the next one', async () => {
      await box(page).fill('Less is enough');
      await box(page).press('Control+Enter');
      await page.keyboard.type('Ask first');
      await expect.poll(() => lessonsOf(userId)).toHaveLength(1);
      await expect(box(page)).toHaveValue('Ask first');
    });
    await stopClock(page);
    await test.step('LSN-02 it is shown at once, and cannot be saved a second time while it is sent', async () => {
      await save(page).click();
      await expect(learn(page).getByText('Ask first', { exact: true })).toBeVisible();
      await expect(save(page)).toHaveCount(0);
      await expect(learn(page).getByRole('button', { name: 'Note another lesson' })).toBeFocused();
    });
    await test.step('MSG-51 LIM-05 LSN-09 it says "Lesson saved!" beside a tick, for 5 seconds', async () => {
      const status = page.getByRole('status').filter({ hasText: 'Lesson saved!' });
      await expect(status.locator('svg').first()).toBeVisible();
      await expectFiveSeconds(page, status.getByText('Lesson saved!', { exact: true }));
    });
    await test.step('ENC-02 CALL-26 what is sent and stored is sealed, and nothing is saved twice', async () => {
      await expect.poll(() => lessonsOf(userId)).toHaveLength(2);
      const stored = (await lessonsOf(userId)).map(({ lesson }) => lesson);
      for (const lesson of stored) expect(lesson).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
      expect(new Set(bodies.map((body) => JSON.parse(body).lesson))).toEqual(new Set(stored));
      expect(bodies.join()).not.toMatch(/Less is enough|Ask first/);
    });
    await test.step('LSN-03 the day is marked', async () => {
      expect(await sql('select lesson_learned from growth_days where user_id = $1', [userId])).toEqual([
        { lesson_learned: true },
      ]);
      await expect(learn(page)).toHaveClass(/done/);
    });
    await page.unroute(LESSONS);
    await goWithin(page, '/lessons-history');
    await test.step('LSN-05 CALL-25 ENT-08 dated lessons open and close', () => expectList(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await test.step('a lesson can be changed, and what it said before read and brought back', () =>
      expectChange(page, userId));
  });

  test('without a notebook on the device a lesson can fail, and its text stays', async ({ page }) => {
    await page.clock.install();
    const { userId } = await signUp(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await withoutIndexedDb(page);
    await page.goto('/journal/complete');
    await page.getByText('Note a lesson when your day is done').click();
    await expect(save(page)).toBeDisabled();
    await test.step('MSG-54 LSN-09 the complete page has a message of its own when it fails', async () => {
      await box(page).fill('Mornings are for writing');
      await failing(page, LESSONS, { status: 400 });
      await save(page).click();
      await expect(page.getByRole('status').getByText('Error saving lesson', { exact: true })).toBeVisible();
    });
    await test.step('MSG-53 LIM-05 and one when it is saved, for five seconds', async () => {
      await page.unroute(LESSONS);
      await stopClock(page);
      await save(page).click();
      const said = page.getByRole('status').getByText('Lesson saved successfully!', { exact: true });
      await expectFiveSeconds(page, said);
      expect(await lessonsOf(userId)).toHaveLength(1);
    });
    await test.step('MSG-52 LSN-09 the dashboard says so, and the next try is the same lesson', async () => {
      await goWithin(page, '/dashgrowthloop');
      await learn(page).getByRole('button', { name: 'Note another lesson' }).click();
      await failing(page, LESSONS, { status: 400 });
      await box(page).fill('Keep me');
      await box(page).press('Control+Enter');
      await expect(
        page.getByRole('status').getByText('Failed to save lesson.', { exact: true }),
      ).toBeVisible();
      await expect(box(page)).toHaveValue('Keep me');
      expect(logged.join()).not.toContain('Keep me');
      await page.unroute(LESSONS);
      await box(page).press('Control+Enter');
      await expect(box(page)).toHaveValue('');
      await expect.poll(() => lessonsOf(userId)).toHaveLength(2);
    });
  });
});

/** Rows as earlier versions have written them, and one that no version can have. */
async function expectOlderForms(page: Page, userId: string): Promise<void> {
  await sql(
    `insert into lessons_learned (user_id, id, lesson, date, created_at)
     values ($1, gen_random_uuid(), 'hello', '2026-01-02', now()),
            ($1, gen_random_uuid(), $2, '2026-01-01', now()),
            ($1, gen_random_uuid(), $3, '2025-12-31', now())`,
    [
      userId,
      Buffer.alloc(60, 7).toString('base64'),
      await sealedInOlderForm(page, 'Sealed by an earlier version'),
    ],
  );
  await withRows(page, (_, row) => (row.date === '2026-01-02' ? { ...row, date: 'soon' } : row));
  await goWithin(page, '/lessons-history');
  await syncNow(page);
  await test.step('ENC-11 both formats are read', async () => {
    await expect(page.getByText('A lesson of mine')).toBeVisible();
    await expect(page.getByText('Sealed by an earlier version')).toBeVisible();
  });
  await test.step('MSG-50 ENC-12 plain text is shown as it is, a date that cannot be read says so', async () => {
    await expect(page.getByRole('group').filter({ hasText: 'hello' })).toContainText('Invalid date');
  });
  await test.step('MSG-44 what cannot be opened says so', async () => {
    await expect(page.getByText('[Decryption failed]')).toBeVisible();
  });
}

test.describe('the lessons', () => {
  test('lessons that cannot be had, their downloads, and older forms', async ({ page }) => {
    test.slow();
    await test.step('LSN-04 they are for signed-in people', async () => {
      await page.goto('/lessons-history');
      await expect(page).toHaveURL('/');
    });
    const { userId } = await signUp(page, { name: 'Ann Bee' });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const banner = page.getByRole('alert').first();
    await failing(page, SYNC, REFUSED);
    await page.goto('/lessons-history');
    await test.step('MSG-45 lessons that are refused say so', () =>
      expect(banner).toContainText('Not authenticated'));
    // From the first answer on: one that arrives in between would be kept on the device.
    await failing(page, SYNC);
    await page.goto('/lessons-history');
    await test.step('MSG-45 MSG-47 why they are not there stands in a red banner', async () => {
      await expect(banner).toContainText('Failed to fetch lessons');
      await expectRed(banner);
    });
    // While older lessons are still on their way, the server makes the file.
    await test.step('MSG-49 MSG-63 lessons that cannot be downloaded say so', () =>
      expectFailedDownload(page, 'Download lessons', 'Could not download lessons'));
    await failing(page, '**/functions/v1/generate_combined_gold_file');
    await test.step('MSG-61 a Gold File that cannot be had is named so in the console only', async () => {
      for (const path of ['/lessons-history', '/dashgrowthloop']) {
        await goWithin(page, path);
        logged.length = 0;
        await page.getByRole('button', { name: 'Download Gold File' }).click();
        await expect(page.getByText('Your Gold File is not ready. Please try again.')).toBeVisible();
        await expect
          .poll(() => logged.some((line) => line.startsWith('Failed to fetch Golden File')))
          .toBe(true);
        await expect(page.getByText('Failed to fetch Golden File')).toHaveCount(0);
      }
    });
    await test.step('Try Again has them', async () => {
      await goWithin(page, '/lessons-history');
      await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).first().click();
      await page.unroute(SYNC);
      await expect(page.getByText('No lessons recorded yet.')).toBeVisible();
    });
    const gold = await test.step('LSN-07 journal, lessons and the Gold File come readable', async () => {
      for (const made of ['generate_combined_gold_file', 'decrypt-user-entries'])
        await page.unroute(`**/functions/v1/${made}`);
      await savedEntry(page, { celebration: 'A page of mine' });
      await savedLesson(page, 'A lesson of mine');
      await fetchNews(page);
      await expect(page.getByText('A lesson of mine')).toBeVisible();
      return expectDownloads(page);
    });
    await test.step('DASH-32 the Gold File again, on the dashboard', () =>
      expectGoldFileOnDashboard(page, gold));
    await test.step('lessons in older forms', () => expectOlderForms(page, userId));
  });
});
