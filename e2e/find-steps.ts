import type { Page } from '@playwright/test';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { addedAction } from './stored-words.ts';
import { expect, expectAccessible, test } from './support.ts';

/* How words are found again: typed, opened at their places with the words marked, and searched for once more. */

export const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
export const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');
export const said = (page: Page) => page.getByRole('search').getByRole('status');
export const marks = (page: Page) => page.getByRole('main').locator('mark');

/** The ids of what has the word of which `findWords` asks. */
interface Found {
  entry: string;
  lesson: string;
  action: string;
}

export async function writeSome(page: Page): Promise<Found> {
  const entry = await savedEntry(page, { celebration: 'I met Zoë at the café before breakfast' });
  const lesson = await savedLesson(page, 'Breakfast first, then letters');
  const action = await addedAction(page, 'Buy bread for breakfast');
  return { entry, lesson, action };
}

export async function findWords(page: Page, { entry, lesson, action }: Found): Promise<void> {
  await page.goto('/find');
  await expect(field(page)).toBeFocused();
  await field(page).fill('breakfast');
  for (const [address, name] of [
    [`/journal/history?entry=${entry}`, /I met Zoë/],
    [`/lessons-history?lesson=${lesson}`, /then letters/],
    [`/tasks?action=${action}`, /Buy bread/],
  ] as const) {
    await results(page).filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
    await expect(marks(page).first()).toHaveText(/breakfast/i);
    await page.goBack();
    await expect(field(page)).toHaveValue('breakfast');
    await expect(results(page)).toHaveCount(3);
  }

  await test.step('n and p go from one found word to the next, on to the next page, and Escape back', async () => {
    const bar = page.getByRole('region', { name: 'Matches' });
    const current = page.locator('mark[data-current]');
    await results(page).first().click();
    await expect(bar).toContainText('Match 1 of 1');
    await expect(bar).toContainText('Result 1 of 3');
    await page.keyboard.press('n');
    await expect(bar).toContainText('Result 2 of 3');
    await expect(current).toHaveCount(1);
    await bar.getByRole('button', { name: 'Next match' }).click();
    await expect(bar).toContainText('Result 3 of 3');
    await expect(current).toHaveCount(1);
    await page.keyboard.press('p');
    await expect(bar).toContainText('Result 2 of 3');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/find');
    await expect(field(page)).toHaveValue('breakfast');
    await expect(results(page)).toHaveCount(3);
  });

  await test.step('what was searched for last stands there before anything is typed, until it is cleared', async () => {
    await field(page).fill('');
    const latest = page.getByRole('region', { name: 'Latest searches' });
    await expect(latest.getByRole('listitem')).toHaveText(['breakfast']);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('breakfast');
    await page.reload();
    await latest.getByRole('button', { name: 'breakfast' }).click();
    await expect(results(page)).toHaveCount(3);
    await field(page).fill('');
    await latest.getByRole('button', { name: 'Clear searches' }).click();
    await expect(latest).toHaveCount(0);
    await page.getByRole('status').getByText('Undo').click();
    await expect(latest.getByRole('listitem')).toHaveText(['breakfast']);
  });
}
