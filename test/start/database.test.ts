import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { startOldPostgres } from '../harness/old-postgres.ts';
import { createTestDatabase } from '../harness/postgres.ts';
import { type ServerProcess, startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });

let home: string;
let disk: string;

beforeEach(async () => {
  home = await makeTemporaryDirectory();
  disk = join(home, 'disk');
  mkdirSync(disk);
});
afterEach(async () => {
  await stopServerProcesses();
  spawnSync('umount', [disk]);
  rmSync(home, { recursive: true, force: true });
});

const start = (settings: Record<string, string>) =>
  startServerProcess({ HOME: home, DATA_DIR: join(disk, 'data'), ...settings });

async function refusal(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  expect(server.complaints).toHaveLength(1);
  return server.complaints[0] ?? '';
}

function mountDisk(size: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk]).status === 0;
}

/** Only root may, and not in every container. */
function canMount(): boolean {
  const probe = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return process.getuid?.() === 0 && probe.status === 0;
}

describe.runIf(canMount())('a full disk is named in one line', () => {
  const isFull = () =>
    `The disk that holds the data directory ${join(disk, 'data')} is full: make room there, then start again.`;

  test.each(['1m', '12m', '36m'])('where a first start finds room for %s', async (size) => {
    expect(mountDisk(size)).toBe(true);
    expect(await refusal(start({}))).toBe(isFull());
  });

  test('where there is no room for a secret', async () => {
    expect(mountDisk('16k')).toBe(true);
    writeFileSync(join(disk, 'rest'), Buffer.alloc(12 * 1024));
    expect(await refusal(start({}))).toBe(
      `The data directory ${join(disk, 'data')} cannot be used: the disk is full.`,
    );
  });

  test('where it filled up between two starts, and once there is room the database is as it was', async () => {
    expect(mountDisk('256m')).toBe(true);
    const first = start({});
    await first.ready;
    first.signal('SIGTERM');
    await first.ended;
    const rest = join(disk, 'rest');
    spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4k']);
    expect(await refusal(start({}))).toBe(isFull());
    rmSync(rest);
    const again = start({});
    await again.ready;
    again.signal('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});

test('a database whose disk is full is named in one line, as it answers', async () => {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // An empty database, where the first migration cannot be noted: with the code that Postgres gives then.
  await owner.query('drop schema public, auth cascade');
  await owner.query('create schema public');
  await owner.query('truncate drizzle.__drizzle_migrations');
  await owner.query(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await owner.query(`create trigger full_disk before insert on drizzle.__drizzle_migrations
    for each row execute function full_disk()`);
  await owner.end();
  expect(await refusal(start({ DATABASE_URL: database.url }))).toMatch(
    /^The disk of the database at \S+ is full: make room there, then start again\.$/,
  );
  await database.drop();
});

test('a migration that fails names its cause and what to do, and changes nothing', async () => {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // The tables of this version, in a database that says it has none: the first of them is there already.
  await owner.query('truncate drizzle.__drizzle_migrations');
  const line = await refusal(start({ DATABASE_URL: database.url }));
  expect(line).toMatch(
    /^The database at \S+ could not be updated to this version: \S.* already exists.* \(42[A-Z0-9]{3}\)\. Nothing was changed\. Check that .* start again\.$/,
  );
  expect(line).not.toMatch(/Failed query|create table/i);
  const { rows } = await owner.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ applied: 0 }]);
  await owner.end();
  await database.drop();
});

test('a Postgres that is too old is named in one line', async () => {
  const old = await startOldPostgres('140011');
  const line = await refusal(start({ DATABASE_URL: `postgres://ann:hush@127.0.0.1:${old.port}/loop` }));
  expect(line).toBe(
    `The database at 127.0.0.1:${old.port}/loop is Postgres 14; Growth Loop needs 15 or newer.`,
  );
  await old.close();
});
