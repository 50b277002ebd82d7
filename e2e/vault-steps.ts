import type { Page } from '@playwright/test';
import { prefixOf } from '../src/kernel/seal/format-4.ts';
import { SYNCED_TABLES } from '../src/kernel/synced-tables.ts';
import { actionBox, openLessonBox, saveLesson } from './notebook-steps.ts';
import { button, section } from './profile-steps.ts';
import { type Account, expect, goWithin, sql } from './support.ts';

export const PASSPHRASE = 'twelve quiet mornings by the sea';

export const dialog = (page: Page) => page.getByRole('dialog');
export const vaultSection = (page: Page) => section(page, 'Private vault');
export const lockedTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Your private vault is locked', level: 1 });

export const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' }).click();

/** Types the words of the recovery key that are asked for. */
export async function confirmWords(page: Page, words: readonly string[]): Promise<void> {
  const fields = dialog(page).getByRole('textbox', { name: /^Word \d+$/ });
  await expect(fields).toHaveCount(3);
  for (const field of await fields.all()) {
    const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent);
    await field.fill(words[Number(/\d+/.exec(label ?? '')?.[0]) - 1] ?? '');
  }
}

export async function shownWords(page: Page): Promise<string[]> {
  const words = dialog(page).getByRole('list', { name: 'Recovery key' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  return words.allTextContents();
}

/** Opens a dialog of the section. What stands above it in the profile may come between press and release. */
export const openDialog = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await button(page, name).click();
    await expect(dialog(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });

/** Locks the vault from the profile, as it opens a dialog there. */
export const lock = (page: Page): Promise<void> =>
  expect(async () => {
    await button(page, 'Lock now').click({ timeout: 3000 });
    await expect(lockedTitle(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });

/** Turns the vault on from the profile; answers the words of its recovery key. */
export async function turnVaultOn(page: Page, account: Account): Promise<string[]> {
  await goWithin(page, '/profile');
  await openDialog(page, 'Turn on private vault');
  const words = await goThroughDialog(page, account, { end: 'Turn on private vault' });
  await expect(vaultSection(page).getByText(/Your private vault is on\./)).toBeVisible();
  return words;
}

/** Fills the dialog by which a vault gets a key, up to the press that ends it; answers the words of its recovery key. */
export async function fillDialog(page: Page, password: string, passphrase: string): Promise<string[]> {
  await dialog(page).getByLabel('Your password').fill(password);
  await proceed(page);
  await dialog(page).getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog(page).getByLabel('Repeat passphrase').fill(passphrase);
  await proceed(page);
  const words = await shownWords(page);
  await proceed(page);
  await confirmWords(page, words);
  return words;
}

/** The same, and ends it by this button. */
export async function goThroughDialog(
  page: Page,
  { password }: Account,
  { passphrase = PASSPHRASE, end }: { passphrase?: string; end: string },
): Promise<string[]> {
  const words = await fillDialog(page, password, passphrase);
  await dialog(page).getByRole('button', { name: end }).click();
  await expect(dialog(page)).toBeHidden();
  return words;
}

/** Changes the vault's key from the profile; answers the words of its new recovery key. */
export async function changeKey(page: Page, account: Account, passphrase: string): Promise<string[]> {
  await openDialog(page, 'Change the vault’s key');
  return goThroughDialog(page, account, { passphrase, end: 'Change key' });
}

/** The same with all that was written before, until the vault is complete. */
export async function moveIntoVault(page: Page, account: Account): Promise<void> {
  await page.goto('/profile');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await expect(vaultSection(page).getByText('still being encrypted')).toBeHidden();
}

export async function unlock(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await page.getByLabel('Passphrase').fill(passphrase);
  await button(page, 'Unlock').click();
}

export const vaultRow = async ({ userId }: Account) =>
  (
    await sql<{ state: string; key_id: string }>('select state, key_id from vaults where user_id = $1', [
      userId,
    ])
  )[0];

export const expectVault = (account: Account, state: string): Promise<void> =>
  expect.poll(async () => (await vaultRow(account))?.state, { timeout: 30_000 }).toBe(state);

const idOf = (table: string): string => (table === 'profiles' ? 'id' : 'user_id');

/** Every sealed text that the server has of the person, wherever it is. `ask` runs SQL on another database. */
export async function storedTexts({ userId }: Account, ask: typeof sql = sql): Promise<string[]> {
  const columns = Object.entries(SYNCED_TABLES).flatMap(([table, { sealed }]) =>
    sealed.map((column: string) =>
      table === 'revisions'
        ? `select former.value as text from revisions,
            lateral jsonb_each_text(text::jsonb -> 'columns') former where user_id = $1`
        : `select ${column} as text from ${table} where ${idOf(table)} = $1`,
    ),
  );
  columns.push('select choice_text as text from content_choices where user_id = $1');
  const rows = await ask<{ text: string | null }>(columns.join(' union all '), [userId]);
  return rows.flatMap(({ text }) => text || []);
}

/** Nothing that the server has of the person can be opened by anybody but their devices. */
export async function expectAllInVault(account: Account): Promise<void> {
  const prefix = prefixOf((await vaultRow(account))?.key_id ?? '');
  const texts = await storedTexts(account);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !text.startsWith(prefix))).toEqual([]);
}

export async function noteLesson(page: Page, text: string): Promise<void> {
  await goWithin(page, '/dashgrowthloop');
  await (await openLessonBox(page)).fill(text);
  await saveLesson(page).click();
  await expect(page.getByRole('button', { name: 'Note another lesson' })).toBeVisible();
}

export async function addAction(page: Page, text: string): Promise<void> {
  await goWithin(page, '/tasks');
  await actionBox(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(text, { exact: true })).toBeVisible();
}

/** Everything of the notebook that lies on this device, as far as it is text. */
export const textsOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        parts.push(JSON.stringify(all));
      }
      database.close();
    }
    return parts.join('\n');
  });
