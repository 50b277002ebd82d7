import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { type Answer, createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { type BreakableWay, openBreakableWay } from '../harness/breakable-way.ts';
import { Client, waitForMail } from '../harness/client.ts';
import { journalPage } from '../harness/remote-person.ts';

/* Reliability 4: database down, slow or full: an answer within 5 s, recovery by itself. */

const ANSWER_MS = 5000;

let app: TestApp;
let way: BreakableWay;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp({}, async (url) => {
    way = await openBreakableWay(url);
    return way.url;
  });
  ann = await app.person();
});
afterAll(async () => {
  way.set('open');
  way.throttleCpu(0);
  await app.close();
  await way.close();
});
afterEach(() => {
  way.throttleCpu(0);
  way.set('open');
});

const everyKind = (): Record<string, () => Promise<Answer>> => {
  const browser = new Client(app, ann.cookie);
  const { email, password } = ann;
  return {
    'a save': () => ann.post('/api/journal/entries', journalPage()),
    'a list': () => ann.get('/api/tasks'),
    'a change': () => ann.patch('/api/profile', { name: 'Ann Bee' }),
    'the entry key': () => ann.get('/api/entry-key'),
    'the profile made sure of': () => ann.post('/api/profile/ensure'),
    'a download': () => ann.post('/functions/v1/decrypt-user-entries', { type: 'journal' }),
    'who is signed in': () => browser.get('/api/auth/get-session'),
    'a token': () => browser.get('/api/auth/token'),
    'signing in': () => new Client(app).post('/api/auth/sign-in/email', { email, password }),
    'signing up': () =>
      new Client(app).post('/api/auth/sign-up/email', {
        name: 'Ben Cee',
        email: `${newId()}@example.com`,
        password,
      }),
    'a forgotten password': () => new Client(app).post('/api/auth/request-password-reset', { email }),
    'a recovery link': () => new Client(app).post('/api/auth/recovery/exchange', { code: 'unknown' }),
    'a new password': () =>
      browser.copy().post('/api/auth/change-password', { currentPassword: 'wrong', newPassword: password }),
  };
};

interface Outcome {
  call: string;
  status: number;
  within: boolean;
}

const outcomesOf = (calls: Record<string, () => Promise<Answer>>): Promise<Outcome[]> =>
  Promise.all(
    Object.entries(calls).map(async ([call, ask]) => {
      const asked = performance.now();
      const { status } = await ask();
      return { call, status, within: performance.now() - asked < ANSWER_MS };
    }),
  );

const expectUnavailable = async () => {
  const calls = everyKind();
  expect(await outcomesOf(calls)).toEqual(
    Object.keys(calls).map((call) => ({ call, status: 503, within: true })),
  );
};

/** One after the other, for they need the same session. */
const expectRecovered = async () => {
  for (const [call, ask] of Object.entries(everyKind())) {
    const expected = call === 'a recovery link' || call === 'a new password' ? 400 : 200;
    expect({ call, status: (await ask()).status }).toEqual({ call, status: expected });
  }
};

test('with the database down every call is answered 503 at once, and all is well when it is back', async () => {
  await expectRecovered();
  way.set('down');
  await expectUnavailable();
  way.set('open');
  await expectRecovered();
});

test('with the database frozen in the middle every call is answered 503 within 5 s, and all is well when it goes on', async () => {
  await expectRecovered();
  way.set('frozen');
  await expectUnavailable();
  way.set('open');
  await expectRecovered();
});

test('with a database so slow that a save would take a minute every call is answered within 5 s', async () => {
  await expectRecovered();
  way.throttleCpu(2500);
  const outcomes = await outcomesOf(everyKind());
  expect(outcomes.filter(({ within }) => !within)).toEqual([]);
  expect(outcomes.find(({ call }) => call === 'a save')).toMatchObject({ status: 503 });
  way.throttleCpu(0);
  await expectRecovered();
});

test('a save that was given up stores nothing or all of it, and sent again it is one save', async () => {
  way.throttleCpu(3000);
  const page = journalPage();
  expect((await ann.post('/api/journal/entries', page)).status).toBe(503);
  way.throttleCpu(0);
  expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
  const [rows] = await app.sql(
    `select (select count(*)::int from journal_entries where id = $1) as entries,
            (select count(*)::int from tasks where id = any($2)) as tasks`,
    [page.id, page.tasks.map(({ id }) => id)],
  );
  expect(rows).toEqual({ entries: 1, tasks: page.tasks.length });
});

test('with a disk that is full a save is answered 503, stores nothing, and succeeds when there is room again', async () => {
  await app.sql(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await app.sql('create trigger full_disk before insert on tasks for each row execute function full_disk()');
  const page = journalPage();
  expect((await ann.post('/api/journal/entries', page)).status).toBe(503);
  expect(await app.sql('select 1 from journal_entries where id = $1', [page.id])).toEqual([]);
  await app.sql('drop trigger full_disk on tasks');
  expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
});

test('mail that was asked for before the database went away is sent when it is back', async () => {
  const ben = await app.person();
  way.set('down');
  expect((await new Client(app).post('/api/auth/request-password-reset', { email: ben.email })).status).toBe(
    503,
  );
  way.set('open');
  expect((await new Client(app).post('/api/auth/request-password-reset', { email: ben.email })).status).toBe(
    200,
  );
  const [mail] = await waitForMail(app, ben.email);
  expect(mail?.subject).toBe('Set a new password');
});
