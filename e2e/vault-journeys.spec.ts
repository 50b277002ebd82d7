import type { Browser, Page } from '@playwright/test';
import { choose, openImport, startButton, takeEverything } from './archive-steps.ts';
import { downloaded, expectDownloads, expectGoldFileOnDashboard } from './download-steps.ts';
import { field, findWords, writeSome } from './find-steps.ts';
import { AT_THE_LAKE, findImportedPage, readImportedPage } from './imported-steps.ts';
import { ANSWERS, complete, savedLesson, writePage } from './journal-steps.ts';
import { hideMemories, writeMemories } from './memory-steps.ts';
import { expectSaved, openList } from './notebook-steps.ts';
import { type Account, expect, goWithin, signIn, signUp, sql, test } from './support.ts';
import { expectAllInVault, moveIntoVault, noteLesson, unlock } from './vault-steps.ts';
import { analysis, openCard, openCitedRows, readAnalysis, threeWeeks, weeksAgo } from './weekly-steps.ts';

/*
 * What works without a vault works with one: each walk is that of another journey, which takes it without one. Most was
 * written before the vault was turned on, and is sealed anew.
 */

// Each walk is as long as several journeys.
test.slow();

test('in a vault words are found, opened at their places and searched for again, and days of before come back', async ({
  page,
}) => {
  const account = await signUp(page);
  const written = await writeSome(page);
  await writeMemories(page);
  await moveIntoVault(page, account);
  await page.goto('/find');
  await findWords(page, written);
  await hideMemories(page);
  await expectAllInVault(account);
});

test('in a vault a week is analysed and cites its rows', async ({ page }) => {
  const account = await signUp(page);
  const celebrated = await threeWeeks(page, account.userId);
  await moveIntoVault(page, account);
  await goWithin(page, '/weekly-summaries');
  await openCard(page, 1);
  await analysis(page, 1).click();
  await expect(page).toHaveURL(`/weekly-insights?week=${(await weeksAgo(1)).start}`);
  await readAnalysis(page);
  await openCitedRows(page, celebrated);
  await expectSaved(page);
  expect(await sql('select format from weekly_insights where user_id = $1', [account.userId])).toEqual([
    { format: 4 },
  ]);
  await expectAllInVault(account);
});

const OLDER = ['journal_entries', 'lessons_learned'];

/** Has the first sync of a device bring what it cannot do without, and no more. Answers what lets the others come. */
async function holdOlderRows(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/sync*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.has('before')) await released;
    if (searchParams.has('before') || searchParams.has('after')) return route.continue();
    const response = await route.fetch();
    const { rows, head, epoch } = await response.json();
    const first = rows.filter(([table]: [string]) => !OLDER.includes(table));
    return route.fulfill({ response, json: { rows: first, next: head + 1, head, epoch } });
  });
  return resolve;
}

/** How the latest searches lie on this device. */
const formatOfSearches = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const [, stored] = Object.entries(localStorage).find(([key]) => key.includes('recent-searches')) ?? [];
    return stored === undefined ? undefined : JSON.parse(stored).format;
  });

/** Saves files as downloads, also where the browser could write into one that is chosen. */
const withDownloads = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));

async function personElsewhere(browser: Browser): Promise<{ page: Page; account: Account }> {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
  const page = await context.newPage();
  await withDownloads(page);
  return { page, account: await signUp(page, { name: 'Bea' }) };
}

async function downloadsElsewhere(browser: Browser, account: Account): Promise<void> {
  const page = await signIn(browser, account);
  const release = await holdOlderRows(page);
  await page.goto('/dashgrowthloop');
  await unlock(page);
  const waits = page.getByText('Your download starts when they’re here.');
  await page.getByRole('button', { name: 'Download Gold File' }).click();
  await expect(waits).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Your Gold File is not ready. Please try again.')).toBeVisible();
  await page.context().setOffline(false);
  const coming = downloaded(page, 'Download Gold File');
  await expect(waits).toBeVisible();
  release();
  expect((await coming).text).toContain('Lesson: A lesson of mine');
  await page.context().close();
}

async function importArchive(page: Page, json: string): Promise<void> {
  await openImport(page);
  await choose(page, 'growth-loop.json', json);
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: /items? imported$/ })).toBeVisible();
}

const jsonOf = (files: Map<string, string>): string => files.get('growth-loop.json') ?? '';

const lessonsOf = ({ userId }: Account) =>
  sql('select id, date, created_at from lessons_learned where user_id = $1 order by id', [userId]);

test('in a vault another journal comes in, and all goes out: as texts, and as an archive into an account without one and back', async ({
  page,
  browser,
}) => {
  await withDownloads(page);
  const account = await signUp(page, { name: 'Ann Bee' });
  await savedLesson(page, 'A lesson of mine');
  await page.goto('/find');
  await field(page).fill('lesson');
  await field(page).press('Enter');
  await expect.poll(() => formatOfSearches(page)).toBe(3);
  await moveIntoVault(page, account);
  await expect.poll(() => formatOfSearches(page)).toBe(4);
  await test.step('a page of another journal', async () => {
    await openImport(page);
    await choose(page, 'Journal.json', JSON.stringify({ metadata: {}, entries: [AT_THE_LAKE] }));
    await startButton(page).click();
    await page.getByRole('link', { name: 'Open your journal' }).click();
    await readImportedPage(page);
    await findImportedPage(page);
  });
  await test.step('texts', async () => {
    await writePage(page, { ...ANSWERS, celebration: 'A page of mine' });
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await goWithin(page, '/lessons-history');
    await expectGoldFileOnDashboard(page, await expectDownloads(page));
  });
  await test.step('texts on another device, once all that it is to open has come', () =>
    downloadsElsewhere(browser, account));
  const plain = await personElsewhere(browser);
  try {
    await test.step('an archive comes into an account without a vault', async () => {
      await page.goto('/profile');
      await importArchive(plain.page, jsonOf(await takeEverything(page)));
      await openList(plain.page, 'lessons');
      await expect(plain.page.getByText('A lesson of mine').first()).toBeVisible();
      expect(await lessonsOf(plain.account)).toEqual(await lessonsOf(account));
    });
    await test.step('and back, with what was written there', async () => {
      await noteLesson(plain.page, 'Written without a vault');
      await expectSaved(plain.page);
      await plain.page.goto('/profile');
      await importArchive(page, jsonOf(await takeEverything(plain.page)));
      await openList(page, 'lessons');
      await expect(page.getByText('Written without a vault').first()).toBeVisible();
      expect(await lessonsOf(account)).toEqual(await lessonsOf(plain.account));
      await expectAllInVault(account);
    });
  } finally {
    await plain.page.context().close();
  }
});
