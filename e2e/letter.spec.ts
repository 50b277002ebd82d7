import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addDays, monthOf, weekOf } from '../src/kernel/calendar.ts';
import { formatDay } from '../src/kernel/written-days.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';
import {
  actionOn,
  cards,
  dayOf,
  ENGINE,
  entryOn,
  lessonOn,
  marked,
  openCard,
  PLANTED,
  part,
  since,
  threeWeeks,
  today,
  weeksAgo,
} from './weekly-steps.ts';

/* A week, a month and a year as a letter: read, printed, and shared as a picture without a word of the diary. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const letter = (page: Page) => page.getByRole('article', { name: 'Letter' });
const pictureButton = (page: Page) => page.getByRole('button', { name: 'Make a picture to share' });

/** Width and height of a PNG, from its first bytes. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const PNG = '89504e470d0a1a0a';

test('a week is read as a letter, whose quotations open their rows', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  const celebrated = await threeWeeks(page, userId);
  const week = await weeksAgo(1);
  const before = await sql('select from weekly_insights where user_id = $1', [userId]);

  await test.step('the insights of the week lead to it', async () => {
    await page.goto(`/weekly-insights?week=${week.start}`);
    await page.getByRole('link', { name: 'Read it as a letter' }).click();
    await expect(page).toHaveURL(`/letter?week=${week.start}`);
  });

  await test.step('it says what was celebrated, what moved, what came back, and asks one question', async () => {
    await expect(part(page, 'What you celebrated')).toContainText(`“${PLANTED.celebration}”`);
    await expect(part(page, 'What moved')).toContainText('You finished one of your two actions.');
    await expect(part(page, 'What came back')).toContainText('the presentation came up on three days');
    await expect(part(page, 'One question')).toContainText('What would make this fear a little smaller?');
    await expect(letter(page)).toContainText('You wrote two entries and noted one lesson.');
    const words = ((await letter(page).textContent()) ?? '').split(/\s+/);
    expect(words.length).toBeLessThan(180);
  });

  await test.step('it is accessible and fits 320 px', async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a quotation opens its row, and so does a sentence that quotes nothing', async () => {
    await part(page, 'What you celebrated').getByRole('link').click();
    await expect(page).toHaveURL(`/journal/history?entry=${celebrated}`);
    await expect(page.locator(`[data-row="${celebrated}"] details`)).toHaveAttribute('open', '');
    await page.goBack();
    await part(page, 'What came back')
      .getByRole('link', { name: /^Journal, / })
      .click();
    await expect(page).toHaveURL(/\/journal\/history\?entry=/);
    await page.goBack();
    await expect(letter(page)).toBeVisible();
  });

  await test.step('it is printed on one page, black on white, without anything to press', () =>
    fitsOnePage(page));

  await test.step('the letters before it can be read, and none after the last', async () => {
    const earlier = page.getByRole('navigation', { name: 'Other letters' });
    await expect(earlier.getByRole('link')).toHaveText([/^Earlier: /]);
    await earlier.getByRole('link').click();
    await expect(page).toHaveURL(`/letter?week=${(await weeksAgo(2)).start}`);
    await expect(part(page, 'What you celebrated')).toContainText('“I slept for 8 hours.”');
    await expect(earlier.getByRole('link')).toHaveText([/^Earlier: /, /^Later: /]);
  });

  await test.step('a week without anything gets a short letter', async () => {
    await goWithin(page, `/letter?week=${(await weeksAgo(5)).start}`);
    await expect(letter(page)).toHaveText(
      'You didn’t write anything down this week, so this letter is short.',
    );
  });

  await test.step('near words of harm it has numbers alone', async () => {
    await entryOn(page, dayOf(week, 5), { reflection: 'I want to kill myself.' });
    await fetchNews(page);
    await goWithin(page, `/letter?week=${week.start}`);
    await expect(letter(page)).toContainText('You wrote three entries and noted one lesson.');
    await expect(letter(page)).not.toContainText('“');
    await expect(letter(page).getByRole('link')).toHaveCount(0);
    await expect(part(page, 'One question')).toHaveCount(0);
  });

  await test.step('letters store nothing', async () => {
    const kept = await sql<{ week: string }>('select week::text from weekly_insights where user_id = $1', [
      userId,
    ]);
    // The page of insights keeps its own week.
    expect(kept.filter(({ week: sunday }) => sunday !== week.start)).toEqual(before);
  });
});

async function fitsOnePage(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const pressed of ['button', 'banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(pressed)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Weekly insights' })).toHaveCount(0);
  for (const format of ['A4', 'Letter']) {
    const data = new Uint8Array(await page.pdf({ format, preferCSSPageSize: false }));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}

test('months and years are letters too, read week by week while one may leave', async ({ page, context }) => {
  test.slow();
  const { userId } = await signUp(page);
  const lastMonth = monthOf(addDays(monthOf(await today()).start, -1));
  await since(userId, 500);
  const sundays = [0, 1, 2].map((at) => addDays(weekOf(addDays(lastMonth.start, 6)).start, 7 * at));
  for (const [at, sunday] of sundays.entries()) {
    await entryOn(page, addDays(sunday, 1), {
      celebration: `We sang for ${at + 2} hours.`,
      reflection: PLANTED.fear,
      goal: 'Prepare the spring concert',
    });
    await entryOn(page, addDays(sunday, 3), {
      celebration: 'Lunch.',
      reflection: 'Nothing, really.',
      goal: 'Prepare the spring concert',
    });
    await lessonOn(page, addDays(sunday, 2), PLANTED.lesson);
    await actionOn(page, addDays(sunday, 1), `Choose song ${at}`, true);
    await marked(userId, addDays(sunday, 1), ['journaled', 'task_completed', 'lesson_learned'], 60);
  }
  const month = lastMonth.start.slice(0, 7);
  const year = String(Number((await today()).slice(0, 4)) - 1);

  await test.step('the weekly summaries lead to them', async () => {
    await page.goto('/weekly-summaries');
    const letters = page.getByRole('region', { name: 'Letters' });
    await expect(letters.getByRole('list', { name: 'Months' }).getByRole('listitem')).toHaveCount(12);
    await expect(letters.getByRole('list', { name: 'Years' })).toContainText(year);
    await openCard(page, 1);
    await expect(cards(page).nth(1).getByRole('link', { name: 'Read it as a letter' })).toHaveAttribute(
      'href',
      `/letter?week=${(await weeksAgo(1)).start}`,
    );
    await expectAccessible(page);
    await letters.getByRole('list', { name: 'Months' }).getByRole('link').first().click();
    await expect(page).toHaveURL(`/letter?month=${month}`);
  });

  await test.step('a month tells of its weeks', async () => {
    await expect(part(page, 'What you celebrated').getByRole('listitem')).toHaveCount(3);
    await expect(part(page, 'What moved')).toContainText(
      '“Prepare the spring concert” was your goal in three of the month’s weeks.',
    );
    await expect(part(page, 'What came back')).toContainText('in three weeks of the month');
    await expect(letter(page)).toContainText('You wrote six entries and noted three lessons.');
    await expectAccessible(page);
    expect(await sql('select from weekly_insights where user_id = $1', [userId])).toEqual([]);
  });

  await test.step('while its weeks are read it says so; what fails can be tried again', async () => {
    await page.reload();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ENGINE, async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`/letter?month=${month}`);
    await expect(page.getByRole('progressbar', { name: /^Reading \d weeks/ })).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByText('We couldn’t write this letter on your device.')).toBeVisible();
    await page.unroute(ENGINE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(part(page, 'What came back')).toBeVisible();
  });

  await test.step('a letter that was read is there without a connection', async () => {
    await page.getByRole('link', { name: /^Earlier: / }).click();
    await expect(letter(page)).toContainText('You didn’t write anything down this month');
    await context.setOffline(true);
    await page.getByRole('link', { name: /^Later: / }).click();
    await expect(part(page, 'What you celebrated')).toContainText('“We sang for 4 hours.”');
    await context.setOffline(false);
  });

  await test.step('a year has a line for each month with an entry', async () => {
    await goWithin(page, `/letter?year=${lastMonth.start.slice(0, 4)}`);
    if (lastMonth.start.slice(0, 4) === year) {
      await expect(part(page, 'Month by month')).toContainText('six entries: “We sang for');
    } else await expect(page.getByRole('heading', { name: 'This year isn’t over yet' })).toBeVisible();
    await goWithin(page, `/letter?year=${year}`);
    await expect(letter(page)).toBeVisible();
  });
});

test('the picture to share is a PNG of rings and numbers', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page);
  await threeWeeks(page, userId);
  const week = await weeksAgo(1);
  await page.goto(`/letter?week=${week.start}`);
  await expect(letter(page)).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('it is shown and said in words before it is shared', async () => {
    await pictureButton(page).click();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      /a ring for each of 7 days, with strokes on 2 of them\. 2 entries, 1 action finished, 1 lesson, and 1 closed loop\.$/,
    );
    await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 1080);
    await expectAccessible(page);
  });

  await test.step('where nothing can share a file it is saved', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`growth-loop-week-${week.start}.png`);
    const png = await readFile(await download.path());
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG);
    expect(sizeOf(png)).toEqual([1080, 1350]);
    for (const words of Object.values(PLANTED)) expect(png.includes(words)).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('where the device can share it, it gets the picture and no words', async () => {
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
      Object.defineProperty(navigator, 'share', {
        value: async ({ files, ...others }: ShareData) =>
          shared.push(
            files?.map(({ name, type }) => [name, type]),
            Object.keys(others),
          ),
        configurable: true,
      });
    });
    await pictureButton(page).click();
    await dialog.getByRole('button', { name: 'Share picture' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown }).shared))
      .toEqual([[[`growth-loop-week-${week.start}.png`, 'image/png']], []]);
  });
});

test('an address that names no letter says so, and one that is not over says when', async ({ page }) => {
  await signUp(page);
  for (const [address, words] of [
    ['/letter', 'Choose a week, a month or a year from your weekly summaries to read its letter.'],
    ['/letter?week=soon', 'This address doesn’t contain a valid week, month or year.'],
    ['/letter?month=2026-13', 'This address doesn’t contain a valid week, month or year.'],
    ['/letter?year=26', 'This address doesn’t contain a valid week, month or year.'],
  ] as const) {
    if (address === '/letter') await page.goto(address);
    else await goWithin(page, address);
    await expect(heading(page)).toHaveText('Letter');
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);

  const day = await today();
  const present = await weeksAgo(0);
  const [month, year] = [monthOf(day), day.slice(0, 4)];
  const nextYear = String(Number(year) + 1);
  for (const [address, title, from] of [
    [`week=${present.start}`, 'This week isn’t over yet', addDays(present.end, 1)],
    [`month=${month.start.slice(0, 7)}`, 'This month isn’t over yet', addDays(month.end, 1)],
    [`year=${year}`, 'This year isn’t over yet', `${nextYear}-01-01`],
    [`year=${nextYear}`, 'This year hasn’t started yet', `${Number(year) + 2}-01-01`],
  ] as const) {
    await goWithin(page, `/letter?${address}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(`You can read its letter on ${formatDay(from)}`)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See weekly summaries' }).click();
  await expect(page).toHaveURL('/weekly-summaries');
});
