import { hkdfSync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/harness/postgres.ts';
import { newId } from '../kernel/ids.ts';
import { MasterKeys } from './master-keys.ts';
import { numberKeyOf } from './product-keys.ts';

let database: TestDatabase;
let pool: pg.Pool;
const key = () => new Uint8Array(randomBytes(32));
const [old, again] = [key(), key()];
const alone = (entryMasterKey: Uint8Array) => ({ entryMasterKey, entryMasterKeyPrevious: undefined });
const followedFrom = (master: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', master, '', 'phone numbers', 32));

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const stopNumber = () => pool.query("insert into reminders.sms_stops values ('a digest', now())");

async function addPerson(master: Uint8Array): Promise<void> {
  const id = newId();
  await pool.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [id, 'Ann', `${id}@x.y`]);
  // As salts were wrapped before keys had names.
  const [, wrapped] = new MasterKeys(master).wrap(id, key()).split('.');
  await pool.query('insert into auth.entry_key values ($1, $2, now())', [id, wrapped]);
}

test('without digests it is one at random, the same for servers that start together and ever after', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => numberKeyOf(pool, alone(old))));
  expect(new Set(asked.map((each) => Buffer.from(each).toString('hex'))).size).toBe(1);
  expect(asked[0]).not.toEqual(followedFrom(old));
  expect(await numberKeyOf(pool, alone(old))).toEqual(asked[0]);
});

test('with digests of before it is the one that they were made under', async () => {
  await stopNumber();
  expect(await numberKeyOf(pool, alone(old))).toEqual(followedFrom(old));
  await expect(numberKeyOf(pool, alone(again))).rejects.toThrow(/^ENTRY_MASTER_KEY is not the key/);
});

test.each([
  { was: 'the previous one', master: old },
  { was: 'the present one', master: again },
])('of two master keys, $was counts when people’s salts are under it', async ({ master }) => {
  await stopNumber();
  await addPerson(master);
  const both = { entryMasterKey: again, entryMasterKeyPrevious: old };
  expect(await numberKeyOf(pool, both)).toEqual(followedFrom(master));
});
