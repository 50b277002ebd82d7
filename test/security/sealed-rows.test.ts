/*
 * Opens what is stored from outside: with the documented format, the user id and the unwrapped salt, and with
 * node:crypto alone. Only the sealing, which a browser does, uses the product's own code.
 */
import { createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealingOf } from '../harness/sealing.ts';

const TEXTS = {
  celebration: 'I called Dad before breakfast',
  goal: 'Run my first writing workshop',
  goal_importance: 'Because words are worth an evening',
  reflection: 'That four people come, and I fill the silence with apologies 🙈',
  value_alignment: 'Courage says: put the date in writing',
  action: 'Send Priya the outline\nHold the library room',
};
const LESSON = 'Less is enough';

let app: TestApp;
let maya: Person;
let entryId: string;
let lessonId: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.person({ name: 'Maya Lindqvist' });
  const sealing = await sealingOf(maya);
  entryId = newId();
  lessonId = newId();
  const answers = await sealing.row('journal_entries', entryId, TEXTS);
  const page = { id: entryId, format: 3, ...answers, start_time: '2026-11-19T08:00:00Z' };
  expect((await maya.post('/api/journal/entries', { ...page, tasks: [] })).status).toBe(200);
  const lesson = {
    id: lessonId,
    format: 3,
    ...(await sealing.row('lessons_learned', lessonId, { lesson: LESSON })),
  };
  expect((await maya.post('/api/lessons', lesson)).status).toBe(200);
});
afterAll(() => app.close());

function unwrapped(masterKey: Uint8Array, userId: string, wrapped: string): Buffer {
  const bytes = Buffer.from(wrapped.slice(wrapped.indexOf('.') + 1), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', masterKey, bytes.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}

function opened(column: string, envelope: string, userId: string, salt: Uint8Array): string {
  const bytes = Buffer.from(envelope, 'base64');
  const key = pbkdf2Sync(userId, salt, 100_000, 32, 'sha256');
  const [table, row] = column === 'lesson' ? ['lessons_learned', lessonId] : ['journal_entries', entryId];
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
    .setAAD(Buffer.from(`["growth-loop text 3","${table}","${column}","${row}","${userId}"]`))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
}

const columns = async (): Promise<Record<string, string>> => {
  const [entry] = await app.sql<Record<string, string>>('select * from journal_entries where id = $1', [
    entryId,
  ]);
  const [lesson] = await app.sql<Record<string, string>>('select lesson from lessons_learned');
  return Object.fromEntries(
    [...Object.keys(TEXTS), 'lesson'].map((name) => [name, { ...entry, ...lesson }[name] ?? '']),
  );
};

const wrappedSalt = async (): Promise<string> =>
  (
    await app.sql<{ wrapped_salt: string }>('select wrapped_salt from auth.entry_key where user_id = $1', [
      maya.userId,
    ])
  )[0]?.wrapped_salt ?? '';

test('ENC-04 ENC-07 the rows open with the documented format, the user id and the unwrapped salt', async () => {
  const salt = unwrapped(app.config.entryMasterKey, maya.userId, await wrappedSalt());
  expect(salt).toHaveLength(32);
  for (const [name, value] of Object.entries(await columns())) {
    expect(opened(name, value, maya.userId, salt), name).toBe({ ...TEXTS, lesson: LESSON }[name]);
  }
});

/** Neither as it stands nor out of its base64 does a value show a word of what was written. */
function expectUnreadable(value: string): void {
  // Long ones: letters that stand there by chance may well be a short word.
  const words = /breakfast|workshop|evening|people|Courage|Priya|enough/;
  expect(value).not.toMatch(words);
  expect(Buffer.from(value, 'base64').toString('latin1')).not.toMatch(words);
}

test('ENC-01 no text column of an entry can be read', async () => {
  const { lesson, ...entry } = await columns();
  expect(new Set(Object.values(entry)).size).toBe(6);
  for (const value of Object.values(entry)) expectUnreadable(value);
});

test('ENC-02 the text of a lesson cannot be read', async () => {
  const { lesson = '' } = await columns();
  expect(lesson).not.toBe('');
  expectUnreadable(lesson);
});

test('ENC-09 ENC-10 every sealed column is base64 that begins with its version byte', async () => {
  for (const value of Object.values(await columns())) {
    expect(value).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(value.length % 4).toBe(0);
    expect(Buffer.from(value, 'base64')[0]).toBe(3);
  }
});

test('a dump of the whole database, without the master key, opens nothing', async () => {
  const tables = await app.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const dump = (await Promise.all(tables.map(({ name }) => app.sql(`select * from ${name}`))))
    .flat()
    .map((row) => JSON.stringify(row))
    .join('\n');
  const words = [...Object.values(TEXTS), LESSON].flatMap((text) => text.split('\n'));
  for (const text of words) expect(dump).not.toContain(text);
  const { body } = await maya.get('/api/entry-key');
  expect(dump).not.toContain(body.salt);

  const { celebration = '' } = await columns();
  const wrapped = await wrappedSalt();
  expect(() => unwrapped(randomBytes(32), maya.userId, wrapped)).toThrow();
  const guesses = [
    Buffer.alloc(32),
    Buffer.from(maya.userId),
    Buffer.from(wrapped, 'base64'),
    Buffer.from(wrapped),
  ];
  for (const salt of guesses) expect(() => opened('celebration', celebration, maya.userId, salt)).toThrow();
});

test('ENC-07 the salt is one person’s own: it opens nothing of another, and is the same on every device', async () => {
  const ann = await app.person();
  const [own, other] = await Promise.all([maya.get('/api/entry-key'), ann.get('/api/entry-key')]);
  expect((await maya.get('/api/entry-key')).body.salt).toBe(own.body.salt);
  expect(other.body.salt).not.toBe(own.body.salt);
  const { celebration = '' } = await columns();
  const salt = Buffer.from(other.body.salt, 'base64');
  expect(() => opened('celebration', celebration, ann.userId, salt)).toThrow();
});
