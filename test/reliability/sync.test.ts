import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealedWords } from '../harness/remote-person.ts';

/* No device misses a row, however many servers write for a person at once. */

const WRITERS = 10;
const WRITES = 40;

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
});
afterAll(() => app.close());

/** A writer on a connection of its own, as another server would be. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  return client;
}

const insert = 'insert into tasks (user_id, id, text, created_at) values ($1, $2, $3, now())';

/** Writes rows in transactions that take their time between the number and the end. */
async function keepWriting(ids: string[]): Promise<void> {
  const client = await connect();
  for (let write = 0; write < WRITES; write++) {
    const [one, other] = [newId(), newId()];
    await client.query('begin');
    await client.query('select app_take_number($1)', [ann.userId]);
    await client.query(insert, [ann.userId, one, 'Walk']);
    if (write % 3 === 0) await setTimeout(Math.random() * 4);
    await client.query(insert, [ann.userId, other, 'Read']);
    // What is undone was never there.
    const kept = write % 7 !== 6;
    await client.query(kept ? 'commit' : 'rollback');
    if (kept) ids.push(one, other);
  }
  await client.end();
}

test('a device that follows while ten servers write has every row, each once, in the order of its number', async () => {
  const written: string[] = [];
  // Where the device stands before anybody writes: what is written from here on it must see.
  let cursor = (await ann.get('/api/sync')).body.head;
  let writing = true;
  const writers = Promise.all(Array.from({ length: WRITERS }, () => keepWriting(written))).finally(() => {
    writing = false;
  });
  const seen: string[] = [];
  for (let last = false; !last; ) {
    last = !writing;
    const { rows, next, head } = (await ann.get(`/api/sync?after=${cursor}`)).body;
    const numbers = rows.map(([, row]: [string, { seq: number }]) => row.seq);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
    expect(Math.min(...numbers, Number.POSITIVE_INFINITY)).toBeGreaterThan(cursor);
    seen.push(...rows.map(([, { id }]: [string, { id: string }]) => id));
    cursor = next ?? head;
    if (next !== null) last = false;
  }
  await writers;
  expect(seen.toSorted()).toEqual(written.toSorted());
  expect(seen.length).toBe(WRITERS * (WRITES - Math.floor(WRITES / 7)) * 2);
});

test('a number is not seen before an earlier one is committed', async () => {
  const [first, second] = [await connect(), await connect()];
  const { head } = (await ann.get('/api/sync')).body;
  await first.query('begin');
  await first.query('select app_take_number($1)', [ann.userId]);
  const late = newId();
  let done = false;
  const other = second
    .query('begin')
    .then(() => second.query('select app_take_number($1)', [ann.userId]))
    .then(() => second.query(insert, [ann.userId, newId(), 'Second']))
    .then(() => second.query('commit'))
    .then(() => {
      done = true;
    });
  await setTimeout(100);
  expect(done).toBe(false);
  expect((await ann.get(`/api/sync?after=${head}`)).body).toMatchObject({ rows: [], head });
  await first.query(insert, [ann.userId, late, 'First']);
  await first.query('commit');
  await other;
  const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
  expect(rows.map(([, { text, seq }]: [string, { text: string; seq: number }]) => [text, seq])).toEqual([
    ['First', head + 1],
    ['Second', head + 2],
  ]);
  await Promise.all([first.end(), second.end()]);
});

test('what is numbered without the head’s lock is missed, so this test would tell', async () => {
  const [first, second] = [await connect(), await connect()];
  await first.query('create sequence numbers; create table numbered (seq bigint)');
  const write = (client: pg.Client) => client.query("insert into numbered values (nextval('numbers'))");
  await first.query('begin');
  await write(first);
  await write(second);
  const { rows } = await second.query('select max(seq) as cursor from numbered');
  await first.query('commit');
  const missed = await second.query('select from numbered where seq < $1', [rows[0].cursor]);
  const found = await second.query('select from numbered where seq > $1', [rows[0].cursor]);
  expect([missed.rowCount, found.rowCount]).toEqual([1, 0]);
  await Promise.all([first.end(), second.end()]);
});

test('writers, sign-ins, first profiles and the end of the account never wait for each other in a circle', async () => {
  const ben = await app.person();
  await app.sql('delete from profiles where id = $1', [ben.userId]);
  const credentials = { email: ben.email, password: ben.password };
  const origin = { origin: app.config.appUrl, 'content-type': 'application/json' };
  const signIn = () =>
    app.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: origin,
      body: JSON.stringify(credentials),
    });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      if (index % 4 === 3) return (await signIn()).status;
      if (index % 4 === 2) return (await ben.post('/api/profile/ensure')).status;
      return (await ben.post('/api/tasks', { id: newId(), ...sealedWords('Walk') })).status;
    }),
  );
  expect(outcomes).toEqual(outcomes.map(() => 200));
  const ending = app.fetch('/api/auth/delete-user', {
    method: 'POST',
    headers: { ...origin, cookie: ben.cookie },
    body: JSON.stringify({ password: ben.password }),
  });
  const meanwhile = await Promise.all(
    Array.from({ length: 6 }, () => ben.post('/api/tasks', { id: newId(), ...sealedWords('Swim') })),
  );
  expect((await ending).status).toBe(200);
  for (const { status } of meanwhile) expect([200, 401]).toContain(status);
  expect(await app.sql('select from tasks where user_id = $1', [ben.userId])).toEqual([]);
});
