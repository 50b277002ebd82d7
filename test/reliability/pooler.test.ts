import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { newId } from '../../src/kernel/ids.ts';
import { Database } from '../../src/server/database.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { waitForMail } from '../harness/client.ts';
import { openEvents } from '../harness/events.ts';
import {
  keepsPreparedStatements,
  type PgBouncer,
  pgbouncerVersion,
  startPgBouncer,
} from '../harness/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { journalPage, sealedWords } from '../harness/remote-person.ts';
import { rounds } from '../harness/rounds.ts';
import {
  refusalOf,
  type ServerProcess,
  startServerProcess,
  statusOf,
  stopServer,
  stopServerProcesses,
} from '../harness/server-process.ts';

/* Everything through a real PgBouncer in transaction mode, whose two connections are lent to everybody in turn. */

const version = pgbouncerVersion();
if (!version)
  console.warn('test/reliability/pooler.test.ts did not run: there is no pgbouncer on this machine.');

const keepsStatements = keepsPreparedStatements(version);
const PEOPLE = 50;
const SLOW_MS = 120_000;

const task = (id: string, words: string) => ({ id, ...sealedWords(words) });

/** Everything that a device of theirs would keep. */
async function everythingOf(person: Person): Promise<[string, Record<string, unknown>][]> {
  const first = await person.get('/api/sync');
  const rows = [...first.body.rows];
  for (let before = first.body.next; before !== null; ) {
    const { body } = await person.get(`/api/sync?before=${before}`);
    rows.push(...body.rows);
    before = body.next;
  }
  return rows;
}

const idsOf = (rows: [string, Record<string, unknown>][], table: string) =>
  rows.flatMap(([name, row]) => (name === table ? [String(row.id)] : [])).sort();

describe.runIf(version)('through PgBouncer in transaction mode', () => {
  let app: TestApp;
  let pooler: PgBouncer;

  beforeAll(async () => {
    app = await createTestApp({ databasePrepare: keepsStatements, syncPush: true }, async (directUrl) => {
      pooler = await startPgBouncer(directUrl);
      return { url: pooler.url, directUrl };
    });
  });
  afterAll(async () => {
    // First, for as long as it holds connections the database cannot be dropped.
    await pooler.close();
    await app.close();
  });

  test(
    'fifty people at once sign up, write a page and sync, and everyone has their own rows alone',
    async () => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => app.person()));
      const wrote = await Promise.all(
        people.map(async (person) => {
          const page = journalPage();
          const saved = await person.post('/api/journal/entries', page);
          const listed = await person.get('/api/tasks');
          return { page, statuses: [saved.status, listed.status], rows: await everythingOf(person) };
        }),
      );
      for (const { page, statuses, rows } of wrote) {
        expect(statuses).toEqual([200, 200]);
        expect(idsOf(rows, 'journal_entries')).toEqual([page.id]);
        expect(idsOf(rows, 'tasks')).toEqual(page.tasks.map(({ id }) => id).sort());
      }
    },
    SLOW_MS,
  );

  test('a job that was asked for through it is done: the first email comes', async () => {
    const ann = await app.person();
    await app.fetch('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { origin: app.config.appUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email: ann.email }),
    });
    expect(await waitForMail(app, ann.email)).not.toEqual([]);
  });

  test('a device is told of a write, past the pooler, where a session may listen', async () => {
    const ann = await app.person();
    const events = await openEvents(app.fetch, ann.token);
    expect(events.status).toBe(200);
    expect((await ann.post('/api/tasks', task(newId(), 'Call Dad'))).status).toBe(200);
    const { head } = (await ann.get('/api/sync')).body;
    await expect.poll(() => events.heard.at(-1)).toBe(head);
    await events.close();
  });

  test(
    'right after an error or a transaction that was broken off, a shared connection shows nobody another’s rows',
    async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => app.person()));
      const own = new Map<Person, string[]>(people.map((person) => [person, []]));
      const rough = new Database(pooler.url, { connections: 4, pooled: true, prepares: keepsStatements });
      const breakOff = (person: Person) =>
        rough
          .asJob(person.userId, new Date(), async ({ tx }) => {
            await tx.execute('select 1');
            await tx.execute('select 1 / 0');
          })
          .catch(() => undefined);
      for (let round = 0; round < rounds(4); round++) {
        await Promise.all(
          people.map(async (person) => {
            const id = newId();
            const [created, conflicting] = await Promise.all([
              person.post('/api/tasks', task(id, 'Call Dad')),
              person.post('/api/journal/entries', { ...journalPage(), format: 'none' }),
              breakOff(person),
              cutOff(pooler.url, person.userId),
            ]);
            expect([created.status, conflicting.status]).toEqual([200, 400]);
            // The same id with other words is refused in the middle of a transaction.
            expect((await person.post('/api/tasks', task(id, 'Walk'))).status).toBe(409);
            own.get(person)?.push(id);
            const rows = idsOf(await everythingOf(person), 'tasks');
            expect(rows).toEqual([...(own.get(person) ?? [])].sort());
          }),
        );
      }
      await rough.close();
      expect(await leftOn(pooler.url)).toEqual({ role: 'none', user_id: '' });
    },
    SLOW_MS,
  );

  test('a statement that takes too long ends, and days are counted in UTC, with no setting left on a session', async () => {
    const way = new Database(pooler.url, { connections: 1, pooled: true, prepares: false });
    const limits =
      "select current_setting('statement_timeout') as statement, current_setting('timezone') as zone";
    const inTransaction = await way.asServer(async (tx) => (await tx.execute(limits)).rows[0]);
    const alone = (await way.pool.query(limits)).rows[0];
    await way.close();
    expect(inTransaction).toEqual({ statement: '4250ms', zone: 'UTC' });
    expect(alone).toEqual(inTransaction);
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    expect((await client.query(limits)).rows[0].statement).toBe('0');
    await client.end();
  });

  test(
    'when it ends and comes back under load, answers are right or 503, and nothing acknowledged is lost',
    async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => app.person()));
      const acknowledged = new Map<Person, string[]>(people.map((person) => [person, []]));
      const seen = new Set<number>();
      let isOver = false;
      const write = async (person: Person) => {
        while (!isOver) {
          const id = newId();
          const { status } = await person.post('/api/tasks', task(id, 'Call Dad'));
          seen.add(status);
          if (status === 200) acknowledged.get(person)?.push(id);
        }
      };
      const writing = Promise.all(people.map(write));
      const countOf = () => [...acknowledged.values()].flat().length;
      for (let round = 0; round < rounds(3); round++) {
        const before = countOf();
        await expect.poll(countOf).toBeGreaterThan(before + 20);
        await pooler.kill();
        await expect.poll(() => seen.has(503)).toBe(true);
        await pooler.start();
      }
      const afterwards = countOf();
      await expect.poll(countOf).toBeGreaterThan(afterwards + 20);
      isOver = true;
      await writing;
      expect([...seen].sort()).toEqual([200, 503]);
      for (const person of people) {
        const stored = idsOf(await everythingOf(person), 'tasks');
        // Some may be stored of which the answer was lost; none of the others is missing.
        expect(stored).toEqual(expect.arrayContaining(acknowledged.get(person) ?? []));
      }
    },
    SLOW_MS,
  );
});

/** Acts as a person on a connection that then ends in the middle of the transaction, as an aborted request's does. */
async function cutOff(url: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `begin; select app_take_number('${userId}'), set_config('app.user_id', '${userId}', true),
      set_config('role', 'app_user', true)`,
  );
  await client.query({ text: 'select count(*) from tasks' });
  client.connection.stream.destroy();
}

/** Whose the sessions are that the next transaction is lent. */
async function leftOn(url: string): Promise<{ role: string; user_id: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('role') as role, coalesce(current_setting('app.user_id', true), '') as user_id",
  );
  await client.end();
  return rows[0];
}

describe.runIf(version)('what the settings must say is told at start', () => {
  let database: TestDatabase;
  let other: TestDatabase;
  let pooler: PgBouncer;
  let dataDir: string;

  beforeAll(async () => {
    [database, other, dataDir] = await Promise.all([
      createTestDatabase(),
      createTestDatabase(),
      makeTemporaryDirectory(),
    ]);
    pooler = await startPgBouncer(database.url);
  });
  afterEach(stopServerProcesses);
  afterAll(async () => {
    await pooler.close();
    await database.drop();
    await other.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const secrets = {
    AUTH_SECRET: randomBytes(32).toString('base64'),
    ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
  };
  const start = (settings: Record<string, string>): ServerProcess =>
    startServerProcess({
      HOME: dataDir,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...secrets,
      DATABASE_URL: pooler.url,
      ...settings,
    });

  test('with both addresses and unnamed statements it starts and serves', async () => {
    const server = start({ DATABASE_DIRECT_URL: database.url, DATABASE_PREPARE: 'off' });
    expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
    await stopServer(server);
  });

  test('named statements that a pooler loses are refused', async () => {
    const settings: Record<string, number> = keepsStatements ? { max_prepared_statements: 0 } : {};
    const losing = await startPgBouncer(database.url, { settings });
    const server = start({ DATABASE_URL: losing.url, DATABASE_DIRECT_URL: database.url });
    expect(await refusalOf(server)).toMatch(
      /^The pooler at 127\.0\.0\.1:\d+\/\w+ does not keep prepared statements: set DATABASE_PREPARE=off, /,
    );
    await losing.close();
  });

  test.runIf(keepsStatements)('named statements that a pooler keeps are used', async () => {
    const server = start({ DATABASE_DIRECT_URL: database.url });
    expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
    await stopServer(server);
  });

  test('a pooler without a direct address is refused, also one that ignores what it does not know', async () => {
    const line = /^A pooler answers at .*, which DATABASE_URL names: .* in DATABASE_DIRECT_URL\.$/;
    expect(await refusalOf(start({ DATABASE_PREPARE: 'off' }))).toMatch(line);
    const lax = await startPgBouncer(database.url, {
      settings: {
        ignore_startup_parameters:
          'lock_timeout,statement_timeout,options,idle_in_transaction_session_timeout',
      },
    });
    expect(await refusalOf(start({ DATABASE_URL: lax.url, DATABASE_PREPARE: 'off' }))).toMatch(line);
    await lax.close();
  });

  test('two addresses of different databases are refused', async () => {
    const server = start({ DATABASE_DIRECT_URL: other.url, DATABASE_PREPARE: 'off' });
    expect(await refusalOf(server)).toBe('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  });
});
