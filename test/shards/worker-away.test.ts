import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealedWords } from '../harness/remote-person.ts';

/* One of the machines that have people's rows is killed while they write, and started again. */

const PEOPLE = 12;
const BEFORE_MS = 1500;
const AWAY_MS = 4000;
const AFTER_MS = 3000;
/** What was being committed when the machine went is settled by Citus once a minute (`citus.recover_2pc_interval`). */
const SETTLED_MS = 90_000;

let app: TestApp;
let people: { person: Person; port: number }[];
let away: Machine;

/** A worker of the cluster, whose files this machine has too. */
interface Machine {
  port: number;
  pid: number;
  folder: string;
  pgCtl: string;
}

async function machineAt(address: string): Promise<Machine> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ folder: string; bin: string; pid: string }>(
    `select current_setting('data_directory') as folder, split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid,
      (select setting from pg_config where name = 'BINDIR') as bin`,
  );
  await client.end();
  const [{ folder, bin, pid } = { folder: '', bin: '', pid: '' }] = rows;
  return { port: Number(new URL(address).port), pid: Number(pid), folder, pgCtl: `${bin}/pg_ctl` };
}

/** As whoever owns its files: Postgres never runs as root. */
function start({ folder, pgCtl }: Machine): void {
  const { uid, gid } = statSync(folder);
  const options = { uid, gid, stdio: 'ignore' as const };
  expect(spawnSync(pgCtl, ['-w', '-D', folder, '-l', `${folder}.log`, 'start'], options).status).toBe(0);
}

beforeAll(async () => {
  app = await createTestApp();
  const [, worker = ''] = inject('databaseMachines');
  away = await machineAt(worker);
  people = [];
  for (let count = 0; count < PEOPLE; count++) {
    const person = await app.person();
    const [{ port } = { port: 0 }] = await app.sql<{ port: number }>(
      `select nodeport as port from citus_shards
        where shardid = get_shard_id_for_distribution_column('profiles', $1::uuid)`,
      [person.userId],
    );
    people.push({ person, port });
  }
});
afterAll(async () => {
  // No database can be dropped that something is still being committed in.
  await app.sql('select recover_prepared_transactions()');
  await app.close();
});

interface Attempt {
  id: string;
  status: number;
  code: string | undefined;
  ms: number;
}

/** Writes one action after another until told to stop, and notes each answer. */
async function write(person: Person, attempts: Attempt[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const id = newId();
    const began = performance.now();
    const { status, body } = await person.post('/api/tasks', { id, ...sealedWords('Call Dad') });
    attempts.push({ id, status, code: body?.error?.code, ms: performance.now() - began });
    await pause(50);
  }
}

test('what was acknowledged is there, others notice nothing, and those whose machine it is are asked to try again', async () => {
  const [theirs, others] = [true, false].map((own) =>
    people.filter(({ port }) => (port === away.port) === own),
  );
  expect(theirs?.length).toBeGreaterThan(0);
  expect(others?.length).toBeGreaterThan(0);
  let isOver = false;
  const all = people.map((): Attempt[] => []);
  const writing = people.map(({ person }, index) => write(person, all[index] ?? [], () => isOver));
  await pause(BEFORE_MS);
  process.kill(away.pid, 'SIGKILL');
  await pause(AWAY_MS);
  start(away);
  await pause(AFTER_MS);
  const refused = () => all.filter((attempts) => attempts.at(-1)?.status !== 200).length;
  await expect.poll(refused, { timeout: SETTLED_MS, interval: 500 }).toBe(0);
  isOver = true;
  await Promise.all(writing);
  for (const [index, { person, port }] of people.entries()) {
    const attempts = all[index] ?? [];
    const answers = new Set(attempts.map(({ status, code }) => `${status} ${code ?? ''}`.trim()));
    expect(answers).toEqual(new Set(port === away.port ? ['200', '503 unavailable'] : ['200']));
    expect(attempts.at(-1)?.status).toBe(200);
    const stored = await app.sql<{ id: string }>('select id from tasks where user_id = $1', [person.userId]);
    const ids = new Set(stored.map(({ id }) => id));
    const lost = attempts.filter(({ status, id }) => status === 200 && !ids.has(id));
    expect(lost).toEqual([]);
    expect(stored).toHaveLength(ids.size);
  }
}, 240_000);
