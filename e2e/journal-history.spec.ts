import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  ANSWERS,
  answer,
  expectFailedDownload,
  expectRed,
  next,
  onQuestion,
  REFUSED,
  SYNC,
  savedEntry,
  withRows,
} from './journal-steps.ts';
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

/* What was written, read again, and what is told of why it works. */

test.describe('the history', () => {
  const entry = (page: Page, text: string) => page.getByRole('group').filter({ hasText: text });

  async function expectOnPaper(page: Page): Promise<void> {
    const rows = page.getByRole('main').locator('[data-row]');
    expect(await rows.count()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(rows).toHaveCount(62);
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('January 2026');
    await expect(rows.nth(30).getByText('Goal', { exact: true })).toBeVisible();
    await expect(rows.nth(30)).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const pressed of ['button', 'link', 'searchbox', 'banner', 'navigation'] as const) {
      await expect(page.getByRole(pressed)).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await rows.count()).toBeLessThan(60);
  }

  test('the history of the journal', async ({ page }) => {
    const { userId } = await signUp(page, { name: 'Ann Bee' });
    await page.goto('/journal/history');
    await test.step('JRN-31 the page is titled Action Journal History', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Action Journal History');
    });
    await test.step('MSG-83 without entries it says so', async () => {
      await expect(page.getByRole('heading', { name: 'No journal entries available.' })).toBeVisible();
    });
    await expectAccessible(page);
    await savedEntry(page, { celebration: 'The first page' });
    await savedEntry(page, { celebration: 'The second page' });
    await syncNow(page);
    await expect(page.getByText('2 entries since')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(2);
    const older = entry(page, 'The first page');
    await test.step('JRN-32 dated entries open and close', async () => {
      await expect(older.locator('summary')).toHaveText(/^\d+[A-Z][a-z]+day/);
      await expect(older.getByText(ANSWERS.reflection)).toBeHidden();
      await older.getByText('The first page').click();
      await test.step('ENT-07 CALL-18 an entry shows all its answers, opened in the browser', async () => {
        for (const [label, text] of [
          ['Goal', ANSWERS.goal],
          ['Why it’s important', ANSWERS.goal_importance],
          ['Awareness', ANSWERS.reflection],
          ['Alignment', ANSWERS.value_alignment],
        ] as const) {
          await expect(older.getByText(label, { exact: true })).toBeVisible();
          await expect(older.getByText(text)).toBeVisible();
        }
        await expect(older.getByText(ANSWERS.action.split('\n')[2] ?? '')).toBeVisible();
      });
      await older.getByText('The first page').click();
      await expect(older.getByText(ANSWERS.reflection)).toBeHidden();
    });

    let text = '';
    await test.step('JRN-33 CALL-48 the history can be downloaded', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download journal' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Journal - Ann Bee.txt');
      text = await readFile(await download.path(), 'utf8');
    });
    await test.step('CALL-49 the text says the same, in labelled lines between dashes', async () => {
      expect(text.split(/^-{10,}$/m)).toHaveLength(2);
      for (const line of [
        'Celebrate: The second page',
        'Celebrate: The first page',
        `Goal: ${ANSWERS.goal}`,
      ]) {
        expect(text).toContain(line);
      }
      expect(text).toContain(
        `Why It's Important: ${ANSWERS.goal_importance}\nAwareness: ${ANSWERS.reflection}\n`,
      );
    });

    await sql(
      `insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
       select $1, gen_random_uuid(), date '2026-01-01' + day, 'Day ' || day, 'g', 'r', 'v', 'a', now()
       from generate_series(1, 60) as day`,
      [userId],
    );
    await syncNow(page);
    await test.step('a long one is there in whole, month by month', async () => {
      await expect(page.getByText('62 entries since')).toBeVisible();
      await expect(page.locator('details').nth(2)).toContainText('Day 60');
      await expect(page.getByRole('heading', { level: 2, name: 'March 2026' })).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByText('Day 1', { exact: true })).toBeVisible();
    });
    await test.step('paper has every row, open, black on white, and nothing to press', () =>
      expectOnPaper(page));
  });

  test('entries without a key, without a readable day, damaged or never sealed', async ({ page }) => {
    const { userId } = await signUp(page);
    await savedEntry(page);
    await sql(
      `update journal_entries set format = null, goal = 'hello', reflection = 'A plain sentence of 30 letters.',
         value_alignment = $2 where user_id = $1`,
      [userId, Buffer.alloc(60, 7).toString('base64')],
    );
    const undated = await savedEntry(page, { celebration: 'On some day' });
    await withRows(page, (_, row) => ('id' in row && row.id === undated ? { ...row, date: 'soon' } : row));
    await failing(page, '**/api/entry-key', { status: 503 });
    await page.goto('/journal/history');
    await test.step('MSG-43 entries wait for the key, and open when it is there', async () => {
      await expect(page.getByText('[Waiting for authentication...]').first()).toBeVisible();
      await page.unroute('**/api/entry-key');
      await expect(page.getByText(ANSWERS.celebration)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText('[Waiting for authentication...]')).toHaveCount(0);
    });
    await test.step('ENC-12 text that was never sealed is shown as it is', async () => {
      await page.getByText(ANSWERS.celebration).click();
      await expect(page.getByText('hello', { exact: true })).toBeVisible();
      await expect(page.getByText('A plain sentence of 30 letters.')).toBeVisible();
    });
    await test.step('MSG-44 what cannot be opened says so', async () => {
      await expect(page.getByText('[Decryption failed]')).toBeVisible();
    });
    await test.step('MSG-50 a date that cannot be read says so', async () => {
      await expect(entry(page, 'On some day').getByText('Invalid date')).toBeVisible();
    });
  });

  test('a history that cannot be had, and its download', async ({ page }) => {
    await signUp(page);
    const banner = page.getByRole('alert').first();
    await failing(page, SYNC, REFUSED);
    await page.goto('/journal/history');
    await test.step('MSG-45 one that is refused says so', () =>
      expect(banner).toContainText('Not authenticated'));
    // From the first answer on: one that arrives in between would be kept on the device.
    await failing(page, SYNC);
    await page.goto('/journal/history');
    await test.step('MSG-45 MSG-46 why it is not there stands in a red banner', async () => {
      await expect(banner).toContainText('Failed to fetch journal entries');
      await expectRed(banner);
      await expectAccessible(page);
    });
    await test.step('MSG-48 MSG-63 a download that the server makes, and that fails, says so', () =>
      expectFailedDownload(page, 'Download journal', 'Failed to download journal history'));
    await test.step('Try Again has it', async () => {
      const notFetched = page.getByRole('alert').filter({ hasText: 'Failed to fetch journal entries' });
      await notFetched.getByRole('button', { name: 'Try Again' }).click();
      await page.unroute(SYNC);
      await expect(page.getByText('No journal entries available.')).toBeVisible();
    });
  });
});

test('the journal is open to everyone and fits a small phone', async ({ page }) => {
  await signUp(page);
  await savedEntry(page, { celebration: 'An_unbroken_line_'.repeat(20) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  // The other questions are held against axe on the first day.
  await expectAccessible(page);
  for (const text of [
    'one',
    'two',
    'three',
    'four',
    'five, a line that is long enough to need another one on a phone',
  ]) {
    await expectNoSidewaysScroll(page);
    await answer(page).fill(text);
    if (text.length < 6) await next(page).click();
  }
  await page.getByText('Your answers so far').click();
  await page.getByRole('link', { name: /Goal/ }).click();
  await onQuestion(page, 2);
  await expect(answer(page)).toHaveValue('two');
  for (const [path, title] of [
    ['/journal/history', 'Action Journal History'],
    ['/journal/complete', /Maya/],
    ['/repetition-power', 'Power of Repetition'],
    ['/journaling-overview', 'Why It Works'],
  ] as const) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (path === '/journal/history') await expect(page.getByText(/^An_unbroken_line_/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('STA-02 STA-03 Why It Works gives a reason for each of the five questions', async () => {
    for (const question of [
      '1. What can you celebrate about yesterday?',
      '2. What is your major goal right now?',
      '3. What are you afraid of?',
      '4. What do your values tell you to do?',
      '5. What will you do today?',
    ]) {
      const heading = page.getByRole('heading', { level: 2, name: question });
      await expect(heading).toBeVisible();
      await expect(heading.locator('+ p')).toHaveText(/.{200,}/);
    }
    await expectAccessible(page);
  });
  await test.step('STA-04 Power of Repetition is there to be read', async () => {
    await goWithin(page, '/repetition-power');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Power of Repetition');
    await expect(page.getByRole('heading', { level: 2, name: 'When you miss a day' })).toBeVisible();
    await expectAccessible(page);
  });
});
