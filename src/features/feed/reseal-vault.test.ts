import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { firstSync, writeEverywhere } from '../../../test/harness/feed.ts';
import { envelope, sealedItem, sealedWords } from '../../../test/harness/remote-person.ts';
import {
  changeKey,
  finish,
  newKeyId,
  rowsToSeal,
  sealAll,
  turnOff,
  turnOn,
  vaultEnvelope,
} from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { prefixOf } from '../../kernel/seal/format-4.ts';
import { formatOf, SEAL_ROWS } from '../../kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';

/* What a device seals again when a private vault is turned on and off, and when its key is changed. */

let app: TestApp;
let ann: Person;
let key: string;

const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  key = newKeyId();
});

const SEALED = (Object.keys(SYNCED_TABLES) as SyncedTable[]).filter(
  (table) => SYNCED_TABLES[table].sealed.length > 0,
);

/** Something in every table, and what a lesson said before. */
async function writeAll(): Promise<void> {
  const { lesson } = await writeEverywhere(app, ann, NOW);
  const more = [
    await ann.patch(`/api/lessons/${lesson}`, { based_on: 0, format: 3, lesson: envelope(60, 3) }),
    await ann.put('/api/visions/health', { text: envelope(60, 3), format: 3, based_on: null }),
    await ann.post('/api/bucket-list/items', {
      ...sealedItem('Sail'),
      id: newId(),
      reason: envelope(60, 3),
    }),
  ];
  expect(more.map(({ status }) => status)).toEqual([200, 200, 200]);
}

/** The rows that have texts, by table: in which format, and the texts as they are stored. */
async function stored(): Promise<[SyncedTable, number | null, string[]][]> {
  return [...(await firstSync(ann))].flatMap(([name, row]) => {
    const table = name.split(' ')[0] as SyncedTable;
    if (SYNCED_TABLES[table].sealed.length === 0) return [];
    const columns: Record<string, unknown> =
      table === 'revisions' ? JSON.parse((row as { text: string }).text).columns : row;
    const names = table === 'revisions' ? Object.keys(columns) : SYNCED_TABLES[table].sealed;
    const texts = names
      .map((column) => columns[column])
      .filter((text) => typeof text === 'string' && text !== '');
    return [[table, formatOf(table, row), texts as string[]]];
  });
}

const seal = (body: object, person = ann) => person.post('/api/seal', body);
const codeOf = async (body: object, person = ann) => (await seal(body, person)).body?.error?.code ?? 204;

describe('a vault', () => {
  test('takes every table in and lets it out again, and words stay where they were', async () => {
    await writeAll();
    const before = await firstSync(ann);
    expect(new Set((await stored()).map(([table]) => table))).toEqual(new Set(SEALED));

    await turnOn(ann, key);
    await sealAll(ann, key);
    for (const [table, format, texts] of await stored()) {
      expect([table, format]).toEqual([table, 4]);
      for (const text of texts) expect(text.startsWith(prefixOf(key)), table).toBe(true);
    }
    await finish(ann, key);

    const next = newKeyId();
    await changeKey(ann, next, key);
    await sealAll(ann, next);
    for (const [table, , texts] of await stored()) {
      for (const text of texts) expect(text.startsWith(prefixOf(next)), table).toBe(true);
    }
    await finish(ann, next);

    await turnOff(ann, next);
    await sealAll(ann);
    await finish(ann, next, 'off');
    for (const [table, format] of await stored()) expect([table, format]).toEqual([table, 3]);

    const after = await firstSync(ann);
    const plain = ([name, row]: [string, object]) => {
      const table = name.split(' ')[0] as SyncedTable;
      const sealed: string[] = [...SYNCED_TABLES[table].sealed, 'seq', 'format', 'visions_format'];
      const isThere = ([column, value]: [string, unknown]) => [
        column,
        sealed.includes(column) ? value === null || value === '' : value,
      ];
      return [name, Object.fromEntries(Object.entries(row).map(isThere))];
    };
    const known = (device: typeof after) =>
      [...device]
        .filter(([name]) => !name.startsWith('vaults'))
        .map(plain)
        .toSorted();
    expect(known(after)).toEqual(known(before));
  });

  test('of a row that is sealed under the key already, nothing changes', async () => {
    await writeAll();
    await turnOn(ann, key);
    await sealAll(ann, key);
    const before = await firstSync(ann);
    await sealAll(ann, key);
    expect(await firstSync(ann)).toEqual(before);
  });

  test('takes no row that has changed since it was read', async () => {
    await writeAll();
    await turnOn(ann, key);
    const rows = await rowsToSeal(ann, () => vaultEnvelope(key));
    const stale = rows.map((row) => ({ ...row, based_on: row.based_on - 1 }));
    const before = await firstSync(ann);
    for (let at = 0; at < stale.length; at += SEAL_ROWS) {
      expect(await codeOf({ format: 4, key_id: key, rows: stale.slice(at, at + SEAL_ROWS) })).toBe(204);
    }
    expect(await firstSync(ann)).toEqual(before);
  });

  test('takes no row of somebody else', async () => {
    await writeAll();
    const bob = await app.person();
    await turnOn(bob, key);
    const rows = await rowsToSeal(ann, () => vaultEnvelope(key));
    const before = await firstSync(ann);
    expect(await codeOf({ format: 4, key_id: key, rows: rows.slice(0, SEAL_ROWS) }, bob)).toBe(204);
    expect(await firstSync(ann)).toEqual(before);
  });
});

describe('rows to seal', () => {
  const task = async () => {
    const id = newId();
    await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
    const [row] = (await rowsToSeal(ann, () => vaultEnvelope(key))).filter(({ table }) => table === 'tasks');
    return row ?? expect.unreachable();
  };

  test('are under the key that is named, and in the format', async () => {
    const row = await task();
    await turnOn(ann, key);
    const other = { ...row, columns: { text: vaultEnvelope(newKeyId()) } };
    const today = { ...row, columns: { text: envelope(60, 3) } };
    const refused = [
      { format: 4, rows: [row] },
      { format: 3, key_id: key, rows: [today] },
      { format: 3, rows: [row] },
      { format: 4, key_id: key, rows: [today] },
      { format: 4, key_id: key, rows: [row, other] },
      { format: 4, key_id: newKeyId(), rows: [row] },
      { format: 5, key_id: key, rows: [row] },
    ];
    for (const body of refused) expect((await seal(body)).status, JSON.stringify(body)).toBe(400);
    expect(await codeOf({ format: 4, key_id: key, rows: [row] })).toBe(204);
  });

  test('are refused while the vault demands otherwise', async () => {
    const row = await task();
    const ask = { format: 4, key_id: key, rows: [row] };
    expect(await codeOf(ask)).toBe('vault_changed');
    await turnOn(ann, newKeyId());
    expect(await codeOf(ask)).toBe('vault_changed');
  });

  test('cannot leave a complete vault', async () => {
    await task();
    await turnOn(ann, key);
    await sealAll(ann, key);
    await finish(ann, key);
    const rows = await rowsToSeal(ann, () => envelope(60, 3));
    expect(await codeOf({ format: 3, rows })).toBe('vault_changed');
  });

  test('are known by what their table knows a row by', async () => {
    const columns = { step: vaultEnvelope(key) };
    const ask = (row: object) => seal({ format: 4, key_id: key, rows: [{ based_on: 1, ...row }] });
    const id = newId();
    expect((await ask({ table: 'moods', id, columns })).status).toBe(400);
    expect((await ask({ table: 'moods', id: '2026-11-19', columns })).status).toBe(204);
    const text = { text: vaultEnvelope(key) };
    expect((await ask({ table: 'weekly_insights', id, columns: text })).status).toBe(400);
    expect((await ask({ table: 'tasks', id: 'own', columns: text })).status).toBe(400);
    expect((await ask({ table: 'vaults', id: 'own', columns: {} })).status).toBe(400);
    expect((await ask({ table: 'kept_posts', id, columns: { ...text, platform: 'X' } })).status).toBe(400);
  });
});
