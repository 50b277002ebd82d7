/*
 * npm run bench:pictures: ten pictures of twelve megapixels, chosen at once for the page of the day while it is being
 * written, in the real app in Chromium, before the real server.
 *
 *   alone    five times, for pages of earlier days, while somebody types quickly: gaps between frames, and what the
 *            browser calls a long animation frame or a long task; by the clock, so that what else the machine does counts,
 *            and noted by the page alone, since a trace costs a frame now and then
 *   kept     then for the page of the day: from the choice until the last is on this device and shown
 *   frames   meanwhile, beside a trace that has the page's pieces of work in processor time
 *   memory   the most that the tab's process had for itself: before, meanwhile, and 20 seconds later
 *   beside   the same frames while nothing is added and another process keeps one processor busy for as long: what a
 *            machine of two leaves of them by itself
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { browserFlags, findBrowser } from '../scripts/browser.ts';
import { type Frames, framesDuring, longOnes, ms, watch } from './page-measures.ts';
import { SENTENCE, say, sayWatched, startTenYearsApp } from './ten-years-app.ts';

const PICTURES = 10;
const EARLIER_DAYS = 5;
const WIDTH = 4000;
const HEIGHT = 3000;
/** A hundred words a minute. */
const KEY_EVERY_MS = 120;
/** The machine rests when its processors were idle for this part of so many milliseconds. */
const RESTS_FROM = 0.9;
const REST_MS = 3000;

/** Pictures as a camera takes them: much that is smooth, and grain over all of it. Drawn by another browser. */
async function takePictures(folder: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const page = await browser.newPage();
  const paths: string[] = [];
  for (let number = 0; number < PICTURES; number++) {
    const base64 = await page.evaluate(drawPicture, [WIDTH, HEIGHT, number] as const);
    const path = join(folder, `${number}.jpg`);
    writeFileSync(path, Buffer.from(base64, 'base64'));
    paths.push(path);
  }
  await browser.close();
  return paths;
}

async function drawPicture([width, height, number]: readonly [number, number, number]): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, `hsl(${number * 36} 50% 40%)`);
  sky.addColorStop(1, `hsl(${number * 36 + 90} 60% 80%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  let grain = number + 1;
  for (let at = 0; at < pixels.data.length; at++) {
    grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + (grain % 17) - 8;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** How many milliseconds the machine's processors were idle, and how many they were there, since it started. */
function processors() {
  const times = cpus().map(({ times: each }) => each);
  const sum = (of: (each: (typeof times)[number]) => number) =>
    times.reduce((all, each) => all + of(each), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}

/** Waits until the machine does nothing else: the page reads what the device has, and the database tidies up. */
async function rest(): Promise<void> {
  for (;;) {
    const before = processors();
    await setTimeout(REST_MS);
    const now = processors();
    if (now.idle - before.idle > RESTS_FROM * (now.all - before.all)) return;
  }
}

async function typeUntil(page: Page, end: Promise<unknown>): Promise<void> {
  const area = page.getByRole('textbox').first();
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  while (!isOver) await area.pressSequentially(SENTENCE, { delay: KEY_EVERY_MS });
}

const app = await startTenYearsApp();
const folder = mkdtempSync(join(tmpdir(), 'growth-loop-bench-pictures-'));
const paths = await takePictures(folder);
const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
say('chosen', `${PICTURES} pictures of ${WIDTH} x ${HEIGHT}, ${(bytes / 1e6).toFixed(1)} MB`);

const page = await app.context.newPage();
const shown = page.getByRole('list', { name: 'Pictures', exact: true }).locator('img');

/** Chooses them all at once. Resolves with how long it took until the last one was shown. */
async function addAll(): Promise<number> {
  const since = Date.now();
  await page.getByLabel('Add pictures').setInputFiles(paths);
  await expect(shown).toHaveCount(PICTURES, { timeout: 300_000 });
  return Date.now() - since;
}

/** The ids of entries of earlier days, which have no pictures yet. */
async function earlierEntries(): Promise<string[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select id from journal_entries order by date desc offset 1 limit $1',
    [EARLIER_DAYS],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Types for so many milliseconds beside a process that only counts. */
async function typeBesideWork(duration: number): Promise<void> {
  const work = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  await typeUntil(page, page.waitForTimeout(duration));
  work.kill();
}

/** Opens a page that is written on, and waits until nothing else is done. */
async function openPage(address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox').first().pressSequentially(randomBytes(4).toString('hex'));
  await rest();
}

let took = 0;
async function addWhileTyping(): Promise<void> {
  const added = addAll();
  [took] = await Promise.all([added, typeUntil(page, added)]);
}

const alone: Frames = { gaps: [], longFrames: [], longTasks: [] };
for (const id of await earlierEntries()) {
  await openPage(`/journal/edit?entry=${id}`);
  const { gaps, longFrames, longTasks } = await framesDuring(page, addWhileTyping);
  alone.gaps.push(...gaps);
  alone.longFrames.push(...longFrames);
  alone.longTasks.push(...longTasks);
}
say(
  'alone',
  `${alone.gaps.length} frames, gaps ${longOnes(alone.gaps)}; animation frames ${longOnes(alone.longFrames)}; ` +
    `tasks ${longOnes(alone.longTasks)}`,
);

await openPage('/journal/new');
const watched = await watch(page, addWhileTyping);
say('kept', `after ${ms(took)}`);
await sayWatched(page, watched);
const { gaps } = await framesDuring(page, () => typeBesideWork(took));
say('beside', `${gaps.length} frames, gaps ${longOnes(gaps)}`);

rmSync(folder, { recursive: true, force: true });
await app.stop();
