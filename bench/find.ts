/*
 * npm run bench:find: ten years of rows.
 *
 *   finder      one question to the index and to the scan before it, and making the index; on this machine
 *   #history,   how long the page works at a stretch while its list scrolls, in a real browser; processor time, counted
 *   #actions    four times, as on a processor that is four times slower
 *   #find       from a letter typed to its results on the screen, in a browser that is slowed down four times; its
 *               worker is not. By the clock, so that what else the machine does counts.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../scripts/browser.ts';
import { Finder } from '../src/features/find/ui/finder.ts';
import { changesBetween, type Findable, NOTHING_FINDABLE, pieceOf } from '../src/features/find/ui/views.ts';
import { makeTemporaryDirectory } from '../test/harness/temporary-postgres.ts';
import { tenYears } from './find/ten-years.ts';
import { ask, ms, percentile, SLOWER, scroll, slowDown, stretchesDuring } from './page-measures.ts';

const LONG_STRETCH_MS = 50;

/** Processor time of this thread, in milliseconds. */
function timed(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function measureFinder(): void {
  const { rows, words } = tenYears();
  const by = (table: string) =>
    new Map(rows.filter(([of]) => of === table).map(([, row]) => [(row as { id: string }).id, row]));
  const from = {
    entries: by('journal_entries'),
    lessons: by('lessons_learned'),
    tasks: by('tasks'),
    zone: 'America/Los_Angeles',
  } as unknown as Findable;
  const finder = new Finder();
  const keys = changesBetween(NOTHING_FINDABLE, from).put;
  const pieces = keys.flatMap((key) => pieceOf(from, key) ?? []);
  const fold = timed(() => finder.change(pieces, []));
  const questions = Array.from(
    { length: 200 },
    (_, number) => words[(number * 37) % words.length] ?? '',
  ).flatMap((word) => [
    word.slice(0, 2),
    word.slice(0, 4),
    word,
    `${word.slice(0, 3)}${word.slice(4)}`,
    `${word} ${words[word.length]}`,
  ]);
  const ask = () => questions.map((text) => timed(() => finder.ask({ text, kinds: [] })));
  const say = (name: string, figures: number[]) =>
    console.log(
      `finder    ${name}: median ${ms(percentile(figures, 0.5))}, p95 ${ms(percentile(figures, 0.95))}, longest ${ms(Math.max(...figures))}`,
    );
  say('scan', ask());
  const make = timed(() => finder.work(() => false));
  say('index', ask());
  console.log(`finder    ${pieces.length} pieces folded in ${ms(fold)}, put into the index in ${ms(make)}`);
}

measureFinder();
const folder = await makeTemporaryDirectory();
const root = join(import.meta.dirname, 'find');
const outDir = join(folder, 'page');
const configFile = join(import.meta.dirname, '..', 'vite.config.ts');
await build({
  root,
  configFile,
  logLevel: 'warn',
  build: { outDir, rolldownOptions: { output: { codeSplitting: false } } },
});
const server = await preview({
  root,
  configFile,
  logLevel: 'warn',
  build: { outDir },
  preview: { port: 0, proxy: {} },
});
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });

async function open(place: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', (error) => console.error(error.message));
  // Without a server: an answer of another kind would end the session, and with it the notebook.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${address}${place}`);
  await page.locator('main :is(li, input)').first().waitFor();
  return page;
}

for (const place of ['#history', '#actions']) {
  const page = await open(place);
  const stretches = (await stretchesDuring(browser, () => scroll(page))).map((stretch) => stretch * SLOWER);
  const long = stretches.filter((stretch) => stretch > LONG_STRETCH_MS).length;
  console.log(
    `${place.padEnd(9)} p95 ${ms(percentile(stretches, 0.95))}, p99 ${ms(percentile(stretches, 0.99))}, longest ${ms(Math.max(...stretches))}; ${long} over ${LONG_STRETCH_MS} ms`,
  );
  await page.close();
}

for (const when of ['while the index is made', 'with the index']) {
  const page = await open('#find');
  await slowDown(page);
  if (when === 'with the index') await page.waitForTimeout(8000);
  const figures = await ask(page);
  console.log(
    `#find     ${when}: median ${ms(percentile(figures, 0.5))}, p95 ${ms(percentile(figures, 0.95))}, longest ${ms(Math.max(...figures))}`,
  );
  await page.close();
}

await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
