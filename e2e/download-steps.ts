import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, goWithin, test } from './support.ts';

export async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

type Downloaded = Awaited<ReturnType<typeof downloaded>>;

/** With an entry and a lesson, whose page is open. Answers the Gold File. */
export async function expectDownloads(page: Page): Promise<Downloaded> {
  await test.step('LSN-06 the lessons alone', async () => {
    const lessons = await downloaded(page, 'Download lessons');
    expect(lessons.name).toBe('Lessons - Ann Bee.txt');
    expect(lessons.text).toContain('Lesson: A lesson of mine');
    expect(lessons.text).not.toContain('A page of mine');
  });
  const gold = await downloaded(page, 'Download Gold File');
  await test.step('LSN-08 the Gold File bears the name of the person', async () => {
    expect(gold.name).toBe('Gold File - Ann Bee.txt');
  });
  await test.step('CALL-54 ENC-13 the Gold File holds entries and lessons, readable', async () => {
    for (const line of ['Lesson: A lesson of mine', 'Celebrate: A page of mine'])
      expect(gold.text).toContain(line);
  });
  await test.step('CALL-48 the journal', async () => {
    await goWithin(page, '/journal/history');
    const journal = await downloaded(page, 'Download journal');
    expect(journal.text).toContain('Celebrate: A page of mine');
  });
  return gold;
}

/** The same Gold File again, from the dashboard. */
export async function expectGoldFileOnDashboard(page: Page, gold: Downloaded): Promise<void> {
  await goWithin(page, '/dashgrowthloop');
  await expect(page.getByRole('heading', { name: 'Gold File' })).toBeVisible();
  expect(await downloaded(page, 'Download Gold File')).toEqual(gold);
}
