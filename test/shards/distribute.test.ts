import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { distribute, readPlacements } from '../../src/server/distribution.ts';
import { migrate } from '../../src/server/migrate.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { giveEverything } from '../harness/belongings.ts';
import { joinMachines } from '../harness/citus.ts';
import { createEmptyDatabase, type TestDatabase } from '../harness/postgres.ts';
import { sealedWords } from '../harness/remote-person.ts';

const TAKES = 300_000;

/* A database on one machine becomes one on several, with all that is in it. */

let place: TestDatabase;
let app: TestApp;
let client: pg.Client;
let ann: Person;

beforeAll(async () => {
  place = await createEmptyDatabase();
  await joinMachines(inject('databaseMachines'), new URL(place.url).pathname.slice(1));
  await migrate(place.url);
  app = await createTestApp({}, undefined, { database: place });
  ann = await app.person();
  client = new pg.Client({ connectionString: place.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await app.close();
});

const misplaced = async () => (await readPlacements(client)).filter(({ is, wanted }) => is !== wanted);

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await readPlacements(client)) {
    const { rows } = await client.query(`select count(*)::int as rows from ${name}`);
    counts[name] = rows[0].rows;
  }
  return counts;
}

const readAll = async () => {
  const { epoch: _, ...page } = (await ann.get('/api/sync')).body;
  return page;
};

class Interrupted extends Error {}

test(
  'ended in between and begun again, it loses nothing and leaves every table where it should be',
  async () => {
    await giveEverything(app, ann);
    const before = await countRows();
    const page = await readAll();
    let moved = 0;
    const interrupted = distribute(client, () => {
      moved += 1;
      if (moved === 12) throw new Interrupted();
    });
    await expect(interrupted).rejects.toThrow(Interrupted);
    expect((await misplaced()).length).toBeGreaterThan(5);
    await distribute(client, () => undefined);
    expect(await misplaced()).toEqual([]);
    expect(await countRows()).toEqual(before);
    const { rows: keys } = await client.query(
      `select conname from pg_constraint where contype = 'f' and not convalidated`,
    );
    expect(keys).toEqual([]);
    expect((await readAll()).rows).toEqual(page.rows);
  },
  TAKES,
);

test(
  'rows lie on two machines, and stay what they are when one machine hands them to another',
  async () => {
    const { rows: machines } = await client.query<{ host: string; port: number; own: boolean }>(
      `select nodename as host, nodeport as port,
        bool_or(shardid = get_shard_id_for_distribution_column('profiles', $1::uuid)) as own
      from citus_shards where table_name = 'profiles'::regclass group by 1, 2`,
      [ann.userId],
    );
    expect(machines).toHaveLength(2);
    const [from, to] = machines.toSorted((a, b) => Number(b.own) - Number(a.own));
    const page = await readAll();
    await client.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('profiles', $1::uuid), $2, $3, $4, $5, 'block_writes')`,
      [ann.userId, from?.host, from?.port, to?.host, to?.port],
    );
    expect(await readAll()).toEqual(page);
    expect((await ann.post('/api/tasks', { id: newId(), ...sealedWords('Call Dad') })).status).toBe(200);
  },
  TAKES,
);

test(
  'a table that a later version brings is spread with the others',
  async () => {
    await client.query(
      'create table later (user_id uuid not null references auth."user" (id), id uuid, primary key (user_id, id))',
    );
    expect(await misplaced()).toEqual([{ name: 'later', wanted: 'sharded', is: 'coordinator' }]);
    await migrate(place.url);
    expect(await misplaced()).toEqual([]);
  },
  TAKES,
);

test(
  'an account that is deleted takes its rows along from every machine',
  async () => {
    await client.query(
      `insert into billing_customers (user_id, customer_id, created_at) values ($1, 'cus_1', now())`,
      [ann.userId],
    );
    await client.query('delete from auth."user" where id = $1', [ann.userId]);
    const rest = Object.entries(await countRows()).filter(
      ([name, rows]) =>
        rows > 0 &&
        !/^(?:auth\.jwks|auth\.rate|auth\.product|auth\.verif|subscription_tiers|tier_features|platforms|sync_epoch)/.test(
          name,
        ),
    );
    expect(rest).toEqual([['billing.cancellations', 1]]);
  },
  TAKES,
);
