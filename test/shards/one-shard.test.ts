import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { giveEverything } from '../harness/belongings.ts';
import { recordSql, type Sent } from '../harness/recorded-sql.ts';

/* What only a database that is spread over several machines can show: `TEST_DATABASE=citus`. */

let app: TestApp;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  app = await createTestApp();
  [ann, bob] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

/** What was sent as the request role, each text once. */
function ofRequests(sent: Sent[]): Sent[] {
  let isRequest = false;
  const found = new Map<string, Sent>();
  for (const each of sent) {
    if (each.text === 'set local role app_user') isRequest = true;
    else if (/^(?:commit|rollback)$/.test(each.text)) isRequest = false;
    else if (isRequest && !/pgboss|set_config|app_open_/.test(each.text)) found.set(each.text, each);
  }
  return [...found.values()];
}

/** How many shards each part of a plan asks. */
function tasksOf(plan: unknown): number[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'Task Count' in plan ? [Number(plan['Task Count'])] : [];
  return [...own, ...Object.values(plan).flatMap(tasksOf)];
}

/** A value as it stands in a text: a plan of a statement with parameters cannot be asked for. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'::bytea`;
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      item === null ? 'NULL' : `"${String(item).replaceAll(/[\\"]/g, '\\$&')}"`,
    );
    return pg.escapeLiteral(`{${items.join(',')}}`);
  }
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

async function explained({ text, values }: Sent): Promise<number[]> {
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.user_id = '${ann.userId}'`);
    await client.query('set local role app_user');
    const whole = text.replaceAll(/\$(\d+)/g, (_, position) => literal(values[Number(position) - 1]));
    const { rows } = await client.query(`explain (format json) ${whole}`);
    return tasksOf(rows[0]['QUERY PLAN']);
  } finally {
    await client.end();
  }
}

test('whatever a person’s calls ask is asked of that person’s shard alone', async () => {
  const sent = await recordSql(async () => {
    await giveEverything(app, ann);
    for (const { method, path } of app.served) {
      if (method === 'GET' && path.startsWith('/api/') && !/[:*]/.test(path)) await ann.get(path);
    }
  });
  const asked = ofRequests(sent);
  expect(asked.length).toBeGreaterThan(60);
  const wide: string[] = [];
  let parts = 0;
  for (const each of asked) {
    const tasks = await explained(each);
    if (tasks.some((count) => count !== 1)) wide.push(each.text);
    parts += tasks.length;
  }
  expect(wide).toEqual([]);
  // A few ask the first machine alone.
  expect(parts).toBeGreaterThan(asked.length - 10);
});

interface Shard {
  table_name: string;
  shard: string;
  port: number;
  host: string;
}

test('ROL-03 CALL-32 on every machine the request role sees its own person’s rows, and with nobody named none', async () => {
  await giveEverything(app, bob);
  const shards = await app.sql<Shard>(
    `select table_name::text, shard_name as shard, nodename as host, nodeport as port from citus_shards
     where citus_table_type = 'distributed'`,
  );
  const rowsAs = async (person: string | undefined) => {
    const seen = new Map<string, number>();
    for (const machine of inject('databaseMachines')) {
      const address = new URL(machine);
      const own = shards.filter(
        ({ host, port }) => host === address.hostname && port === Number(address.port),
      );
      address.pathname = new URL(app.url).pathname;
      const client = new pg.Client({ connectionString: address.href });
      await client.connect();
      await client.query('set citus.override_table_visibility to off');
      await client.query('set role app_user');
      if (person) await client.query(`set app.user_id = '${person}'`);
      for (const { table_name, shard } of own) {
        const key = table_name === 'profiles' ? 'id' : 'user_id';
        const { rows } = await client.query(`select ${key} as owner from ${shard}`);
        if (rows.some(({ owner }) => owner !== person)) throw new Error(`${shard} shows a stranger's row`);
        if (rows.length > 0) seen.set(table_name, (seen.get(table_name) ?? 0) + rows.length);
      }
      await client.end();
    }
    return seen;
  };
  expect([...(await rowsAs(undefined))]).toEqual([]);
  for (const { userId } of [ann, bob]) expect((await rowsAs(userId)).size).toBeGreaterThan(20);
});
