import type { Page } from '@playwright/test';
import { actions, answer, answerPage, complete, entriesOf, onQuestion, writePage } from './journal-steps.ts';
import { expect, signUp, test } from './support.ts';

/* The moment in which a page is complete, frame by frame, and buttons that are pressed more than once. */

interface Frame {
  /** Height of the heading in pixels, and its words. */
  heading: number;
  words: string;
  /** The ring: all its strokes, open or drawn, and how much of a new one is still covered (1 is all). */
  strokes: number;
  covered: number | undefined;
  checks: number;
}

interface Seen {
  frames: Frame[];
  shifts: number[];
  drawings: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Notes every frame that is shown from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { frames: [], shifts: [], drawings: 0 };
    window.seen = seen;
    const look = (): void => {
      const main = document.getElementById('main');
      const heading = main?.querySelector('h1');
      const way = main?.querySelector('mask path');
      seen.frames.push({
        heading: heading?.getBoundingClientRect().height ?? 0,
        words: heading?.textContent ?? '',
        strokes: main?.querySelectorAll('svg[role="img"] g > path:first-child').length ?? 0,
        covered: way
          ? Math.round(Number.parseFloat(getComputedStyle(way).strokeDashoffset) * 1000) / 1000
          : undefined,
        checks: main?.querySelectorAll('input[type="checkbox"]').length ?? 0,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName.includes('draw')) seen.drawings += 1;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`the moment on ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

    test('JRN-21 JRN-26 JRN-28 it is whole in its first frame, nothing moves, and the stroke is drawn once', async ({
      page,
    }) => {
      await signUp(page, { name: 'Bartholomew-Christopher Lindqvist' });
      await writePage(page);
      await page.waitForTimeout(500);
      await watchFrames(page);
      await complete(page).click();
      await expect(page.getByText('Day 1 of journaling')).toBeVisible();
      await page.waitForTimeout(1_500);
      const { frames, shifts, drawings } = await seenBy(page);
      expect(frames.filter(({ heading }) => heading < 20)).toEqual([]);
      const moment = frames.filter(({ strokes }) => strokes > 0);
      for (const frame of moment) {
        expect(frame).toMatchObject({ strokes: 3, checks: 3 });
        expect(frame.words).toBe('That’s today’s page, Bartholomew-Christopher.');
        expect(frame.heading).toBe(moment.at(-1)?.heading);
      }
      const covered = moment.map((frame) => frame.covered ?? -1);
      expect(covered[0]).toBeGreaterThan(0.9);
      expect(covered).toEqual(covered.toSorted((a, b) => b - a));
      expect(covered.at(-1)).toBe(0);
      expect(drawings).toBe(1);
      expect(shifts.filter((shift) => shift >= 0.05)).toEqual([]);
      await test.step('a reload shows it drawn', async () => {
        await page.reload();
        await expect(page.getByRole('main').getByRole('img', { name: /Clarify is done/ })).toBeVisible();
        await expect(page.locator('main mask')).toHaveCount(0);
      });
    });
  });
}

/** Holds back the code of a page until it is let go. */
async function holding(page: Page, name: string): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resume) => {
    goOn = resume;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

test('buttons that are pressed three times act once, and with less motion the stroke is there at once', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const letPage = await holding(page, 'journal-page');
  const letComplete = await holding(page, 'journal-complete-page');
  const steps = () => page.evaluate(() => history.length);
  const clarify = page.getByRole('region', { name: 'Clarify' });
  await page.goto('/tasks');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await test.step('DASH-22 Continue is one step of the history', async () => {
    await clarify.getByRole('textbox').fill('I said no');
    const before = await steps();
    const press = clarify.getByRole('button', { name: 'Continue' });
    await press.evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 3; time += 1) button.click();
    });
    letPage();
    await onQuestion(page, 2);
    expect(await steps()).toBe(before + 1);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('I said no');
    await page.goBack();
    await expect(page).toHaveURL('/dashgrowthloop');
    await page.goForward();
    await onQuestion(page, 1);
  });
  await test.step('JRN-20 Complete is one save and one step of the history, and says that it is at work', async () => {
    await answerPage(page);
    await watchFrames(page);
    const before = await steps();
    const { x, y, width, height } = (await complete(page).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    for (let press = 0; press < 3; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(/Saving/);
    expect((await busy.boundingBox())?.width).toBe(width);
    letComplete();
    await expect(page).toHaveURL('/journal/complete');
    expect(await steps()).toBe(before);
    await expect.poll(() => entriesOf(userId)).toHaveLength(1);
  });
  await test.step('the stroke is drawn from its first frame on', async () => {
    await expect(page.getByText('Day 1 of journaling')).toBeVisible();
    const { frames } = await seenBy(page);
    const drawn = frames.filter(({ strokes }) => strokes > 0).map(({ covered }) => covered);
    expect(new Set(drawn)).toEqual(new Set([0]));
  });
  await test.step('an action ticked in that moment draws its stroke too', async () => {
    await actions(page).first().check();
    const ring = page.getByRole('main').getByRole('img');
    await expect(ring).toHaveAccessibleName('Clarify is done. Act is done. Learn isn’t done yet.');
    await expect(page.locator('main mask')).toHaveCount(2);
    await actions(page).first().uncheck();
    await expect(page.locator('main mask')).toHaveCount(1);
  });
  await test.step('Back leads to where the person was before the page', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});
