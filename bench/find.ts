/*
 * npm run bench:find: ten years of rows in a real browser whose processor is slowed down four times: how long frames
 * take while the lists scroll, and how long a search takes from a letter typed to its results on the screen.
 *
 * The index is made in a worker, which the browser does not slow down; its times are told apart.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../scripts/browser.ts';
import { makeTemporaryDirectory } from '../test/harness/temporary-postgres.ts';

const SLOWER = Number(process.env.SLOWER ?? 4);
const LONG_FRAME_MS = 50;
const QUESTIONS = 60;

const percentile = (figures: number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(Math.floor(figures.length * part), figures.length - 1)] ?? 0;
const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Scrolls by the wheel, and answers the long tasks and the times between frames, in milliseconds. */
async function scroll(page: Page): Promise<{ frames: number[]; tasks: number[] }> {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[], isOver: false };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    let before = performance.now();
    requestAnimationFrame(function frame(now) {
      seen.frames.push(now - before);
      before = now;
      if (!seen.isOver) requestAnimationFrame(frame);
    });
  });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(size.width / 2, size.height / 2);
  for (let step = 0; step < 240; step += 1) {
    await page.mouse.wheel(0, step % 6 === 5 ? 2400 : 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { frames: number[]; tasks: number[]; isOver: boolean };
    };
    seen.isOver = true;
    return { frames: seen.frames.slice(2), tasks: seen.tasks };
  });
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
          if (status.textContent === '') return;
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
    return figures;
  }, QUESTIONS);
}

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
const server = await preview({ root, configFile, logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });

async function open(place: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${address}${place}`);
  await page.locator('main :is(li, input)').first().waitFor();
  return page;
}

for (const place of ['#history', '#actions']) {
  const page = await open(place);
  await slowDown(page);
  const { frames, tasks } = await scroll(page);
  const long = tasks.filter((task) => task > LONG_FRAME_MS);
  console.log(
    `${place.padEnd(9)} ${frames.length} frames: median ${ms(percentile(frames, 0.5))}, p95 ${ms(percentile(frames, 0.95))}, longest ${ms(Math.max(...frames))}; ${long.length} tasks over ${LONG_FRAME_MS} ms${long.length > 0 ? `, longest ${ms(Math.max(...long))}` : ''}`,
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
