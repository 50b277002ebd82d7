/*
 * npm run bench:book: a book of ten years (3,650 entries, as many lessons, 18,000 actions), made in the real app in
 * Chromium, before the real server.
 *
 *   made     from the press until the file is there, and how large it is
 *   frames   meanwhile: gaps between frames, by the clock, and the pieces of work of the page, in processor time
 *   memory   the most that the tab's process had for itself: before, meanwhile, and 20 seconds later
 */
import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ms, watch } from './page-measures.ts';
import { openDashboard, say, sayWatched, startTenYearsApp } from './ten-years-app.ts';

const MADE_WITHIN_MS = 300_000;

const app = await startTenYearsApp();
const page = await app.context.newPage();
await openDashboard(page);
await page.goto('/book');
await page.getByRole('radio', { name: 'From one day to another' }).check({ force: true });
await page.getByRole('textbox', { name: 'First day' }).fill('January 1, 2000');
await page.getByRole('textbox', { name: 'Last day' }).fill('December 31, 2050');
const make = page.getByRole('button', { name: 'Make book' });
await expect(make).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
await page.waitForTimeout(5000);

let took = 0;
let bytes = 0;
const watched = await watch(page, async () => {
  const since = Date.now();
  const made = page.waitForEvent('download', { timeout: MADE_WITHIN_MS });
  await make.click();
  const path = await (await made).path();
  took = Date.now() - since;
  bytes = statSync(path).size;
});
say('made', `after ${ms(took)}, ${(bytes / 1e6).toFixed(1)} MB`);
await sayWatched(page, watched);
await app.stop();
