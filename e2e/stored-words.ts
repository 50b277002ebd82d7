import type { Page } from '@playwright/test';
import { CURRENT_FORMAT, deriveEntryKey, fromBase64, open, seal } from '../src/kernel/seal.ts';
import { api, sql } from './support.ts';

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

/** The rows of a person's actions or goals as the server has them, in the order of their ids, with their words opened. */
export async function storedWords<More>(
  page: Page,
  userId: string,
  table: 'tasks' | 'previous_goals',
  columns: (keyof More & string)[],
): Promise<({ text: string } & More)[]> {
  const key = await keyOf(page, userId);
  const rows = await sql<Row & More & Record<string, unknown>>(
    `select ${['id', 'text', 'format', ...columns].join(', ')} from ${table} where user_id = $1 order by id`,
    [userId],
  );
  return Promise.all(
    rows.map(async ({ id, text, format, ...more }) => ({
      ...(more as unknown as More),
      text: await open(key, text, format, { table, column: 'text', row: id, person: userId }),
    })),
  );
}

/** Gives a row other words, as another device of the person's would. */
export async function sealWords(
  page: Page,
  table: 'tasks' | 'previous_goals',
  id: string,
  words: string,
): Promise<void> {
  const { user_id } = (await api(page).get('/api/entry-key')) as unknown as { user_id: string };
  const place = { table, column: 'text', row: id, person: user_id };
  const text = await seal(await keyOf(page, user_id), words, place);
  const path = table === 'tasks' ? `/api/tasks/${id}` : `/api/goals/${id}`;
  await api(page).patch(path, { text, format: CURRENT_FORMAT });
}
