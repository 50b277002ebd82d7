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
import { expect, signUp, test } from './support.ts';
import { FIELDS } from './written-fields.ts';

test.use({ serviceWorkers: 'allow' });

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
