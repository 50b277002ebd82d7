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
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../scripts/browser.ts';
import { Finder } from '../src/features/find/ui/finder.ts';
import { changesBetween, type Findable, NOTHING_FINDABLE, pieceOf } from '../src/features/find/ui/views.ts';
import { makeTemporaryDirectory } from '../test/harness/temporary-postgres.ts';
import { tenYears } from './find/ten-years.ts';

const SLOWER = 4;
const LONG_STRETCH_MS = 50;
const WHEEL_TURNS = 240;
const QUESTIONS = 60;

const percentile = (figures: number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(Math.floor(figures.length * part), figures.length - 1)] ?? 0;
const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * How long the page's thread worked at a stretch, in milliseconds of processor time: what else the machine does
 * meanwhile does not count.
 */
async function stretchesDuring(browser: Browser, action: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Set(pages.map(threadOf));
  return events
    .filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Scrolls by the wheel: slowly, and every sixth time about three screens at once. */
async function scroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(size.width / 2, size.height / 2);
  for (let step = 0; step < WHEEL_TURNS; step += 1) {
    await page.mouse.wheel(0, step % 6 === 5 ? 2400 : 240);
    await page.waitForTimeout(16);
  }
  if ((await page.evaluate(() => scrollY)) < 10_000) throw new Error('The list has not scrolled.');
}

/** Types words of the texts, whole, begun and misspelt, and measures each until other results are on the screen. */
async function ask(page: Page): Promise<number[]> {
  return page.evaluate(async (questions) => {
    const { words } = globalThis as unknown as { words: string[] };
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    const status = document.querySelector('[role="status"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!field || !status || !setter) throw new Error('There is nothing to search with.');
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const type = (text: string): void => {
      setter.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const typed = async (text: string): Promise<number> => {
      const start = performance.now();
      const results = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!/found|Nothing/.test(status.textContent)) return;
          hits += status.textContent.includes('found') ? 1 : 0;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.getElementById('root') as Node, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
      type(text);
      await results;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    };
    const figures: number[] = [];
    let hits = 0;
    for (let question = 0; question < questions; question += 1) {
      const word = words[(question * 131) % words.length] ?? '';
      const other = words[(question * 17) % 200] ?? '';
      const text =
        [word, word.slice(0, 3), `${word.slice(0, 2)}${word.slice(3)}`, `${word} ${other}`][question % 4] ??
        '';
      figures.push(await typed(text));
      type('');
      await wait(60);
    }
    if (hits < questions / 2) throw new Error('Hardly anything was found.');
    return figures;
  }, QUESTIONS);
}

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
