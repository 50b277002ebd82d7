import type { Locator, Page } from '@playwright/test';
import { columnOf, type Section } from '../src/features/visions/contract/limits.ts';
import { SECTION_NAMES } from '../src/features/visions/texts.ts';
import { openedColumn, sealedColumn } from './stored-words.ts';
import { api, expect, sql } from './support.ts';

/* What journeys share in which vision documents are read and written. */

export const documents = (page: Page): Locator =>
  page.getByRole('region', { name: 'Vision Documents', exact: true });

/** The row of a document, opened or not. */
export const row = (page: Page, section: Section): Locator =>
  documents(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3, name: SECTION_NAMES[section], exact: true }) });

export const editorOf = (page: Page, section: Section): Locator =>
  page.getByRole('textbox', { name: `${SECTION_NAMES[section]} vision`, exact: true });

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

export const saveButton = (page: Page): Locator =>
  documents(page).getByRole('button', { name: 'Save', exact: true });

export async function openTools(page: Page): Promise<void> {
  await page.goto('/dashtools');
  await expect(row(page, 'professional')).toBeVisible();
}

/** Opens a document to be read. */
export async function openDocument(page: Page, section: Section): Promise<Locator> {
  const document = row(page, section);
  if ((await document.getAttribute('open')) === null) await document.locator('summary').click();
  await expect(document.getByRole('combobox')).toBeVisible();
  return document;
}

/** Opens a document to be written. Answers the place to write. */
export async function beginWriting(page: Page, section: Section): Promise<Locator> {
  const document = await openDocument(page, section);
  await document.getByRole('button', { name: /^(Write|Continue writing):/ }).click();
  const editor = editorOf(page, section);
  await expect(editor).toBeFocused();
  return editor;
}

export async function writeAndSave(page: Page, section: Section, text: string): Promise<void> {
  const editor = await beginWriting(page, section);
  await editor.fill(text);
  await saveButton(page).click();
  await expect(editor).toHaveCount(0);
}

/** What the server has of a document, opened; null while it is empty. */
export async function storedVision(page: Page, userId: string, section: Section): Promise<string | null> {
  const column = columnOf(section);
  const [stored] = await sql<Record<string, string | null>>(
    `select ${column} as text from profiles where id = $1`,
    [userId],
  );
  const text = stored?.text ?? null;
  return text === null ? null : openedColumn(page, userId, { table: 'profiles', column, row: 'own' }, text);
}

/** Stores whatever HTML as a document, as another device of the person's could. */
export async function storeVision(page: Page, userId: string, section: Section, html: string): Promise<void> {
  const place = { table: 'profiles', column: columnOf(section), row: 'own' };
  const text = await sealedColumn(page, userId, place, html);
  const known = (await api(page).get('/api/visions')) as Record<string, string | null>;
  const based_on = known[`${columnOf(section)}_saved_at`] ?? null;
  await api(page).put(`/api/visions/${section}`, { text, format: 3, based_on });
}
