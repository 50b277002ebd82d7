import type { Page } from '@playwright/test';
import { newId } from '../src/kernel/ids.ts';
import { deriveEntryKey, fromBase64 } from '../src/kernel/seal.ts';
import { sealRow } from '../src/kernel/sealed-row.ts';
import { api, expect } from './support.ts';

export const LESSON =
  'Slow mornings make better days. The phone stays in the kitchen until nine, and the first hour is ours. Yesterday I checked messages at six and lost the first hour to other people. I learned that the first hour sets the pace.';
export const CTA = 'Tell me how yours begin';

/** Notes a lesson as a browser of the person's would; answers its id. */
export async function noteLesson(page: Page, userId: string, lesson: string): Promise<string> {
  const calls = api(page);
  const { salt } = (await calls.get('/api/entry-key')) as { salt?: string };
  const key = await deriveEntryKey(userId, fromBase64(salt ?? ''));
  const id = newId();
  const sealed = await sealRow(key, { person: userId, table: 'lessons_learned', row: id }, { lesson });
  await calls.post('/api/lessons', { id, ...sealed, format: 3 });
  return id;
}

/** What is stored in the clear of a sealed text, as its person reads it. */
export async function openedWith(page: Page, userId: string) {
  const { salt } = (await api(page).get('/api/entry-key')) as { salt?: string };
  return deriveEntryKey(userId, fromBase64(salt ?? ''));
}

export const platform = (page: Page) => page.getByLabel('Platform');
export const callToAction = (page: Page) => page.getByLabel('Call to action', { exact: true });
export const lessons = (page: Page) => page.getByLabel('Lesson', { exact: true });
/** Chooses the latest lesson, or the latest with these words. */
export async function chooseLesson(page: Page, words?: string): Promise<void> {
  await lessons(page).click();
  if (words !== undefined) await lessons(page).fill(words);
  await page.getByRole('listbox', { name: 'Lessons, latest first' }).getByRole('option').first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

export const findTopics = (page: Page) => page.getByRole('button', { name: 'Generate topics' });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate content' });
export const value = (page: Page) => page.getByLabel('Core value', { exact: true });
export const posts = (page: Page) => page.getByRole('dialog', { name: 'Your posts' });
export const draft = (page: Page, number = 1) => posts(page).getByRole('region', { name: `Draft ${number}` });

export async function addCta(page: Page, text = CTA): Promise<void> {
  await page.getByRole('button', { name: 'Add New CTA' }).click();
  await page.getByLabel('New call to action').last().fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(callToAction(page).locator('option:checked')).toHaveText(text);
}

/** Chooses a platform and a new call to action. */
export async function begin(page: Page, name = 'X', text = CTA): Promise<void> {
  await platform(page).selectOption(name);
  await addCta(page, text);
}

export async function writeOwnText(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'My own text' }).check();
  await page.getByLabel('Your text').fill(text);
}

export async function pickIdea(page: Page, name = 'Slow mornings'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** The whole way from the topics on. */
export async function makePosts(page: Page, idea = 'Slow mornings'): Promise<void> {
  await findTopics(page).click();
  await pickIdea(page, idea);
  await value(page).selectOption('Family');
  await generate(page).click();
  await expect(posts(page)).toBeVisible();
}
