import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

async function valueIn(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

test('each test database is a migrated copy that the others never see', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(await valueIn(one.url, 'select count(*)::int from subscription_tiers')).toBeGreaterThan(0);
  await valueIn(one.url, 'create table mine (id int)');
  expect(await valueIn(one.url, `select to_regclass('mine')::text`)).toBe('mine');
  expect(await valueIn(two.url, `select to_regclass('mine')::text`)).toBeNull();
  await Promise.all([one.drop(), two.drop()]);
  await expect(valueIn(one.url, 'select 1')).rejects.toThrow('does not exist');
});

test('the server signs in as a plain owner, whom row-level security can bind', async () => {
  const database = await createTestDatabase();
  const sql = 'select rolsuper or rolbypassrls from pg_roles where rolname = current_user';
  expect(await valueIn(database.url, sql)).toBe(false);
  await database.drop();
});
