import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { firstSync, stored, writeEverywhere } from '../../../test/harness/feed.ts';
import { envelope, importBatch } from '../../../test/harness/remote-person.ts';
import { finish, newKeyId, sealAll, turnOff, turnOn, vaultEnvelope } from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { prefixOf } from '../../kernel/seal/format-4.ts';
import { formatOf } from '../../kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { rowSchemas } from './contract/archive.ts';
import { ARCHIVE_TABLES, type ArchiveTable } from './contract/archive-tables.ts';

/* The rows of an archive come into a private vault, and out of one, sealed by the device for where they go. */

let app: TestApp;
let ann: Person;
let bob: Person;
let key: string;

const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  bob = await app.person();
  key = newKeyId();
});

/** Short enough for a mood. */
const sealed = (): string => envelope(30, 3);

const schemas = rowSchemas(() => z.string());
type Row = Record<string, unknown>;

const sealedAgain = (columns: readonly string[], row: Row, sealed: () => string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      columns.includes(name) && typeof value === 'string' && value !== '' ? sealed() : value,
    ]),
  );

/** A row as it travels from an archive, its texts sealed anew. */
function travelling(table: ArchiveTable, row: Row, sealed: () => string): Row {
  if (table === 'revisions') {
    const { columns } = JSON.parse(String(row.text));
    return {
      ...row,
      text: undefined,
      format: undefined,
      seq: undefined,
      columns: sealedAgain(Object.keys(columns), columns, sealed),
    };
  }
  const names = Object.keys(schemas[table].shape);
  const own = Object.fromEntries(names.map((name) => [name, row[name]]));
  return sealedAgain(SYNCED_TABLES[table].sealed, own, sealed);
}

/** Everything that somebody has, as it goes into the account of somebody else. */
async function archived(person: Person, sealed: () => string) {
  return [...(await firstSync(person))].flatMap(([name, row]) => {
    const table = name.split(' ')[0] as ArchiveTable;
    if (!ARCHIVE_TABLES.includes(table)) return [];
    return [{ table, row: JSON.parse(JSON.stringify(travelling(table, row as Row, sealed))) }];
  });
}

const bring = (person: Person, body: object) =>
  person.post('/api/import', { import_id: newId(), source: 'archive', ...body });

async function writeAll(person: Person): Promise<void> {
  const { lesson } = await writeEverywhere(app, person, NOW);
  await person.patch(`/api/lessons/${lesson}`, { based_on: 0, format: 3, lesson: envelope(60, 3) });
  await person.put('/api/visions/health', { text: envelope(60, 3), format: 3, based_on: null });
}

/** Of all rows that have texts: the formats, and with what the texts begin. */
async function sealedAs(person: Person): Promise<Set<string>> {
  const found = [...(await firstSync(person))].flatMap(([name, row]) => {
    const table = name.split(' ')[0] as SyncedTable;
    const former = table === 'revisions' ? JSON.parse((row as { text: string }).text).columns : {};
    const columns = table === 'revisions' ? Object.keys(former) : SYNCED_TABLES[table].sealed;
    const texts = columns.map((column) => ({ ...(row as Row), ...former })[column]);
    const sealed = texts.filter((text) => typeof text === 'string' && text !== '');
    return sealed.map((text) => `${formatOf(table, row)} ${String(text).slice(0, 2)}`);
  });
  return new Set(found);
}

const tablesOf = async (person: Person) =>
  new Set((await stored(app, person)).map(([name]) => name.split(' ')[0]));

describe('an archive', () => {
  test('of an account with a vault comes into one without', async () => {
    await writeAll(ann);
    await turnOn(ann, key);
    await sealAll(ann, key);
    await finish(ann, key);
    const rows = await archived(ann, sealed);
    const answer = await bring(bob, { format: 3, rows });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (const table of ARCHIVE_TABLES) expect(await tablesOf(bob)).toContain(table);
    expect((await sealedAs(bob)).size).toBeGreaterThan(0);
    for (const each of await sealedAs(bob)) expect(each).toMatch(/^3 A[w-z0-9+/]$/);
  });

  test('comes into a vault, which holds it like all else', async () => {
    await writeAll(ann);
    await turnOn(bob, key);
    await finish(bob, key);
    const rows = await archived(ann, () => vaultEnvelope(key));
    const answer = await bring(bob, { format: 4, rows });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (const table of ARCHIVE_TABLES) expect(await tablesOf(bob)).toContain(table);
    expect(await sealedAs(bob)).toEqual(new Set([`4 ${prefixOf(key).slice(0, 2)}`]));
    await turnOff(bob, key);
    await sealAll(bob);
    await finish(bob, key, 'off');
  });

  test('is refused whole when it is not sealed as the vault demands', async () => {
    await writeAll(ann);
    await turnOn(bob, key);
    await finish(bob, key);
    const before = await stored(app, bob);
    const outcomes = [
      await bring(bob, { format: 3, rows: await archived(ann, sealed) }),
      await bring(bob, { format: 4, rows: await archived(ann, () => vaultEnvelope(newKeyId())) }),
      await bring(await app.person(), { format: 4, rows: await archived(ann, () => vaultEnvelope(key)) }),
    ];
    expect(outcomes.map(({ status, body }) => body.error?.code ?? status)).toEqual([
      'vault_changed',
      'vault_changed',
      'vault_changed',
    ]);
    expect(await stored(app, bob)).toEqual(before);
    expect((await bob.get('/api/import')).body.imports).toEqual([]);
  });

  test('with texts of two formats in one batch is not as described', async () => {
    await turnOn(ann, key);
    const { rows } = importBatch();
    expect((await bring(ann, { format: 4, rows })).status).toBe(400);
    const [{ table, row }] = rows as [(typeof rows)[number]];
    const ours = { table, row: { ...row, id: newId(), reflection: vaultEnvelope(key) } };
    expect((await bring(ann, { format: 3, rows: [...rows, ours] })).status).toBe(400);
    expect((await bring(ann, { format: 4, rows: [...rows, ours] })).status).toBe(400);
    expect((await bring(ann, { format: 4, rows: [ours] })).status).toBe(200);
  });
});
