import { makeButton, pagesOf } from './book-steps.ts';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, sql, test } from './support.ts';

/* Days of the notebook as a PDF for print, made on the device under the product's own security policy. */

// The walk is as long as several journeys.
test.slow();

const FONTS = '**/assets/literata-regular-*.ttf';

test('a year becomes a book: what it holds is said, it is made, cancelled, fails and is made again', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const maya = await signUp(page);

  await test.step('who has written nothing is led to the first page', async () => {
    await page.goto('/book');
    await expect(page.getByRole('heading', { name: /You haven’t written anything yet/ })).toBeVisible();
    await expectAccessible(page);
  });

  await savedEntry(page, { celebration: 'Called Dad 🙂\n\nHe laughed' });
  await savedLesson(page, 'Begin before you are ready');
  await sql(`update journal_entries set date = '2026-03-07' where user_id = $1`, [maya.userId]);
  await sql(`update lessons_learned set date = '2025-12-31' where user_id = $1`, [maya.userId]);

  await test.step('the profile leads to it', async () => {
    await page.goto('/profile#data');
    await page.getByRole('link', { name: 'Make a book' }).click();
    await expect(page.getByRole('heading', { name: 'Make a book', level: 1 })).toBeVisible();
  });

  await test.step('the days of the latest year are counted, and foreign characters named', async () => {
    await expect(page.getByText('1 day: Saturday, March 7, 2026.')).toBeVisible();
    await expect(page.getByText(/(typeface doesn’t have|No font on this device has) 🙂/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('days without a word make no book', async () => {
    await page.getByRole('radio', { name: 'From one day to another' }).check({ force: true });
    await expect(page.getByText('Choose the first and the last day.')).toBeVisible();
    await page.getByRole('textbox', { name: 'First day' }).fill('March 1, 2026');
    await page.getByRole('textbox', { name: 'Last day' }).fill('March 2, 2026');
    await expect(page.getByText('Nothing was written on these days.')).toBeVisible();
    await expect(makeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('textbox', { name: 'First day' }).fill('December 1, 2025');
    await page.getByRole('textbox', { name: 'Last day' }).fill('March 7, 2026');
    await expect(page.getByText(/^2 days, from Wednesday, December 31, 2025/)).toBeVisible();
  });

  await test.step('a book that fails says so, and can be made again', async () => {
    await page.route(FONTS, (route) => route.abort('internetdisconnected'));
    await makeButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t make your book.');
    await expectAccessible(page);
    await page.unroute(FONTS);
  });

  await test.step('one that is being made can be cancelled', async () => {
    let release = (): void => undefined;
    await page.route(FONTS, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    await makeButton(page).click();
    await expect(page.getByRole('progressbar', { name: 'Making your book' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    release();
    await page.unroute(FONTS);
  });

  await test.step('the book is saved as a file, with its contents, days and words', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), makeButton(page).click()]);
    expect(download.suggestedFilename()).toBe('growth-loop-book-december-1-2025-to-march-7-2026.pdf');
    await expect(page.getByText(/^Your book is ready: 6 pages, [\d.]+ MB\.$/)).toBeVisible();
    await expectAccessible(page);
    const pages = await pagesOf(download);
    expect(pages[0]).toContain('Maya Lindqvist');
    expect(pages[2]).toMatch(/2025\s+December\s+5\s+2026\s+March\s+6/);
    expect(pages[4]).toMatch(/Wednesday, December 31.*Begin before you are ready/);
    expect(pages[5]).toMatch(/Saturday, March 7.*Called Dad.*He laughed.*What is your major goal/);
  });

  await test.step('it can be saved again, until something else is chosen', async () => {
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save PDF again' }).click(),
    ]);
    expect((await pagesOf(again)).length).toBe(6);
    await page.getByRole('radio', { name: /^US letter/ }).check({ force: true });
    await expect(makeButton(page)).toBeVisible();
  });

  await test.step('a month is chosen from those that hold something', async () => {
    await page.getByRole('radio', { name: 'A month' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Month' }).selectOption('December 2025');
    await expect(page.getByText('1 day: Wednesday, December 31, 2025.')).toBeVisible();
  });

  expect(refused).toEqual([]);
});

test('paper shows what was written, black on white, and nothing to press', async ({ page }) => {
  await signUp(page);
  await savedEntry(page);
  await savedLesson(page, 'Begin before you are ready');
  await page.goto('/journal/history');
  await expect(page.getByText('I called Dad before breakfast').first()).toBeVisible();
  const words: Readonly<Record<string, string>> = {
    '/journal/history': 'Words are worth an evening',
    '/lessons-history': 'Begin before you are ready',
    '/dashboard/tools': 'Bucket list',
    '/journal/complete': 'Courage',
  };
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [address, text] of Object.entries(words)) {
    await goWithin(page, address);
    await expect(page.getByText(text, { exact: true }).first(), address).toBeVisible();
    const pressed = page.locator('button, input, select, nav, header a, [class*="button__"]');
    await expect(pressed.filter({ visible: true }), address).toHaveCount(0);
    const colors = await page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      return { color: getComputedStyle(document.body).color, backgroundColor: paper };
    });
    expect(colors, address).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  }
});
