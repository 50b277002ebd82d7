import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { journalPage, sealedWords } from '../harness/remote-person.ts';

let app: TestApp;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp();
  [ann, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

test('somebody whose writers have to wait keeps nobody else waiting', async () => {
  // As a transaction of another server that is stuck would hold it.
  const stuck = new pg.Client({ connectionString: app.url });
  await stuck.connect();
  await stuck.query('begin');
  await stuck.query('select app_lock_user($1)', [ann.userId]);
  const waiting = Array.from({ length: 40 }, () =>
    ann.post('/api/tasks', { id: newId(), ...sealedWords('Walk') }),
  );
  const others = await Promise.all([
    ben.post('/api/journal/entries', journalPage()),
    ben.get('/api/journal/entries'),
    ann.get('/api/tasks'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  await stuck.query('rollback');
  await stuck.end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test('writers that wait too long are told to come again, and the next ones are served', async () => {
  const stuck = new pg.Client({ connectionString: app.url });
  await stuck.connect();
  await stuck.query('begin');
  await stuck.query('select app_lock_user($1)', [ann.userId]);
  const waiting = await Promise.all(
    Array.from({ length: 12 }, () => ann.post('/api/tasks', { id: newId(), ...sealedWords('Swim') })),
  );
  expect(waiting.map(({ status }) => status)).toEqual(Array(12).fill(503));
  await stuck.query('rollback');
  await stuck.end();
  expect((await ann.post('/api/tasks', { id: newId(), ...sealedWords('Read') })).status).toBe(200);
  const { tasks } = (await ann.get('/api/tasks')).body;
  expect(tasks.filter((task: { text: string }) => task.text === sealedWords('Swim').text)).toEqual([]);
});
