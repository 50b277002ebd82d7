import type { Locator, Page } from '@playwright/test';
import { newId } from '../src/kernel/ids.ts';
import { CURRENT_FORMAT, deriveEntryKey, fromBase64, seal, toBase64 } from '../src/kernel/seal.ts';
import { storedWords } from './stored-words.ts';
import { api, expect, failing, onDevice, sql } from './support.ts';

/** One answer for each question; `action` has one action on each line. */
export const ANSWERS = {
  celebration: 'I called Dad before breakfast',
  goal: 'Run my first writing workshop',
  goal_importance: 'Words are worth an evening',
  reflection: 'That I fill the silence with apologies',
  value_alignment: 'Courage says put the date in writing',
  action: 'Send Priya the outline\nHold the library room\nTell the family the date',
};

export type Answers = typeof ANSWERS;

/** The writing area of the question that is open; question 2 has a second one. */
export const answer = (page: Page) => page.getByRole('main').getByRole('textbox').first();
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const complete = (page: Page) => page.getByRole('button', { name: 'Complete' });

export async function onQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
}

/** Answers the questions of the page that is open, from the first on or another; it is then ready to be completed. */
export async function answerPage(
  page: Page,
  { answers = ANSWERS, from = 1 }: { answers?: Answers; from?: number } = {},
): Promise<void> {
  const texts = [
    answers.celebration,
    answers.goal,
    answers.reflection,
    answers.value_alignment,
    answers.action,
  ];
  for (const [question, text] of [...texts.entries()].slice(from - 1)) {
    await onQuestion(page, question + 1);
    await answer(page).fill(text);
    if (question === 1) await page.getByLabel('Why does it matter?').fill(answers.goal_importance);
    if (question < 4) await next(page).click();
  }
}

/** Opens a new page and answers all five questions; the page is then ready to be completed. */
export async function writePage(page: Page, answers: Answers = ANSWERS): Promise<void> {
  await page.goto('/journal/new');
  await answerPage(page, { answers });
}

/** Opens an address with navigation state, as a link within the product does. */
export async function openWith(page: Page, path: string, state: object): Promise<void> {
  await page.evaluate(
    (target: { path: string; usr: object }) => {
      history.pushState({ usr: target.usr, key: crypto.randomUUID(), idx: 1 }, '', target.path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { path, usr: state },
  );
}

async function entryKeyParts(page: Page): Promise<{ user_id: string; salt: string }> {
  const answered = await api(page).get('/api/entry-key');
  return answered as unknown as { user_id: string; salt: string };
}

async function keyOf(page: Page): Promise<CryptoKey> {
  const { user_id, salt } = await entryKeyParts(page);
  return deriveEntryKey(user_id, fromBase64(salt));
}

/** Seals texts for a row as the person's browser would. */
async function sealerOf(page: Page, table: string, row: string) {
  const { user_id, salt } = await entryKeyParts(page);
  const key = await deriveEntryKey(user_id, fromBase64(salt));
  return (column: string, text: string) => seal(key, text, { table, column, row, person: user_id });
}

/** A text as earlier versions sealed it: IV and ciphertext, after the version byte 2 or, the oldest, without one. */
export async function sealedInOlderForm(page: Page, text: string, ...version: 2[]): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(page),
    new TextEncoder().encode(text),
  );
  return toBase64(new Uint8Array([...version, ...iv, ...new Uint8Array(sealed)]));
}

/** Saves an entry as a browser does that still has the version before. */
export async function savedEntryBefore(page: Page, changes: Partial<Answers> = {}): Promise<void> {
  const answers = Object.entries({ ...ANSWERS, ...changes });
  const columns = await Promise.all(
    answers.map(async ([column, text]) => [column, await sealedInOlderForm(page, text, 2)]),
  );
  await api(page).post('/api/journal/entries', {
    id: newId(),
    format: 2,
    ...Object.fromEntries(columns),
    start_time: new Date().toISOString(),
    tasks: [],
  });
}

/** Saves an entry as another device of the person would. */
export async function savedEntry(page: Page, changes: Partial<Answers> = {}): Promise<string> {
  const id = newId();
  const sealed = await sealerOf(page, 'journal_entries', id);
  const answers = Object.entries({ ...ANSWERS, ...changes });
  const columns = await Promise.all(
    answers.map(async ([column, text]) => [column, await sealed(column, text)]),
  );
  await api(page).post('/api/journal/entries', {
    id,
    format: CURRENT_FORMAT,
    ...Object.fromEntries(columns),
    start_time: new Date().toISOString(),
    tasks: [],
  });
  return id;
}

export async function savedLesson(page: Page, text: string): Promise<string> {
  const id = newId();
  const sealed = await sealerOf(page, 'lessons_learned', id);
  await api(page).post('/api/lessons', { id, lesson: await sealed('lesson', text), format: CURRENT_FORMAT });
  return id;
}

/** What the server says to whoever is not signed in any more. */
export const REFUSED = { status: 401, body: { error: { code: 'unauthenticated', message: '' } } };

/** A download that the server makes fails first, and is refused when it is tried again: the banner says either. */
export async function expectFailedDownload(page: Page, download: string, failed: string): Promise<void> {
  const address = '**/functions/v1/decrypt-user-entries';
  const banner = page.getByRole('alert').first();
  await failing(page, address);
  await page.getByRole('button', { name: download }).click();
  await expect(banner).toContainText(failed);
  await page.unroute(address);
  await failing(page, address, REFUSED);
  await banner.getByRole('button', { name: 'Try Again' }).click();
  await expect(banner).toContainText('Not logged in.');
}

/** The text stands in the product's colour for failures. */
export async function expectRed(banner: Locator): Promise<void> {
  const [color, danger] = await banner.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-danger)';
    element.append(probe);
    const colors = [getComputedStyle(element).color, getComputedStyle(probe).color];
    probe.remove();
    return colors;
  });
  expect(color).toBe(danger);
}

/** What the device keeps of unfinished writing, as it is stored. */
export const storedDrafts = (page: Page) =>
  onDevice<{ kind: string; value: string; format: number }>(page, 'drafts');

export const ENTRIES = '**/api/journal/entries*';

export const actions = (page: Page) => page.getByRole('main').getByRole('checkbox');
export const SYNC = '**/api/sync*';

/** What is said of saving in the bar. */
export const saving = (page: Page) =>
  page.getByRole('button', { name: /^(Saved|Offline|On this device|Needs you)/ });
export const actionsOf = async (page: Page, userId: string) =>
  (await storedWords<{ completed: boolean }>(page, userId, 'tasks', ['completed'])).map(({ text }) => text);
export const entriesOf = (userId: string) =>
  sql('select * from journal_entries where user_id = $1 order by created_at', [userId]);

/** Lets the server do its work, but its answer never arrives. */
export const dropResponse = (page: Page) =>
  page.route(ENTRIES, async (route) => {
    await route.fetch();
    // The page may be gone by then.
    await route.abort('connectionreset').catch(() => undefined);
  });

/** Has the sync answer with rows that are others on the way. */
export const withRows = (page: Page, change: (table: string, row: { date?: string }) => object) =>
  page.route(SYNC, async (route) => {
    try {
      const response = await route.fetch();
      const { rows, ...more } = await response.json();
      const changed = rows.map(([table, row]: [string, object]) => [table, change(table, row)]);
      await route.fulfill({ response, json: { rows: changed, ...more } });
    } catch {
      // The page is gone, and with it whoever asked.
    }
  });
