import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { inspect } from '../../scripts/admin/backup/dump.ts';
import { restore } from '../../scripts/admin/backup/restore.ts';
import { tablesOf, tallyOf } from '../../scripts/admin/backup/tables.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Mutation } from '../../src/notebook/mutation.ts';
import { FakeDevice } from '../../src/notebook/testing/fake-device.ts';
import { lessonRow } from '../../src/notebook/testing/writes.ts';
import { createApp } from '../../src/server/app.ts';
import { findUnprotectedTables } from '../../src/server/row-security.ts';
import { createServices } from '../../src/server/services.ts';
import { type AdminProcess, startAdmin, stopAdmins } from '../harness/admin-process.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { notebookOf, notebookServer } from '../harness/notebook-server.ts';
import { createEmptyDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type Sealing, sealingOf } from '../harness/sealing.ts';
import { fillTwoYears } from '../harness/two-years.ts';

/* The whole way: two years are backed up, brought into an empty database, and opened there. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** BACKUP_KILLS=5 kills each of them more often than every time. */
const KILLS = Number(process.env.BACKUP_KILLS ?? 2);

let app: TestApp;
let maya: Person;
let sealing: Sealing;
let file: string;
/** What the tables' rows added up to when the backup was made. */
let backedUp: object;
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

/** What each table's rows add up to, but for the epoch's, which a restore makes again. */
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

/** Whether somebody has begun a transaction there. */
const isIn = async (url: string) =>
  (
    await app.sql('select from pg_stat_activity where datname = $1 and xact_start is not null', [
      new URL(url).pathname.slice(1),
    ])
  ).length > 0;

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
  // The server's scheduler, which looks around every minute, would change it meanwhile.
  await app.sql(
    'update reminder_schedules set due_at = null, local_date = null, promised_from = null, changed_at = null',
  );
  file = path('growth-loop.backup');
  const { status, said } = await admin(['back-up', file]).ended;
  expect(said).toContain('was read back completely');
  backedUp = await tallies(app.url);
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
  expect(again).toEqual({ status: 1, said: `${file} already exists: name another file.` });
  const words = await readFile(file);
  const text = gunzipSync(words).toString();
  expect(text).toContain(maya.email);
  for (const written of ['Tell me about yours', 'HYPERLINK', 'Sentences of about 9 words']) {
    expect(text).not.toContain(written);
  }
  const bytes = statSync(file).size;
  for (const at of [0, 10, Math.floor(bytes / 2), bytes - 9, bytes - 1]) {
    await copyFile(file, path('cut'));
    await truncate(path('cut'), at);
    await expect(inspect(path('cut'))).rejects.toThrow(/is not a complete backup/);
  }
  const changed = Buffer.from(words);
  changed[Math.floor(bytes / 3)] = (changed[Math.floor(bytes / 3)] ?? 0) ^ 1;
  await writeFile(path('changed'), changed);
  const url = await emptyDatabase();
  await on(url, (client) =>
    expect(restore(client, path('changed'))).rejects.toThrow(/is not a complete backup/),
  );
  expect(await isEmpty(url)).toBe(true);
});

test('the drill restores into a Postgres of its own and says that the backup is good', async () => {
  const { status, said } = await admin(['drill', file], 'postgres://nobody@127.0.0.1:1/nowhere').ended;
  expect(said).toMatch(/every table's digest matches/);
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
  expect(await tallies(url)).toEqual(backedUp);
  expect(await on(url, findUnprotectedTables)).toEqual([]);
  const structure = (client: pg.Client) =>
    client
      .query(
        `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as text from pg_constraint
            where connamespace::regnamespace::text in ('public', 'auth', 'billing', 'reminders')
          union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
            where not tgisinternal and tgname <> 'confirm_at_once'
          union all select relname, relname, relacl::text from pg_class
            where relnamespace::regnamespace::text in ('public', 'auth', 'billing', 'reminders') order by 1, 2, 3`,
      )
      .then(({ rows }) => rows);
  // Rights name their giver, which is the same login here; one trigger is the harness's own.
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
    said: 'The database is not empty. A backup can only be restored into a new one. Nothing was changed.',
  });
});

test('a device that is ahead of a restored server reads again and sends what waits; what only the lost server had is gone', async () => {
  const ann = await app.person();
  const key = (await sealingOf(ann)).key;
  const addLesson = (lesson: string, id = newId()): Mutation => ({
    what: 'A lesson',
    words: lesson,
    request: async () => {
      const sealed = await (await sealingOf(ann)).row('lessons_learned', id, { lesson });
      return { call: 'POST /api/lessons', body: { id, ...sealed, format: 3 } };
    },
    changes: [{ table: 'lessons_learned', key: id, put: lessonRow(id, lesson) }],
  });
  let reach = app.fetch;
  const device = new FakeDevice(
    notebookServer(
      (address, init) => reach(address, init),
      () => ann.token,
    ),
  );
  onTestFinished(() => device.off());
  const { notebook, line } = device.tab(notebookOf(ann.userId, key));
  const lessons = () => [...notebook.store.tables.lessons_learned.values()].map((row) => row.lesson).sort();
  const settled = (expected: string[]) =>
    vi.waitFor(
      () => {
        notebook.wake();
        expect(notebook.state.state).toBe('complete');
        expect(notebook.unsaved.waiting).toBe(0);
        expect(lessons()).toEqual(expected);
      },
      { timeout: 30_000, interval: 50 },
    );
  await vi.waitFor(() => expect(notebook.state.state).toBe('complete'), 30_000);
  await notebook.perform(addLesson('Before the backup.'));
  await settled(['Before the backup.']);
  const { status } = await admin(['back-up', path('yesterday')]).ended;
  expect(status).toBe(0);
  await notebook.perform(addLesson('After the backup, and acknowledged.'));
  await settled(['After the backup, and acknowledged.', 'Before the backup.']);
  line.isOnline = false;
  await notebook.perform(addLesson('Not sent yet.'));

  const url = await emptyDatabase();
  await on(url, (client) => restore(client, path('yesterday')));
  const { services, fetch } = await serverOn(url);
  try {
    reach = fetch;
    line.isOnline = true;
    await settled(['Before the backup.', 'Not sent yet.']);
    const { rows } = await services.database.pool.query('select 1 from lessons_learned where user_id = $1', [
      ann.userId,
    ]);
    expect(rows).toHaveLength(2);
  } finally {
    await services.close();
  }
});

test(`each killed at ${KILLS} moments, a backup has no name yet and a restore has not happened; the next one is whole`, async () => {
  const url = await emptyDatabase();
  const begun = (process: AdminProcess, check: () => Promise<boolean>) =>
    Promise.race([
      process.ended,
      vi.waitFor(async () => expect(await check()).toBe(true), { timeout: 100_000, interval: 3 }),
    ]);
  const isWriting = async () => readdirSync(app.config.dataDir).some((name) => /^killed\..*part$/.test(name));
  for (let at = 0; at < KILLS; at++) {
    const backing = admin(['back-up', path('killed')]);
    await begun(backing, isWriting);
    await pause((at * 50) / KILLS);
    backing.kill();
    await backing.ended;
    for (const name of readdirSync(app.config.dataDir)) if (name.endsWith('.part')) rmSync(path(name));
    if (existsSync(path('killed'))) {
      expect((await admin(['drill', path('killed')]).ended).said).toMatch(/The backup is good/);
      break;
    }
  }
  for (let at = 0; at < KILLS; at++) {
    const restoring = admin(['restore', file], url);
    await begun(restoring, () => isIn(url));
    await pause((at * 200) / KILLS);
    restoring.kill();
    await restoring.ended;
    if (await isEmpty(url)) continue;
    // It was done before it was killed: then whole.
    return expect(await tallies(url)).toEqual(backedUp);
  }
  expect((await admin(['restore', file], url).ended).status).toBe(0);
  expect(await tallies(url)).toEqual(backedUp);
});
