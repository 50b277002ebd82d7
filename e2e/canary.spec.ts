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
import { addPictures, drawnPicture, tiles } from './attachments-steps.ts';
import { savedLesson } from './journal-steps.ts';
import { expect, signUp, sql, test } from './support.ts';
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

const filesWithAny = (bytes: readonly Buffer[], among: string[]): string[] =>
  among.filter((file) => holdsAny(bytes, readFileSync(file)));

const holdsAny = (bytes: readonly Buffer[], whole: Buffer): boolean =>
  bytes.some((some) => whole.includes(some));

/** The files that hold the word, as it is written to memory and to disk. */
const filesWith = (word: string, among: string[]): string[] =>
  filesWithAny([Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')], among);

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

type Shown = typeof globalThis & { shown: Map<string, Blob> };

/** Remembers what the page's own addresses stand for: its policy lets nothing fetch them. */
function rememberShown(): void {
  const shown = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    const address = make(blob);
    shown.set(address, blob);
    return address;
  };
  Object.assign(globalThis, { shown });
}

/** Bytes from all over a picture that the page shows, in pieces that stand in no other file. */
async function piecesOf(page: Page, picture: string): Promise<Buffer[]> {
  const bytes = await page.locator(picture).evaluate(async (image) => {
    const blob = (globalThis as Shown).shown.get((image as HTMLImageElement).src);
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });
  expect(bytes.length).toBeGreaterThan(1000);
  const size = 24;
  const count = 40;
  return Array.from({ length: count }, (_, at) => {
    const start = Math.floor(bytes.length / 4 + ((bytes.length / 2 - size) * at) / count);
    return Buffer.from(bytes.slice(start, start + size));
  });
}

test('nothing of a picture can be read in what is sent, on the server, or in the files of the browser', async () => {
  test.setTimeout(120_000);
  const page = await openBrowser();
  await page.addInitScript(rememberShown);
  const { userId } = await signUp(page);
  const sent: Buffer[] = [];
  page.context().on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) sent.push(body);
  });
  await page.goto('/lessons-history');
  await page.goto(`/lessons/edit?lesson=${await savedLesson(page, 'Less is enough')}`);
  await addPictures(page, [await drawnPicture(page, { name: 'CanaryOfPicture.jpg' })]);
  await expect
    .poll(() =>
      sql('select stored_at from attachments where user_id = $1 and stored_at is not null', [userId]),
    )
    .toHaveLength(1);
  const preview = await piecesOf(page, 'li button img');
  await tiles(page).click();
  await expect(page.locator('[data-original="drawn"]')).toBeVisible();
  const canaries = [
    ...preview,
    ...(await piecesOf(page, '[data-original="drawn"]')),
    Buffer.from('CanaryOfPicture'),
    Buffer.from('CanaryOfPicture', 'utf16le'),
  ];
  expect(canaries).toHaveLength(82);

  const stored = await sql<{ bytes: Buffer }>('select bytes from file_pieces where user_id = $1', [userId]);
  const size = (all: Buffer[]): number => all.reduce((sum, { length }) => sum + length, 0);
  expect(size(sent), 'what was sent is known').toBeGreaterThan(size(stored.map(({ bytes }) => bytes)));
  expect(sent.filter((body) => holdsAny(canaries, body))).toEqual([]);
  expect(stored.filter(({ bytes }) => holdsAny(canaries, bytes))).toEqual([]);
  const rows = await sql<{ row: string }>('select a::text as row from attachments a where user_id = $1', [
    userId,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows.filter(({ row }) => row.includes('CanaryOfPicture'))).toEqual([]);

  // What lies there unsealed is found.
  await page.evaluate(
    async (bytes) => {
      const cache = await caches.open('found');
      await cache.put('/found', new Response(new Uint8Array(bytes)));
    },
    [...(canaries[0] ?? [])],
  );
  await closeBrowser();
  const found = filesWithAny(canaries, await filesOfProfile());
  expect(found.map((file) => file.slice(profile.length))).toEqual([
    expect.stringMatching(/CacheStorage|Cache_Data|Service Worker/),
  ]);
});
