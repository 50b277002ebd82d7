/*
 * npm run bench:machines: what it costs that people's rows are spread over several machines. The same calls on a database of
 * one machine and on one of several, both on the Citus whose coordinator `TEST_CITUS_URL` names, measured in turns: compare
 * the ratios, not the figures. Where all of its machines are one, the figure is what each call costs more, not what several
 * carry together.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import { distribute } from '../src/server/distribution.ts';
import { migrate } from '../src/server/migrate.ts';
import { ask, joinMachines, machines, withDatabase } from '../test/harness/citus.ts';
import {
  CONNECTIONS,
  type Kind,
  kinds,
  load,
  makeSubjects,
  median,
  ROUNDS,
  SECONDS,
  type Subject,
  spawnServer,
  whole,
} from './load.ts';

const [ONE, SEVERAL] = ['growth_loop_bench_one', 'growth_loop_bench_several'] as const;

const root = join(import.meta.dirname, '..');
const folder = await makeTemporaryDirectory();
const all = await machines();
const [coordinator = ''] = all;

async function drop(): Promise<void> {
  for (const machine of all) {
    for (const name of [ONE, SEVERAL]) {
      await ask(withDatabase(machine, 'postgres'), `drop database if exists ${name} with (force)`);
    }
  }
}

async function makeDatabases(): Promise<void> {
  await drop();
  await ask(withDatabase(coordinator, 'postgres'), `create database ${ONE}`);
  for (const machine of all) await ask(withDatabase(machine, 'postgres'), `create database ${SEVERAL}`);
  await joinMachines(all, SEVERAL);
  const url = withDatabase(coordinator, SEVERAL);
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await distribute(client, () => undefined).finally(() => client.end());
}

async function serve(database: string) {
  const server = await spawnServer(root, { folder, databaseUrl: withDatabase(coordinator, database) });
  const people = new Map<Kind, Subject[]>();
  for (const kind of kinds) people.set(kind, await makeSubjects(server.url, kind.name));
  return { ...server, people };
}

await makeDatabases();
const servers = [await serve(ONE), await serve(SEVERAL)];
try {
  console.log(
    `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, ${all.length} machines`,
  );
  for (const kind of kinds) {
    const figures: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { url, people }] of servers.entries()) {
        figures[index]?.push(await load(url, people.get(kind) ?? [], kind));
      }
    }
    const [one, several] = figures.map(median) as [number, number];
    console.log(
      `${kind.name.padEnd(6)} one ${whole(one)}/s   several ${whole(several)}/s, ${(several / one).toFixed(2)} times`,
    );
  }
} finally {
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  await drop();
  rmSync(folder, { recursive: true, force: true });
}
