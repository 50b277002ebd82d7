import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/harness/postgres.ts';
import { recordSql } from '../../test/harness/recorded-sql.ts';
import { Database } from './database.ts';
import { deleteOldRows, deleteRowsBefore } from './old-rows.ts';

const ROWS = 20_000;
const KEPT_FROM = new Date('2026-11-01T00:00:00Z');

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await createTestDatabase();
  database = new Database(place.url, { connections: 2 });
  await database.pool.query('create table noted (id int, at timestamptz not null, text text not null)');
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

/** Nine of ten rows are older than what is kept. */
const fill = async () => {
  await database.pool.query('truncate noted');
  await database.pool.query(
    `insert into noted select n, $1::timestamptz + case when n % 10 = 0 then '1 day' else '-1 day' end::interval,
      repeat('x', 80) from generate_series(1, ${ROWS}) n`,
    [KEPT_FROM],
  );
};
const count = async () => Number((await database.pool.query('select count(*) from noted')).rows[0].count);

test('all old rows go, and no other, some thousands in a statement', async () => {
  await fill();
  const sent = await recordSql(async () => {
    expect(await deleteRowsBefore(database, 'noted', 'at', KEPT_FROM)).toBe((ROWS * 9) / 10);
  });
  expect(await count()).toBe(ROWS / 10);
  const steps = sent.filter(({ text }) => text.includes('delete from noted'));
  expect(steps.length).toBeGreaterThanOrEqual(4);
});

test('one that was stopped in the middle has kept what it had done, and the next does the rest', async () => {
  await fill();
  await database.pool.query(
    `create function stop() returns trigger language plpgsql as $$ begin
      if old.id > ${ROWS / 2} then raise 'stopped'; end if; return old; end $$`,
  );
  await database.pool.query(
    'create trigger stop before delete on noted for each row execute function stop()',
  );
  const old = sql`at < ${KEPT_FROM.toISOString()}`;
  await expect(deleteOldRows(database, 'noted', old)).rejects.toThrow();
  const left = await count();
  expect(left).toBeLessThan(ROWS * 0.75);
  expect(left).toBeGreaterThan(ROWS / 2);
  await database.pool.query('drop trigger stop on noted');
  expect(await deleteOldRows(database, 'noted', old)).toBe(left - ROWS / 10);
  expect(await count()).toBe(ROWS / 10);
});
