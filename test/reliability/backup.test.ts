import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tablesOf, tallyOf } from '../../scripts/admin/backup/tables.ts';
import { createApp } from '../../src/server/app.ts';
import { findUnprotectedTables } from '../../src/server/row-security.ts';
import { createServices } from '../../src/server/services.ts';
import { FakeDevice } from '../../src/web/local/testing/fake-device.ts';
import { startAdmin, stopAdmins } from '../harness/admin-process.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { notebookOf, notebookServer } from '../harness/notebook-server.ts';
import { createEmptyDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type Sealing, sealingOf } from '../harness/sealing.ts';
import { fillTwoYears } from '../harness/two-years.ts';

/* The whole way: two years are backed up, brought into an empty database, and opened there. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let app: TestApp;
let maya: Person;
let sealing: Sealing;
let file: string;
const databases: TestDatabase[] = [];

const settings = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: app.config.dataDir,
  AUTH_SECRET: app.config.authSecret,
  ENTRY_MASTER_KEY: Buffer.from(app.config.entryMasterKey).toString('base64'),
});
const admin = (args: string[], url = app.url) => startAdmin(args, settings(url), app.config.dataDir);
const path = (name: string) => join(app.config.dataDir, name);

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.url;
}

async function on<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What each table's rows add up to, but for the epoch's, which a restore makes anew. */
const tallies = (url: string) =>
  on(url, async (client) => {
    await client.query("begin; set local timezone = 'UTC'");
    const found: Record<string, object> = {};
    for (const { name } of await tablesOf(client)) found[name] = await tallyOf(client, name);
    return { ...found, 'public.sync_epoch': undefined };
  });

const isEmpty = (url: string) =>
  on(url, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'auth', 'drizzle') and c.relkind = 'r'",
    );
    return rows[0].n === 0;
  });

async function serverOn(url: string) {
  const services = await createServices(app.config, url);
  const { fetch } = createApp(services).app;
  return {
    services,
    fetch: async (address: string, init?: RequestInit) =>
      fetch(new Request(new URL(address, app.config.appUrl), init)),
  };
}

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.person();
  await fillTwoYears(app, maya, '2026-11-19');
  sealing = await sealingOf(maya);
  file = path('growth-loop.backup');
  const { status, said } = await admin(['back-up', file]).ended;
  expect(said).toContain('was read back whole');
  expect(status).toBe(0);
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
afterAll(async () => {
  stopAdmins();
  await app.close();
});

test('a backup is its owner’s alone, replaces none, and is known to be whole or not', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await admin(['back-up', file]).ended;
  expect(again).toEqual({ status: 1, said: `${file} is there already: name another file.` });
  const words = await readFile(file);
  expect(words.includes('Dad')).toBe(false);
  const bytes = statSync(file).size;
  const url = await emptyDatabase();
  for (const at of [0, 10, Math.floor(bytes / 2), bytes - 9, bytes - 1]) {
    await copyFile(file, path('cut'));
    await truncate(path('cut'), at);
    const cut = await admin(['restore', path('cut')], url).ended;
    expect(cut.status, cut.said).toBe(1);
    expect(cut.said).toMatch(/is no whole backup/);
  }
  const changed = Buffer.from(words);
  changed[Math.floor(bytes / 3)] = (changed[Math.floor(bytes / 3)] ?? 0) ^ 1;
  await writeFile(path('changed'), changed);
  expect((await admin(['restore', path('changed')], url).ended).said).toMatch(/is no whole backup/);
  expect(await isEmpty(url)).toBe(true);
});

test('the drill restores into a Postgres of its own and says that the backup is good', async () => {
  const { status, said } = await admin(['drill', file], 'postgres://nobody@127.0.0.1:1/nowhere').ended;
  expect(said).toMatch(/each table's digest equal/);
  expect(said).toMatch(/\d,\d{3} texts of 1 people/);
  expect(said).toMatch(/The backup is good\.$/);
  expect(status).toBe(0);
  const strange = { ...settings(app.url), ENTRY_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
  const wrong = await startAdmin(['drill', file], strange, app.config.dataDir).ended;
  expect(wrong.status).toBe(1);
  expect(wrong.said).not.toContain('The backup is good');
});

test('restored into an empty database, every row is equal, tables are protected, and a server opens every entry', async () => {
  const url = await emptyDatabase();
  const { status, said } = await admin(['restore', file], url).ended;
  expect(said).toMatch(/^Restored the state of/);
  expect(status).toBe(0);
  expect(await tallies(url)).toEqual(await tallies(app.url));
  expect(await on(url, findUnprotectedTables)).toEqual([]);
  const structure = (client: pg.Client) =>
    client
      .query(
        `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as text from pg_constraint
            where connamespace::regnamespace::text in ('public', 'auth', 'billing', 'reminders')
          union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
          union all select relname, relname, relacl::text from pg_class
            where relnamespace::regnamespace::text in ('public', 'auth', 'billing', 'reminders') order by 1, 2, 3`,
      )
      .then(({ rows }) => rows);
  // Rights name their giver, which is the same login here.
  expect(await on(url, structure)).toEqual(await on(app.url, structure));
  const { services, fetch } = await serverOn(url);
  try {
    const device = new FakeDevice(notebookServer(fetch, () => maya.token));
    const tab = device.tab(notebookOf(maya.userId, sealing.key));
    await vi.waitFor(() => expect(tab.notebook.state.state).toBe('complete'), { timeout: 30_000 });
    const entries = [...tab.notebook.store.tables.journal_entries.values()];
    expect(entries.length).toBeGreaterThan(400);
    for (const { reflection } of entries) expect(reflection).not.toBe('[Decryption failed]');
    device.off();
    expect((await services.database.pool.query('select 1 from sync_heads')).rowCount).toBe(1);
  } finally {
    await services.close();
  }
  const twice = await admin(['restore', file], url).ended;
  expect(twice).toEqual({
    status: 1,
    said: 'The database is not empty. A backup is restored into a new one; nothing was changed.',
  });
});

test('killed at ten moments, a backup has no name yet and a restore has not happened; the next one is whole', async () => {
  const url = await emptyDatabase();
  for (let at = 0; at < 5; at++) {
    const backing = admin(['back-up', path('killed')]);
    await pause(150 + at * 90);
    backing.kill();
    await backing.ended;
    if (existsSync(path('killed'))) {
      expect((await admin(['drill', path('killed')]).ended).said).toMatch(/The backup is good/);
      break;
    }
  }
  for (let at = 0; at < 5; at++) {
    const restoring = admin(['restore', file], url);
    await pause(250 + at * 150);
    restoring.kill();
    await restoring.ended;
    if (await isEmpty(url)) continue;
    // It was done before it was killed: then whole.
    return expect(await tallies(url)).toEqual(await tallies(app.url));
  }
  expect((await admin(['restore', file], url).ended).status).toBe(0);
  expect(await tallies(url)).toEqual(await tallies(app.url));
  expect(readdirSync(app.config.dataDir).filter((name) => name === 'growth-loop.backup')).toHaveLength(1);
});
