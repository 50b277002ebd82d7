import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { type Device, firstSync, follow, pull } from '../../../test/harness/feed.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { AWAY_DAYS } from './contract.ts';
import { forgetTombstones, forgetUnneeded } from './server/upkeep.ts';

let app: TestApp;
let ann: Person;
let database: Database;

const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const forget = () => forgetTombstones(database, ago(AWAY_DAYS));

beforeAll(async () => {
  app = await createTestApp();
  database = new Database(app.url, { connections: 2 });
});
afterAll(async () => {
  await database.close();
  await app.close();
});
beforeEach(async () => {
  ann = await app.person();
});

async function createTask(): Promise<string> {
  const id = newId();
  expect((await ann.post('/api/tasks', { id, ...sealedWords('Call Dad') })).status).toBe(200);
  return id;
}

const deleteTask = async (id: string) =>
  expect((await ann.delete(`/api/tasks/${id}`)).status).toBeLessThan(300);

/** As if that row had gone so many days ago. */
const wentBefore = (id: string, days: number) =>
  app.sql('update tombstones set at = $2 where key = $1', [id, ago(days)]);

const keysOf = async (person = ann) =>
  (await app.sql<{ key: string }>('select key from tombstones where user_id = $1', [person.userId])).map(
    ({ key }) => key,
  );

const taskIds = (device: Device) =>
  [...device.keys()].flatMap((key) => (key.startsWith('tasks ') ? [key.slice('tasks '.length)] : []));

test('a device that was away too long is told of another history, and reading everything again misses no deletion', async () => {
  const [gone, stays] = [await createTask(), await createTask()];
  const away = await firstSync(ann);
  const { head, epoch } = await pull(ann);
  await deleteTask(gone);
  await wentBefore(gone, AWAY_DAYS + 1);
  expect(await forget()).toBe(1);
  expect(await keysOf()).toEqual([]);
  const page = await pull(ann, `?after=${head}`);
  expect(page).toMatchObject({ rows: [], next: null });
  expect(page.epoch).not.toBe(epoch);
  expect(taskIds(away).sort()).toEqual([gone, stays].sort());
  const anew = await firstSync(ann);
  expect((await pull(ann)).epoch).toBe(epoch);
  expect(taskIds(anew)).toEqual([stays]);
});

test('a device that has heard of the deletion goes on as always, and so does everybody else’s', async () => {
  const ben = await app.person();
  const { head: bensHead, epoch } = await pull(ben);
  const gone = await createTask();
  const device = await firstSync(ann);
  await deleteTask(gone);
  const head = await follow(ann, device, (await pull(ann)).head - 1);
  await wentBefore(gone, AWAY_DAYS + 1);
  await forget();
  const added = await createTask();
  await follow(ann, device, head);
  expect(taskIds(device)).toEqual([added]);
  expect((await pull(ann, `?after=${head}`)).epoch).toBe(epoch);
  expect((await pull(ben, `?after=${bensHead}`)).epoch).toBe(epoch);
});

test('deletions of the last days of that time are still told', async () => {
  const gone = await createTask();
  const device = await firstSync(ann);
  const { head } = await pull(ann);
  await deleteTask(gone);
  await wentBefore(gone, AWAY_DAYS - 1);
  expect(await forget()).toBe(0);
  await follow(ann, device, head);
  expect(taskIds(device)).toEqual([]);
});

test('what goes a second time counts from then', async () => {
  const id = await createTask();
  await deleteTask(id);
  await wentBefore(id, AWAY_DAYS + 1);
  await app.sql('insert into tasks (user_id, id, text, created_at) values ($1, $2, $3, now())', [
    ann.userId,
    id,
    'Walk',
  ]);
  await deleteTask(id);
  expect(await forget()).toBe(0);
  expect(await keysOf()).toEqual([id]);
});

test('thousands go in steps, and stopping in between leaves no deletion untold', async () => {
  const { head } = await pull(ann);
  const before = await pull(ann);
  await app.sql(
    `insert into tombstones (user_id, table_name, key, seq, at)
      select $1, 'tasks', n::text, $2::bigint + n, $3 from generate_series(1, 5000) n`,
    [ann.userId, head, ago(AWAY_DAYS + 1)],
  );
  await app.sql('update sync_heads set seq = seq + 5000 where user_id = $1', [ann.userId]);
  await app.sql(
    `create function stop() returns trigger language plpgsql as $$ begin
      if old.key = '4500' then raise 'stopped'; end if; return old; end $$`,
  );
  await app.sql('create trigger stop before delete on tombstones for each row execute function stop()');
  await expect(forget()).rejects.toThrow();
  const left = await keysOf();
  expect(left.length).toBe(1000);
  // As far as those that are gone: all that are left are told.
  expect((await pull(ann, `?after=${head + 4000}`)).rows.length).toBeGreaterThan(0);
  expect((await pull(ann, `?after=${head + 4000}`)).epoch).toBe(before.epoch);
  expect((await pull(ann, `?after=${head + 3999}`)).epoch).not.toBe(before.epoch);
  await app.sql('drop trigger stop on tombstones');
  expect(await forget()).toBe(1000);
});

test('a write that is repeated within that time changes nothing, and its key goes afterwards', async () => {
  const id = newId();
  const call = () => ann.post('/api/tasks', { id, ...sealedWords('Call Dad') });
  const keys = () => app.sql('select id from idempotency_keys where user_id = $1', [ann.userId]);
  expect((await call()).status).toBe(200);
  await forgetUnneeded(database, new Date(Date.now() + (AWAY_DAYS - 1) * DAY_MS));
  expect((await call()).status).toBe(200);
  expect(await keys()).toEqual([{ id }]);
  await forgetUnneeded(database, new Date(Date.now() + (AWAY_DAYS + 1) * DAY_MS));
  expect(await keys()).toEqual([]);
  // The row itself still refuses its id.
  expect((await call()).status).toBe(409);
});
