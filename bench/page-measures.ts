import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/* What benches measure in a page. */

export const SLOWER = 4;
/** From here on a frame is felt. */
const LONG_FRAME_MS = 50;
const WHEEL_TURNS = 240;
const QUESTIONS = 60;
/** How often memory is looked at, in milliseconds. */
const LOOK_EVERY_MS = 50;
/** In kilobytes. */
const MEGABYTE = 1024;

/** The figure that so great a part of them stays under. */
export const percentile = (figures: number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(Math.floor(figures.length * part), figures.length - 1)] ?? 0;
export const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

/** Slows the page's processor down as many times as SLOWER says, until the session is detached. */
export async function throttleCpu(page: Page): Promise<CDPSession> {
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
export async function stretchesDuring(browser: Browser, action: () => Promise<void>): Promise<number[]> {
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

/** Scrolls by the wheel, `step` pixels in each frame. */
export async function scroll(page: Page, step: number): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(size.width / 2, size.height / 2);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(16);
  }
  if ((await page.evaluate(() => scrollY)) < 10_000) throw new Error('The list has not scrolled.');
}

/**
 * Types words of the texts, whole, begun and misspelt, and measures each until other results are on the screen, in
 * milliseconds. It asks for the page's global `words`.
 */
export async function ask(page: Page): Promise<number[]> {
  return page.evaluate(async (questions) => {
    const { words } = globalThis as unknown as { words: string[] };
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    const status = document.querySelector('search [role="status"]');
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
          if (!/match/i.test(status.textContent)) return;
          hits += status.textContent.includes('No matches') ? 0 : 1;
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
      // Else the same results may stand there before and after.
      do await wait(60);
      while (status.textContent !== '');
    }
    if (hits < questions / 2) throw new Error('Hardly anything was found.');
    return figures;
  }, QUESTIONS);
}

/**
 * Opens the command palette, types words letter by letter, and measures each key until something that has what is typed
 * is listed, in milliseconds.
 */
export async function typeIntoPalette(page: Page, words: readonly string[]): Promise<number[]> {
  await page.evaluate(notePaletteHits);
  for (const word of words) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(word, { delay: 90 });
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => (globalThis as unknown as { figures: number[] }).figures);
}

/** Collects, as the page's global `figures`, how long each letter waits for its first hit. */
function notePaletteHits(): void {
  const figures: number[] = [];
  Object.assign(globalThis, { figures });
  let pressed: number | undefined;
  const listen = ({ key }: KeyboardEvent): void => {
    if (key.length === 1) pressed = performance.now();
  };
  addEventListener('keydown', listen, { capture: true });
  const look = (): void => {
    const typed = document.querySelector<HTMLInputElement>('[role="combobox"]')?.value.toLowerCase();
    const marks = [...document.querySelectorAll('[role="option"] mark')];
    const isThere = marks.some((mark) => mark.textContent.toLowerCase().startsWith(typed ?? ''));
    if (pressed === undefined || !typed || !isThere) return;
    figures.push(performance.now() - pressed);
    pressed = undefined;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** How long the page’s frames took, in milliseconds. */
export interface Frames {
  /** Between one frame and the next. */
  gaps: number[];
  longTasks: number[];
  longFrames: number[];
}

/** Notes in the page's global `frames` how far apart its frames are, until `stopped` is set. */
function noteFrames(): void {
  const frames: Frames & { stopped?: boolean } = { gaps: [], longTasks: [], longFrames: [] };
  Object.assign(globalThis, { frames });
  let last = performance.now();
  const next = (now: number): void => {
    frames.gaps.push(now - last);
    last = now;
    if (!frames.stopped) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const observe = (type: string, into: number[]): void =>
    new PerformanceObserver((list) => {
      if (!frames.stopped) into.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type });
  observe('longtask', frames.longTasks);
  observe('long-animation-frame', frames.longFrames);
}

/** How the page’s frames come while something is done, by the clock. */
export async function framesDuring(page: Page, action: () => Promise<void>): Promise<Frames> {
  await page.evaluate(noteFrames);
  await action();
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: Frames & { stopped: boolean } };
    frames.stopped = true;
    return frames;
  });
}

/** How many are long, and the longest. */
export const longOnes = (figures: readonly number[]): string => {
  const long = figures.filter((figure) => figure > LONG_FRAME_MS);
  return `${long.length} over ${LONG_FRAME_MS} ms, longest ${ms(Math.max(0, ...figures))}`;
};

/** The processes that draw pages. */
async function renderersOf(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser of the profile is not known.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

const mostMemoryOf = (processes: number[]): number => Math.max(...processes.map(ownMemory));

/** What the renderers have for themselves, in megabytes: the most that any of them has. */
export const privateMemory = async (page: Page): Promise<number> => mostMemoryOf(await renderersOf(page));

function ownMemory(process: number): number {
  try {
    const [, kilobytes] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / MEGABYTE;
  } catch {
    // It has ended.
    return 0;
  }
}

/** The most memory that the tab has until this has come. The browser is asked once: each answer would cost a frame. */
async function mostMemoryUntil(page: Page, end: Promise<unknown>): Promise<number> {
  const renderers = await renderersOf(page);
  let most = 0;
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, mostMemoryOf(renderers));
    await delay(LOOK_EVERY_MS);
  }
  return most;
}

/** What was watched while a page did something. */
export interface Watched {
  frames: Frames;
  /** How long the page worked at a stretch, in milliseconds of processor time. */
  stretches: number[];
  /** What the tab's process had for itself before, and the most that it had meanwhile, in megabytes. */
  before: number;
  most: number;
}

export async function watch(page: Page, action: () => Promise<unknown>): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser of the profile is not known.');
  const before = await privateMemory(page);
  let frames: Frames = { gaps: [], longTasks: [], longFrames: [] };
  let most = 0;
  const stretches = await stretchesDuring(browser, async () => {
    frames = await framesDuring(page, async () => {
      const done = action();
      most = await mostMemoryUntil(page, done);
      await done;
    });
  });
  return { frames, stretches, before, most };
}
