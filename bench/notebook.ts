/*
 * npm run bench:notebook: the real app with ten years of one person (3,650 entries, as many lessons, 18,000 actions),
 * in Chromium, before the real server.
 *
 *   first    a device that has nothing: from the address until today can be read, and how many pages of the sync had
 *            come by then; until everything is there
 *   warm     the app opened again: from the address until the dashboard shows the person's actions
 *   typing   the longest piece of work of the page while a lesson is typed, right after the app was opened, and later
 *   scroll   pieces of work of the page while a history scrolls
 *   weekly   from the address of the weekly summaries until the first week is there; from the wish for its analysis
 *            until that is there; and pieces of work of the page meanwhile, while the engine reads in its worker
 *   search   from a word typed to its results on the screen, also with the page slowed
 *   palette  from a letter typed into the command palette to the first hit among its options, from its first opening on
 *
 * Typing, scroll and the work meanwhile are processor time, which is counted SLOWER times, as on a processor that is as many times slower;
 * all others are by the clock, so that what else the machine does counts.
 */
import type { Page } from '@playwright/test';
import {
  ask,
  ms,
  percentile,
  SLOWER,
  scroll,
  stretchesDuring,
  throttleCpu,
  typeIntoPalette,
} from './page-measures.ts';
import { fail, openAgain, openDashboard, SENTENCE, say, spread, startTenYearsApp } from './ten-years-app.ts';

const STARTS = 7;
/** Pixels in each frame: a quick turn of the wheel, and three screens at once, as when its bar is dragged. */
const WAYS_TO_SCROLL = [
  ['flung', 240],
  ['dragged', 2400],
] as const;
const LONG_STRETCH_MS = 50;

const app = await startTenYearsApp();
const { context } = app;
const browser = context.browser() ?? fail('The browser of the profile is not known.');

/** Opens the app where nothing of it is; resolves once everything is there. */
async function measureFirst(): Promise<void> {
  const page = await context.newPage();
  const asked = Date.now();
  let pages = 0;
  const { promise: isAllThere, resolve } = Promise.withResolvers<void>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/sync')) return;
    const isLast = response.url().includes('before=') && (await response.json()).next === null;
    pages += 1;
    if (isLast) resolve();
  });
  const today = await openDashboard(page);
  const pagesThen = pages;
  await isAllThere;
  say(
    'first',
    `today after ${ms(today)} and ${pagesThen} pages; all ${pages} pages after ${ms(Date.now() - asked)}`,
  );
  await page.waitForTimeout(3000);
  await page.close();
}

async function measureWarm(isSlowed: boolean): Promise<void> {
  const figures = await openAgain(context, STARTS, async (page) => isSlowed && throttleCpu(page));
  say('warm', `${isSlowed ? `slowed ${SLOWER} times: ` : ''}${spread(figures)}`);
}

function sayStretches(name: string, what: string, stretches: number[]): void {
  const slowed = stretches.map((stretch) => stretch * SLOWER);
  const long = slowed.filter((stretch) => stretch > LONG_STRETCH_MS).length;
  say(
    name,
    `${what}: p99 ${ms(percentile(slowed, 0.99))}, longest ${ms(Math.max(...slowed))}; ${long} over ${LONG_STRETCH_MS} ms`,
  );
}

async function measureTyping(): Promise<void> {
  const page = await context.newPage();
  await openDashboard(page);
  const box = page.getByRole('textbox', { name: 'What did you learn?' });
  await box.click();
  const type = () => box.pressSequentially(SENTENCE, { delay: 40 });
  sayStretches('typing', 'just opened', await stretchesDuring(browser, type));
  await page.waitForTimeout(10_000);
  sayStretches('typing', 'later', await stretchesDuring(browser, type));
  await box.fill('');
  await page.close();
}

async function measureScroll(): Promise<void> {
  for (const place of ['/journal/history', '/lessons-history']) {
    const page = await context.newPage();
    await page.goto(place);
    await page.locator('main details').first().waitFor();
    await page.waitForTimeout(3000);
    for (const [how, step] of WAYS_TO_SCROLL) {
      await page.evaluate(() => scrollTo(0, 0));
      sayStretches('scroll', `${place} ${how}`, await stretchesDuring(browser, () => scroll(page, step)));
    }
    await page.close();
  }
}

async function measureWeekly(): Promise<void> {
  const page = await context.newPage();
  const figures: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    await page.goto('/weekly-summaries', { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() =>
      document.querySelector('main details dl') ? performance.now() : undefined,
    );
    figures.push(Number(await shown.jsonValue()));
    await page.waitForTimeout(2000);
  }
  say('weekly', `first week: ${spread(figures)}`);
  const card = page.locator('main details').nth(1);
  await card.locator('summary').click();
  await card.locator('[aria-disabled]').waitFor({ state: 'detached' });
  let took = 0;
  const stretches = await stretchesDuring(browser, async () => {
    const asked = Date.now();
    await card.getByRole('button').click();
    await page.getByRole('region', { name: 'Patterns' }).waitFor();
    took = Date.now() - asked;
  });
  say('weekly', `analysis after ${ms(took)}`);
  sayStretches('weekly', 'meanwhile', stretches);
  await page.close();
}

async function measureSearch(): Promise<void> {
  const page = await context.newPage();
  await page.goto('/find');
  await page.locator('input[type="search"]').waitFor();
  await page.waitForTimeout(10_000);
  const words = [...new Set((await wordsWritten(page)).toLowerCase().match(/[a-z]{4,}/g))];
  await page.evaluate((given) => void Object.assign(globalThis, { words: given }), words);
  for (const isSlowed of [false, true]) {
    if (isSlowed) await throttleCpu(page);
    const figures = await ask(page);
    const how = isSlowed ? `slowed ${SLOWER} times: ` : '';
    say('search', `${how}p95 ${ms(percentile(figures, 0.95))}; ${spread(figures)}`);
  }
  await page.close();
}

async function measurePalette(): Promise<void> {
  const page = await context.newPage();
  await openDashboard(page);
  await page.waitForTimeout(3000);
  const words = [...new Set((await wordsWritten(page)).toLowerCase().match(/[a-z]{4,}/g))].slice(0, 20);
  const figures = await typeIntoPalette(page, words);
  say('palette', `p95 ${ms(percentile(figures, 0.95))}; ${spread(figures)}`);
  await page.close();
}

/** Words that the person has written, from the newest entries. */
async function wordsWritten(page: Page): Promise<string> {
  const history = await page.context().newPage();
  await history.goto('/journal/history');
  await history.locator('main details').first().waitFor();
  const text = (await history.locator('main p').allTextContents()).join(' ');
  await history.close();
  return text;
}

try {
  await measureFirst();
  for (const isSlowed of [false, true]) await measureWarm(isSlowed);
  await measureTyping();
  await measureScroll();
  await measureWeekly();
  await measureSearch();
  await measurePalette();
} finally {
  await app.stop();
}
