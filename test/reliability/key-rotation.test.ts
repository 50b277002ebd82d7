import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { deriveEntryKey, fromBase64 } from '../../src/kernel/seal.ts';
import { openRow } from '../../src/kernel/sealed-row.ts';
import { createApp } from '../../src/server/app.ts';
import { MasterKeys } from '../../src/server/master-keys.ts';
import { createServices, type Services } from '../../src/server/services.ts';
import { startAdmin, stopAdmins } from '../harness/admin-process.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Client } from '../harness/client.ts';
import { sealingOf } from '../harness/sealing.ts';

/* The master key is changed by a process that is killed, while servers answer. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** ROTATION_KILLS=10 kills more often than every time. */
const KILLS = Number(process.env.ROTATION_KILLS ?? 3);
/** Batches are of 200: some are left after each kill. */
const OTHERS = KILLS * 300;
const [before, after] = [randomBytes(32), randomBytes(32)].map((key) => new Uint8Array(key)) as [
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>,
];

let app: TestApp;
let both: Services;
let fetchBoth: (path: string, person: Person) => Promise<Response>;
const writers: { person: Person; text: string }[] = [];
let kept: { user_id: string; wrapped_salt: string }[];
let factors: { user_id: string; wrapped_secret: string }[];

const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64');
const admin = (args: string[], keys: Record<string, string>) =>
  startAdmin(
    ['rotate-master-key', ...args],
    {
      DATABASE_URL: app.url,
      DATA_DIR: app.config.dataDir,
      AUTH_SECRET: app.config.authSecret,
      ...keys,
    },
    app.config.dataDir,
  );
const settings = { ENTRY_MASTER_KEY: base64(after), ENTRY_MASTER_KEY_PREVIOUS: base64(before) };
const rotation = (...args: string[]) => admin(args, settings);

async function serverWith(keys: { present: Uint8Array; previous?: Uint8Array }) {
  const config = { ...app.config, entryMasterKey: keys.present, entryMasterKeyPrevious: keys.previous };
  const services = await createServices(config, app.url);
  const { fetch } = createApp(services).app;
  const get = async (path: string, { token }: Person) =>
    fetch(new Request(new URL(path, config.appUrl), { headers: { authorization: `Bearer ${token}` } }));
  return { services, get };
}

/** Everybody's entry, opened as a browser does it: by the key call and the product's own code. */
async function expectAllOpen(get = fetchBoth): Promise<void> {
  for (const { person, text } of writers) {
    const { salt } = await (await get('/api/entry-key', person)).json();
    const key = await deriveEntryKey(person.userId, fromBase64(salt));
    const [row] = await app.sql('select * from lessons_learned where user_id = $1', [person.userId]);
    expect((await openRow(key, person.userId, 'lessons_learned', row ?? {})) as object).toMatchObject({
      lesson: text,
    });
  }
}

async function write(person: Person, lesson: string): Promise<void> {
  const id = newId();
  const sealed = await (await sealingOf(person)).row('lessons_learned', id, { lesson });
  expect((await person.post('/api/lessons', { id, ...sealed, format: 3 })).status).toBe(200);
  writers.push({ person, text: lesson });
}

/** Many more people, whose salts are under the previous key; every third was wrapped before keys had names. */
async function addOthers(): Promise<void> {
  const keys = new MasterKeys(before);
  const people = Array.from({ length: OTHERS }, (_, at) => {
    const id = newId();
    const wrapped = keys.wrap(id, randomBytes(32));
    return { id, wrapped: at % 3 === 0 ? wrapped.slice(wrapped.indexOf('.') + 1) : wrapped };
  });
  await app.sql(
    `with people as (select * from jsonb_to_recordset($1) as p (id uuid, wrapped text)),
      made as (insert into auth."user" (id, name, email) select id, 'x', id || '@example.com' from people returning id)
      insert into auth.entry_key (user_id, wrapped_salt, created_at)
        select p.id, p.wrapped, now() from people p join made using (id)`,
    [JSON.stringify(people)],
  );
}

const wraps = async () =>
  app.sql<{ bound: string; wrapped: string }>(
    `select user_id::text as bound, wrapped_salt as wrapped from auth.entry_key
      union all select 'second factor ' || user_id, wrapped_secret from auth.second_factor
      union all select name, wrapped from auth.product_key`,
  );

async function openBy(key: Uint8Array): Promise<number> {
  const keys = new MasterKeys(key);
  return (await wraps()).filter(({ bound, wrapped }) => {
    try {
      return keys.open(bound, wrapped).length > 0;
    } catch {
      return false;
    }
  }).length;
}

let productKey: { name: string; wrapped: string }[];

beforeAll(async () => {
  app = await createTestApp({ entryMasterKey: before });
  await write(await app.person(), 'Rest before you are tired.');
  await write(await app.person(), 'שלום 👩‍👩‍👧‍👦');
  await addOthers();
  // Theirs too were wrapped before keys had names.
  await app.sql(
    `update auth.entry_key set wrapped_salt = split_part(wrapped_salt, '.', 2) where user_id = $1 and wrapped_salt like '%.%'`,
    [writers[0]?.person.userId],
  );
  kept = await app.sql('select user_id, wrapped_salt from auth.entry_key');
  for (const { person } of writers) {
    expect((await new Client(app, person.cookie).post('/api/auth/second-factor/begin')).status).toBe(200);
  }
  factors = await app.sql('select user_id, wrapped_secret from auth.second_factor');
  productKey = await app.sql('select name, wrapped from auth.product_key');
  const server = await serverWith({ present: after, previous: before });
  both = server.services;
  fetchBoth = server.get;
});
afterAll(async () => {
  stopAdmins();
  await both.close();
  await app.close();
});

/** As if no key had been moved yet. */
beforeEach(async () => {
  await app.sql(
    `update auth.entry_key k set wrapped_salt = f.wrapped_salt
      from jsonb_to_recordset($1) as f (user_id uuid, wrapped_salt text) where f.user_id = k.user_id`,
    [JSON.stringify(kept)],
  );
  await app.sql(
    `update auth.second_factor k set wrapped_secret = f.wrapped_secret
      from jsonb_to_recordset($1) as f (user_id uuid, wrapped_secret text) where f.user_id = k.user_id`,
    [JSON.stringify(factors)],
  );
  await app.sql('update auth.product_key set wrapped = $1', [productKey[0]?.wrapped]);
});

const MOMENTS = Array.from({ length: KILLS }, (_, at) => at);

test(`killed at ${KILLS} moments and run to the end, every entry opens throughout, and the old key then opens nothing`, async () => {
  let reading = true;
  let reads = 0;
  const reader = (async () => {
    for (; reading; reads++) {
      await expectAllOpen();
      await pause(100);
    }
  })();
  reader.catch(() => undefined);
  onTestFinished(() => {
    reading = false;
    return reader.catch(() => undefined);
  });
  const left: number[] = [];
  for (const at of MOMENTS) {
    const process = rotation();
    // Before the first batch, or a moment after one.
    if (at === 0) await pause(300);
    else await process.said(1);
    if (at % 2 === 1) await pause(at);
    process.kill();
    await process.ended;
    await expectAllOpen();
    left.push(await openBy(before));
    expect(await openBy(after)).toBe((await wraps()).length - (left.at(-1) ?? 0));
    if (at === Math.floor(KILLS / 2))
      await write(await app.person(), 'Somebody new, by a server that knows the old key alone.');
  }
  // It goes forward from where it was, but for the one who came new.
  for (const [at, count] of left.entries()) expect(count).toBeLessThanOrEqual((left[at - 1] ?? 1e6) + 1);
  const { status, said } = await rotation().ended;
  expect(status).toBe(0);
  expect(said).toMatch(/Left: 0\./);
  for (const key of [before, after]) expect(said).not.toContain(base64(key).slice(0, 20));
  reading = false;
  await reader;
  expect(reads).toBeGreaterThan(0);
  expect(await openBy(before)).toBe(0);
  const { services, get } = await serverWith({ present: after });
  try {
    await expectAllOpen(get);
  } finally {
    await services.close();
  }
  await expect(serverWith({ present: before })).rejects.toThrow(/^ENTRY_MASTER_KEY is not the key/);
  expect((await admin(['--check'], { ENTRY_MASTER_KEY: base64(after) }).ended).said).toMatch(/Left: 0\./);
});

test('two rotations at once are harmless, and one more finds nothing to do', async () => {
  const ended = await Promise.all([rotation().ended, rotation().ended]);
  expect(ended.map(({ status }) => status)).toEqual([0, 0]);
  expect(await openBy(before)).toBe(0);
  expect(await openBy(after)).toBe((await wraps()).length);
  await expectAllOpen();
  const moved = await wraps();
  const again = await rotation().ended;
  expect(again.status).toBe(0);
  expect(again.said).not.toContain('Moved');
  expect(await wraps()).toEqual(moved);
});

test('a check counts and changes nothing; what neither key opens is told, left alone, and holds the key back', async () => {
  const untouched = await wraps();
  const count = await openBy(before);
  const check = await rotation('--check').ended;
  expect(check.status).toBe(1);
  expect(check.said).toContain(
    `Keys under ENTRY_MASTER_KEY_PREVIOUS (${new MasterKeys(before).presentName}): ${count.toLocaleString('en')}.`,
  );
  expect(await wraps()).toEqual(untouched);
  const isWriter = (id: string) => writers.some(({ person }) => person.userId === id);
  const stranger = kept.find(({ user_id }) => !isWriter(user_id))?.user_id ?? '';
  const foreign = new MasterKeys(randomBytes(32)).wrap(stranger, randomBytes(32));
  await app.sql('update auth.entry_key set wrapped_salt = $2 where user_id = $1', [stranger, foreign]);
  const { status, said } = await rotation().ended;
  expect(status).toBe(1);
  expect(said).toContain('Keys that open under neither: 1. They were left unchanged.');
  expect(said).toContain('Do not destroy any key.');
  expect((await wraps()).find(({ bound }) => bound === stranger)?.wrapped).toBe(foreign);
  await expectAllOpen();
});

test('with a wrong previous key nothing is changed, and the settings are told what they lack', async () => {
  const untouched = await wraps();
  const wrong = { ...settings, ENTRY_MASTER_KEY_PREVIOUS: base64(randomBytes(32)) };
  const { status, said } = await admin([], wrong).ended;
  expect(status).toBe(1);
  expect(said).toMatch(/^ENTRY_MASTER_KEY is not the key this database was written with/);
  expect(await wraps()).toEqual(untouched);
  const same = { ...settings, ENTRY_MASTER_KEY_PREVIOUS: base64(after) };
  expect((await admin([], same).ended).said).toBe(
    'ENTRY_MASTER_KEY_PREVIOUS is the same as ENTRY_MASTER_KEY.',
  );
});
