import type { Locator, Page } from '@playwright/test';
import { saving } from './journal-steps.ts';
import { followMenu } from './menu-steps.ts';
import { expect } from './support.ts';

/* What journeys share in which a device is cut off, killed or signed out while it is written on. */

export const actionBox = (page: Page) => page.getByRole('textbox', { name: 'Add an action' });
export const lessonBox = (page: Page) => page.getByRole('textbox', { name: 'What did you learn?' });

/** The lesson's box, also on a day that has a lesson already or is closed, where it is folded away. */
export async function openLessonBox(page: Page): Promise<Locator> {
  const another = page.getByRole('button', { name: 'Note another lesson' });
  const more = page.getByText('More for today', { exact: true });
  const box = lessonBox(page).or(another);
  await expect(box.or(more).first()).toBeVisible();
  if (!(await box.isVisible())) await more.click();
  await expect(box).toBeVisible();
  if (await another.isVisible()) await another.click();
  return lessonBox(page);
}

export const saveLesson = (page: Page) => page.getByRole('button', { name: 'Save Lesson' });
export const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save changes' });
/** The rows of the lists on this page. */
export const rows = (page: Page) => page.getByRole('main').locator('li[data-row]');

/** The person is signed in, and the device has everything it needs to open the app without a connection. */
export async function installed(page: Page): Promise<void> {
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** What the product says when the server has everything, or this device keeps what the server does not have. */
export const KEPT = /^(Saved|On this device|Offline, kept on this device)/;

export const expectSavedOnDevice = (page: Page): Promise<void> =>
  expect(saving(page)).toHaveText(KEPT, { timeout: 30_000 });

/** Sends what waits now instead of when the next time is due, and waits until the server has it all. */
export async function expectSaved(page: Page): Promise<void> {
  const state = async (): Promise<string> => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return (
      (await saving(page)
        .textContent({ timeout: 1000 })
        .catch(() => '')) ?? ''
    );
  };
  await expect.poll(state, { timeout: 60_000, intervals: [200, 500, 1000, 2000] }).toBe('Saved');
}

/** A row of a list as it is shown: its id, and all that it says, with its earlier versions; whether it is ticked. */
interface ShownRow {
  id: string;
  text: string;
  isTicked: boolean;
}

export const LISTS = { actions: '/tasks', lessons: '/lessons-history', entries: '/journal/history' } as const;
export type List = keyof typeof LISTS;

/** Opens the page of a list, unless it is open. */
export async function openList(page: Page, list: List): Promise<void> {
  if (new URL(page.url()).pathname !== LISTS[list]) await page.goto(LISTS[list]);
}

/** Everything that the list on this page holds, also what it folds up. */
async function readRows(page: Page): Promise<ShownRow[]> {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  while (await more.count()) await more.first().click();
  return rows(page).evaluateAll((all) =>
    all.map((row) => ({
      id: (row as HTMLElement).dataset.row ?? '',
      text: row.textContent ?? '',
      isTicked: row.querySelector('input')?.checked ?? false,
    })),
  );
}

const WAYS: Record<List, (page: Page) => Promise<void>> = {
  actions: (page) => page.getByRole('link', { name: 'Actions', exact: true }).click(),
  lessons: (page) => followMenu(page, 'Lessons Learned'),
  entries: (page) => followMenu(page, 'Journal'),
};

/**
 * Everything that this device shows, list by list. The app stays open from page to page: what it opens last, such as
 * earlier versions, is there by the second time, if not by the first.
 */
export async function readLists(page: Page): Promise<Record<List, ShownRow[]>> {
  const shown: Record<List, ShownRow[]> = { actions: [], lessons: [], entries: [] };
  for (const list of Object.keys(LISTS) as List[]) {
    await WAYS[list](page);
    await expect(page).toHaveURL(LISTS[list]);
    await expectSaved(page);
    shown[list] = await readRows(page);
  }
  return shown;
}
