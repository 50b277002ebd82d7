/*
 * npm run bench:pooler: what a pooler costs. One server process, straight to Postgres with statements that are prepared
 * once and without, and through PgBouncer in transaction mode, in the same run on the same database.
 *
 *   list   GET /api/journal/entries?limit=10, authenticated, ten sealed entries
 *   save   POST /api/journal/entries: a whole page with two actions, its mark and its points
 *
 * Through PgBouncer with prepared statements only where it is 1.21 or newer. Compare ratios, not figures.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../dev/postgres/embedded.ts';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import { keepsPreparedStatements, pgbouncerVersion, startPgBouncer } from '../test/harness/pgbouncer.ts';
import {
  CONNECTIONS,
  type Kind,
  listAndSave,
  load,
  makeSubjects,
  median,
  ROUNDS,
  SECONDS,
  type Subject,
  spawnServer,
  whole,
} from './load.ts';

interface Way {
  name: string;
  url: string;
  child: ChildProcess;
}

const version = pgbouncerVersion();
if (!version) {
  console.error('There is no pgbouncer on this machine.');
  process.exit(1);
}
const root = resolve(import.meta.dirname, '..');
const folder = await makeTemporaryDirectory();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined });
const pooler = await startPgBouncer(postgres.url, { poolSize: CONNECTIONS });

async function start(name: string, databaseUrl: string, prepare: 'on' | 'off'): Promise<Way> {
  const settings = { DATABASE_DIRECT_URL: postgres.url, DATABASE_PREPARE: prepare };
  return { name, ...(await spawnServer(root, { folder, databaseUrl, settings })) };
}

async function measure(ways: Way[], kind: Kind): Promise<void> {
  // People of each way's own, so that none works on what another piles up.
  const people = new Map<Way, Subject[]>();
  for (const [index, way] of ways.entries()) {
    people.set(way, await makeSubjects(way.url, `${kind.name}-${index}`));
  }
  const figures = new Map<Way, number[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ways) figures.get(way)?.push(await load(way.url, people.get(way) ?? [], kind));
  }
  const [first] = ways.map((way) => median(figures.get(way) ?? []));
  for (const way of ways) {
    const figure = median(figures.get(way) ?? []);
    console.log(
      `${kind.name}  ${way.name.padEnd(32)} ${whole(figure)}/s   ratio ${(figure / (first ?? 1)).toFixed(2)}`,
    );
  }
}

const ways: Way[] = [];
try {
  ways.push(await start('straight, prepared', postgres.url, 'on'));
  ways.push(await start('straight, unprepared', postgres.url, 'off'));
  ways.push(await start(`PgBouncer ${version}, unprepared`, pooler.url, 'off'));
  if (keepsPreparedStatements(version))
    ways.push(await start(`PgBouncer ${version}, prepared`, pooler.url, 'on'));
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const kind of listAndSave) await measure(ways, kind);
} finally {
  for (const { child } of ways) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  await pooler.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
