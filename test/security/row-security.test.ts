import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findUnprotectedTables } from '../../src/server/row-security.ts';
import { onCitus } from '../harness/citus.ts';
import { createTestDatabase } from '../harness/postgres.ts';
import { mayAlone, ownerColumn, readOnlyTables, SESSION, sampleRows } from './rows.ts';

const samples = sampleRows();
const tables = Object.keys(samples);
/** One row of each table that belongs to nobody. */
const sharedRows = {
  platforms: { id: randomUUID(), name: 'x', format_instructions: 'x' },
  subscription_tiers: { id: randomUUID(), name: 'x' },
  tier_features: { tier_id: '01900000-0000-7000-8000-000000000001', feature: 'x' },
  sync_epoch: { id: randomUUID() },
};
const ann = randomUUID();
const bob = randomUUID();

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

/** Runs statements in a transaction as the request role for this person (or nobody) and undoes them. */
async function as<T>(person: string | null, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.user_id = '${person ?? ''}'`);
    await client.query('set local role app_user');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function insertion(table: string, owner: string) {
  const row = { ...sampleRows()[table], [ownerColumn(table)]: owner };
  const columns = Object.keys(row);
  const marks = columns.map((_, index) => `$${index + 1}`);
  // An account comes with its head.
  const text = `insert into ${table} (${columns}) values (${marks}) on conflict do nothing`;
  return { text, values: Object.values(row) };
}

/** A write that changes nothing about the row but counts as one. */
const touch = (table: string) => `update ${table} set ${ownerColumn(table)} = ${ownerColumn(table)}`;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
  for (const [id, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ]) {
    await pool.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [
      id,
      name,
      `${name}@example.com`,
    ]);
  }
  await pool.query(
    `insert into auth.session (id, user_id, token, expires_at) values ($1, $2, 'x', 'infinity')`,
    [SESSION, ann],
  );
  // Ann has one row of each table, Bob none: not even the head that comes with an account.
  await pool.query('delete from sync_heads where user_id = $1', [bob]);
  for (const table of tables) await pool.query(insertion(table, ann));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('every table of the product is in this list, so that a new one cannot slip past', async () => {
  const { rows } = await pool.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const shared = Object.keys(sharedRows);
  expect(rows.map((row) => row.table_name).sort()).toEqual([...tables, ...shared].sort());
});

describe('each person reads and writes only their own rows', () => {
  describe.each(tables)('%s', (table) => {
    const readOnly = readOnlyTables.has(table);

    test('ROL-03 the owner sees the row and may change it, unless only the server writes it', async () => {
      await as(ann, async (client) => {
        expect((await client.query(`select from ${table}`)).rowCount).toBe(1);
        const may = (command: string) => !readOnly || mayAlone[table] === command;
        expect((await client.query(touch(table))).rowCount).toBe(may('update') ? 1 : 0);
        expect((await client.query(`delete from ${table}`)).rowCount).toBe(may('delete') ? 1 : 0);
      });
    });

    test.each([
      ['another person', bob],
      ['nobody', null],
    ])('CALL-32 ROL-03 %s sees nothing, changes nothing, deletes nothing', async (_who, person) => {
      await as(person, async (client) => {
        expect((await client.query(`select from ${table}`)).rowCount).toBe(0);
        expect((await client.query(touch(table))).rowCount).toBe(0);
        expect((await client.query(`delete from ${table}`)).rowCount).toBe(0);
      });
    });

    test.each([
      ['another person', bob],
      ['nobody', null],
    ])('ROL-03 %s cannot write a row in the owner’s name', async (_who, person) => {
      await expect(as(person, (client) => client.query(insertion(table, ann)))).rejects.toThrow(
        /row-level security/,
      );
    });

    test('ROL-03 the owner cannot give the row away', async () => {
      const give = `update ${table} set ${ownerColumn(table)} = '${bob}'`;
      const attempt = as(ann, (client) => client.query(give));
      const outcome = await attempt.then(
        ({ rowCount }) => `${rowCount} rows`,
        ({ message }: Error) => message,
      );
      // In shards, no row's owner can be changed at all.
      if (onCitus) expect(outcome).toMatch(/^0 rows$|partition value|row-level security/);
      else if (readOnly && mayAlone[table] !== 'update') expect(outcome).toBe('0 rows');
      else expect(outcome).toMatch(/row-level security/);
    });
  });
});

describe('what belongs to everyone', () => {
  test.each(Object.entries(sharedRows))('%s is read by all and written by nobody', async (table, row) => {
    await as(ann, async (client) => {
      await client.query(`select from ${table}`);
      expect((await client.query(`delete from ${table}`)).rowCount).toBe(0);
    });
    const write = {
      text: `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)})`,
      values: Object.values(row),
    };
    await expect(as(ann, (client) => client.query(write))).rejects.toThrow(/row-level security/);
  });
});

test('the request role has no right on anything that auth keeps', async () => {
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'auth'");
  expect(rows.length).toBeGreaterThan(5);
  for (const { tablename } of rows) {
    await expect(as(ann, (client) => client.query(`select from auth."${tablename}"`))).rejects.toThrow(
      /permission denied/,
    );
  }
});

describe('the check that guards new tables', () => {
  const withTable = async (ddl: string) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(ddl);
      return await findUnprotectedTables(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('finds nothing wrong today', async () => {
    expect(await findUnprotectedTables(pool)).toEqual([]);
  });

  test.each([
    ['create table slipped (user_id uuid)', 'public.slipped: row-level security is off'],
    [
      'create table slipped (user_id uuid); alter table slipped enable row level security',
      'public.slipped: has no policy',
    ],
    [
      'create table slipped (user_id uuid); alter table slipped enable row level security; create policy p on slipped using (true)',
      'public.slipped: a policy does not compare the owner',
    ],
    [
      'create table slipped (id uuid); alter table slipped enable row level security; create policy p on slipped using (true)',
      'public.slipped: a shared table may be written by everyone',
    ],
    [
      'grant usage on schema auth to app_user; grant select on auth.session to app_user',
      'auth.session: the request role has rights on it',
    ],
  ])('notices %s', async (ddl, problem) => {
    expect(await withTable(ddl)).toContain(problem);
  });
});
