import type { Browser, CDPSession, Page } from '@playwright/test';

/* What benches measure in a page. */

export const SLOWER = 4;
const WHEEL_TURNS = 240;
const QUESTIONS = 60;

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
