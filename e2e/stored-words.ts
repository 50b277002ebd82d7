import type { Page } from '@playwright/test';
import { newId } from '../src/kernel/ids.ts';
import { CURRENT_FORMAT, deriveEntryKey, fromBase64, open, type Place, seal } from '../src/kernel/seal.ts';
import { api, onDevice, sql } from './support.ts';

const keys = new Map<string, Promise<CryptoKey>>();

async function fetchKey(page: Page): Promise<CryptoKey> {
  const { user_id, salt } = (await api(page).get('/api/entry-key')) as unknown as Record<string, string>;
  return deriveEntryKey(user_id ?? '', fromBase64(salt ?? ''));
}

/** The key of the person whom this page's browser is signed in as. */
function keyOf(page: Page, userId: string): Promise<CryptoKey> {
  const key = keys.get(userId) ?? fetchKey(page);
  keys.set(userId, key);
  return key;
}

interface Row {
  id: string;
  text: string;
  format: number | null;
}

/** Where the words of a row stand. */
const COLUMNS = {
  tasks: 'text',
  previous_goals: 'text',
  lessons_learned: 'lesson',
  bucket_list_items: 'item',
} as const;

/**
 * The rows of a person's actions, goals, lessons or bucket list as the server has them, in the order of their ids, with their words
 * opened. `ask` runs SQL on another database than that of the server under test.
 */
export async function storedWords<More>(
  page: Page,
  userId: string,
  table: keyof typeof COLUMNS,
  columns: (keyof More & string)[],
  ask: typeof sql = sql,
): Promise<({ text: string } & More)[]> {
  const key = await keyOf(page, userId);
  const column = COLUMNS[table];
  const rows = await ask<Row & More & Record<string, unknown>>(
    `select ${['id', `${column} as text`, 'format', ...columns].join(', ')} from ${table}
      where user_id = $1 order by id`,
    [userId],
  );
  return Promise.all(
    rows.map(async ({ id, text, format, ...more }) => ({
      ...(more as unknown as More),
      text: await open(key, text, format, { table, column, row: id, person: userId }),
    })),
  );
}

/** Words as a call carries them, sealed for their row, as a device of the person does it. */
async function sealed(page: Page, table: 'tasks' | 'previous_goals', id: string, words: string) {
  const { user_id } = (await api(page).get('/api/entry-key')) as unknown as { user_id: string };
  const place = { table, column: 'text', row: id, person: user_id };
  return { text: await seal(await keyOf(page, user_id), words, place), format: CURRENT_FORMAT };
}

type Column = Omit<Place, 'person'>;

/** A text of a column, opened, as the person reads it. */
export const openedColumn = async (
  page: Page,
  userId: string,
  place: Column,
  text: string,
): Promise<string> => open(await keyOf(page, userId), text, CURRENT_FORMAT, { ...place, person: userId });

/** A text sealed for its column, as a device of the person's seals it. */
export const sealedColumn = async (
  page: Page,
  userId: string,
  place: Column,
  text: string,
): Promise<string> => seal(await keyOf(page, userId), text, { ...place, person: userId });

interface StoredDraft {
  id: string;
  user_id: string;
  value: string;
  format: number;
}

/** What the drafts on this device say: each as it is kept, opened. */
export async function draftWords(page: Page, userId: string): Promise<string[]> {
  const key = await keyOf(page, userId);
  const drafts = await onDevice<StoredDraft>(page, 'drafts');
  return Promise.all(
    drafts.map(({ id, value, format, user_id: person }) =>
      open(key, value, format, { table: 'drafts', column: 'value', row: id, person }),
    ),
  );
}

/** Adds an action as another device of the person's would. Answers its id. */
export async function addedAction(page: Page, words: string): Promise<string> {
  const id = newId();
  await api(page).post('/api/tasks', { id, ...(await sealed(page, 'tasks', id, words)) });
  return id;
}

/** Lays many actions on the server at once, the last one the newest. Answers their ids. */
export async function storedActions(page: Page, userId: string, words: string[]): Promise<string[]> {
  const ids = words.map(newId);
  const texts = await Promise.all(
    words.map((text, place) =>
      sealedColumn(page, userId, { table: 'tasks', column: 'text', row: ids[place] ?? '' }, text),
    ),
  );
  await sql(
    `insert into tasks (user_id, id, text, format, created_at)
     select $1, id, text, $4, now() - make_interval(secs => cardinality($2::uuid[]) - place)
       from unnest($2::uuid[], $3::text[]) with ordinality as given (id, text, place)`,
    [userId, ids, texts, CURRENT_FORMAT],
  );
  return ids;
}

/** Uses a goal that is new as another device of the person's would. */
export async function usedGoal(page: Page, words: string): Promise<void> {
  const id = newId();
  await api(page).post('/api/goals/use', { id, ...(await sealed(page, 'previous_goals', id, words)) });
}
