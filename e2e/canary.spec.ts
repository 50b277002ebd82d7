/*
 * Canaries are typed into every text field that is sealed; then the browser is closed, and every file of its profile is
 * searched for them, byte by byte: a program that looks into the profile finds no word of what was written.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { ANSWERS, answer, complete, next, onQuestion, storedDrafts, writePage } from './journal-steps.ts';
import { usedGoal } from './stored-words.ts';
import { expect, fetchNews, goWithin, signUp, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const expectSaved = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Saved' })).toBeVisible();

/** Where a person writes, and how a word gets there: each field is given a canary of its own. */
const FIELDS: Record<string, (page: Page, canary: string) => Promise<void>> = {
  'a completed page, all six answers': async (page, canary) => {
    const answers = Object.keys(ANSWERS).map((column) => [column, `${canary} ${column}`]);
    await writePage(page, Object.fromEntries(answers));
    await complete(page).click();
    await expect(page).toHaveURL('/journal/complete');
    await expect(page.getByLabel(`${canary} action`)).toBeVisible();
    await expectSaved(page);
  },
  'an edited entry': async (page, canary) => {
    await goWithin(page, '/journal/history');
    await page.getByRole('link', { name: /^Edit the entry from/ }).click();
    const answers = page.getByRole('main').getByRole('textbox');
    await expect(answers).toHaveCount(6);
    for (const [place, written] of (await answers.all()).entries()) await written.fill(`${canary} ${place}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/journal\/history/);
    await expect(page.getByText(`${canary} 1`)).toBeVisible();
    await expectSaved(page);
  },
  'a page that is only begun': async (page, canary) => {
    await goWithin(page, '/journal/new');
    await onQuestion(page, 1);
    await answer(page).fill(`${canary} celebration`);
    await next(page).click();
    await onQuestion(page, 2);
    await answer(page).fill(`${canary} goal`);
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  },
  'a lesson that is saved': async (page, canary) => {
    const learn = page.getByRole('region', { name: 'Learn' });
    await goWithin(page, '/dashgrowthloop');
    await learn.getByRole('textbox').fill(canary);
    await learn.getByRole('button', { name: 'Save Lesson' }).click();
    await expect(learn.getByRole('button', { name: 'Note another lesson' })).toBeVisible();
  },
  'an edited lesson': async (page, canary) => {
    await goWithin(page, '/lessons-history');
    await page.getByRole('main').locator('summary').first().click();
    await page.getByRole('link', { name: /^Edit the lesson from/ }).click();
    await page.getByLabel('What did you learn?').fill(canary);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/lessons-history/);
    await expect(page.getByText(canary).first()).toBeVisible();
    await expectSaved(page);
  },
  'a lesson that is only begun': async (page, canary) => {
    await goWithin(page, '/dashgrowthloop');
    const learn = page.getByRole('region', { name: 'Learn' });
    await learn.getByRole('button', { name: 'Note another lesson' }).click();
    await learn.getByRole('textbox').fill(canary);
    await expect.poll(() => storedDrafts(page)).toHaveLength(2);
  },
  'an action that is added': async (page, canary) => {
    await goWithin(page, '/tasks');
    await page.getByLabel('Add an action').fill(canary);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(canary, { exact: true })).toBeVisible();
  },
  'an action that is only begun': async (page, canary) => {
    await goWithin(page, '/tasks');
    await page.getByLabel('Add an action').fill(canary);
  },
  'a goal that is reworded': async (page, canary) => {
    await usedGoal(page, 'Sleep early');
    await fetchNews(page);
    await goWithin(page, '/dashgrowthloop');
    await page.getByRole('button', { name: /^Options for .Sleep early/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Edit goal').fill(canary);
    await page.keyboard.press('Enter');
    await expect(page.getByText(canary, { exact: true })).toBeVisible();
  },
  'a search': async (page, canary) => {
    const field = page.getByRole('main').getByRole('searchbox');
    await goWithin(page, '/find');
    await field.fill(canary);
    await field.press('Enter');
    await expect(page.getByText('No matches.')).toBeVisible();
    // A word of the pages, which is looked for below as theirs: the way to a result and back keeps it nowhere, either.
    await field.fill('Canary0');
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('Canary0');
  },
};

let profile: string;
let browser: BrowserContext | undefined;

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'growth-loop-profile-'));
});
test.afterEach(async () => {
  await browser?.close();
  browser = undefined;
  await rm(profile, { recursive: true, force: true });
});

async function openBrowser(): Promise<Page> {
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.E2E_BROWSER ?? '',
    args: browserFlags(),
    baseURL: process.env.E2E_BASE_URL ?? '',
    reducedMotion: 'reduce',
  });
  return browser.pages()[0] ?? browser.newPage();
}

async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

async function filesOfProfile(): Promise<string[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** The files that hold the word, as it is written to memory and to disk. */
function filesWith(word: string, among: string[]): string[] {
  const spellings = [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')];
  return among.filter((file) => {
    const bytes = readFileSync(file);
    return spellings.some((spelling) => bytes.includes(spelling));
  });
}

test('nothing that was written can be read in the files of the browser', async () => {
  test.setTimeout(180_000);
  const page = await openBrowser();
  await signUp(page);
  const canaries: [string, string][] = [];
  for (const [field, write] of Object.entries(FIELDS)) {
    const canary = `Canary${canaries.length}Xq7`;
    canaries.push([field, canary]);
    await test.step(field, () => write(page, canary));
  }
  await page.evaluate(() => localStorage.setItem('found', 'FoundMe9Xq7'));
  await closeBrowser();

  const files = await filesOfProfile();
  expect(filesWith('FoundMe9Xq7', files), 'what is readable there is found').not.toEqual([]);
  // All of them begin with the same word, which is looked for first.
  const suspects = filesWith('Canary', files);
  const sung = canaries.flatMap(([field, canary]) =>
    filesWith(canary, suspects).map((file) => `${field}: ${file.slice(profile.length)}`),
  );
  expect(sung).toEqual([]);
});
