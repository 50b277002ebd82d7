import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, sql, test } from './support.ts';

/** What a page does in five thousand entries on a machine that has other things to do. */
export const SLOW = 240_000;

/* What journeys share in which everything is taken along, or brought in. */

export const openImport = async (page: Page): Promise<void> => {
  await page.goto('/import');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
};

/** Chooses a file of this text. */
export const choose = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Import [\d,]+ (entr|item)/ });
export const progress = (page: Page): Locator => page.getByRole('progressbar', { name: 'Importing' });
export const undoButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Undo import', exact: true });
export const confirmUndo = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: 'Undo import' });

/** A Day One export of so many entries, a day each. */
export function dayOne(count: number, text = (at: number) => `Entry number ${at + 1}`): string {
  const entries = Array.from({ length: count }, (_, at) => ({
    uuid: `UUID-${at}`,
    creationDate: new Date(Date.UTC(2010, 0, 1 + at, 12)).toISOString(),
    timeZone: 'America/Los_Angeles',
    text: text(at),
  }));
  return JSON.stringify({ metadata: { version: '1.0' }, entries });
}

/** How many entries the person has, and of how many days. */
export async function entriesOf(userId: string): Promise<{ entries: number; days: number }> {
  const [found] = await sql<{ entries: number; days: number }>(
    'select count(*)::int as entries, count(distinct date)::int as days from journal_entries where user_id = $1',
    [userId],
  );
  return found ?? { entries: 0, days: 0 };
}

/** The files of a zip on the disk, by their names. */
export async function unzipped(path: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(path)])), { useWebWorkers: false });
  for await (const entry of reader.getEntriesGenerator()) {
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return texts;
}

export const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download everything' });

/** Downloads everything. Answers where the archive is on the disk. */
export async function downloadArchive(page: Page): Promise<string> {
  await expect(page.getByText('Anyone who has the file can read it.')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await downloadButton(page).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^growth-loop-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Your archive has been saved.')).toBeVisible();
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** Downloads everything. Answers the texts of the files in it, by their names. */
export const takeEverything = async (page: Page): Promise<Map<string, string>> =>
  unzipped(await downloadArchive(page));

/** SHA-256 of the files of a zip on the disk, by their names. */
export async function digestsIn(path: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(path)])), { useWebWorkers: false });
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory) continue;
    const bytes = await entry.getData(new Uint8ArrayWriter());
    digests.set(entry.filename, createHash('sha256').update(bytes).digest('hex'));
  }
  return digests;
}
