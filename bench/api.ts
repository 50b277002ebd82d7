/*
 * npm run bench: what one server process does, beside the same SQL sent straight to Postgres in the same run.
 *
 *   list   GET /api/journal/entries?limit=10, authenticated, ten sealed entries
 *   save   POST /api/journal/entries: a whole page with two actions, its mark and its points
 *   tick   PATCH /api/tasks/{id}: an action completed, then reopened
 *   today  GET /api/journal/today
 *   first  GET /api/sync: the first page, to a device that has nothing
 *   empty  GET /api/sync?after=...: nothing new
 *
 * `npm run bench -- --beside <folder>` measures another checkout, whose packages are installed, in the same run;
 * `--only list` measures one of them. The SQL is recorded from the real calls, so both sides always do the same.
 * Needs pgbench, which comes with Postgres. Compare ratios, not figures: machines differ and are shared.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dev/postgres/embedded.ts';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import { createApp } from '../src/server/app.ts';
import { loadConfig } from '../src/server/config.ts';
import { loadOrCreateMasterSecrets } from '../src/server/master-secrets.ts';
import { createServices } from '../src/server/services.ts';
import { recordSql } from '../test/harness/recorded-sql.ts';
import {
  CONNECTIONS,
  headersOf,
  type Kind,
  kinds,
  load,
  makeSubjects,
  median,
  type Request,
  ROUNDS,
  SECONDS,
  type Subject,
  spawnServer,
  whole,
} from './load.ts';
import { asPgbenchScript } from './pgbench-script.ts';

const folder = await makeTemporaryDirectory();
const dataDir = join(folder, 'data');

/** A server of one checkout on a database of its own. */
interface Server {
  url: string;
  databaseUrl: string;
  child: ChildProcess;
  people: Map<Kind, Subject[]>;
}

async function startServer(root: string, postgresUrl: string, database: string): Promise<Server> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const address = new URL(postgresUrl);
  address.pathname = `/${database}`;
  const databaseUrl = address.href;
  const people = new Map<Kind, Subject[]>();
  const server = { ...(await spawnServer(root, { folder, databaseUrl })), databaseUrl, people };
  for (const kind of kinds) people.set(kind, await makeSubjects(server.url, kind.name));
  return server;
}

/** A pgbench script of a kind's requests, recorded from the application in this process. */
async function recorded({ url, databaseUrl }: Server, kind: Kind, subject: Subject): Promise<string> {
  const settings = { LOG_LEVEL: 'silent', APP_URL: url };
  const config = { ...loadConfig(settings, loadOrCreateMasterSecrets(dataDir)), dataDir };
  const services = await createServices(config, databaseUrl);
  await services.jobs.stop();
  const { app } = createApp(services);
  const { requests, fresh } = kind.requests(subject);
  const send = async ({ path, ...init }: Request) => {
    const answer = await app.request(path, { ...init, headers: headersOf(subject) });
    if (!answer.ok) throw new Error(`a recorded call answered ${answer.status}`);
  };
  // The signing keys are read from the database at the first call.
  await send({ method: 'GET', path: '/api/journal/today' });
  const scripts: string[] = [];
  for (const request of requests) scripts.push(asPgbenchScript(await recordSql(() => send(request)), fresh));
  await services.close();
  return scripts.join('');
}

/** Requests a second that the SQL alone would allow; each of pgbench's clients takes a script by chance. */
function pgbench(databaseUrl: string, scripts: string[]): number {
  const files = scripts.map((script, index) => {
    const file = join(folder, `${index}.sql`);
    writeFileSync(file, script);
    return ['-f', file];
  });
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-T', String(SECONDS), ...files.flat()];
  const said = execFileSync('pgbench', [...options, databaseUrl], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}

function report(kind: Kind, own: number[], raw: number[], beside: number[]): void {
  const ratio = (median(own) / median(raw)).toFixed(2);
  const other = beside.length
    ? `   beside ${whole(median(beside))}/s, ${(median(own) / median(beside)).toFixed(2)} times`
    : '';
  console.log(
    `${kind.name.padEnd(6)} server ${whole(median(own))}/s   straight to Postgres ${whole(median(raw))}/s, ratio ${ratio}${other}`,
  );
}

const { values } = parseArgs({ options: { beside: { type: 'string' }, only: { type: 'string' } } });
const measured = kinds.filter(({ name }) => values.only === undefined || name === values.only);
const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined });
const servers: Server[] = [];
try {
  const own = await startServer(resolve(import.meta.dirname, '..'), postgres.url, 'own');
  servers.push(own);
  if (values.beside) servers.push(await startServer(resolve(values.beside), postgres.url, 'beside'));
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const kind of measured) {
    const scripts: string[] = [];
    for (const subject of own.people.get(kind) ?? []) scripts.push(await recorded(own, kind, subject));
    const requests = kind.requests(own.people.get(kind)?.[0] as Subject).requests.length;
    const figures: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, server] of servers.entries())
        figures[index]?.push(await load(server.url, server.people.get(kind) ?? [], kind));
      figures[2]?.push(requests * pgbench(own.databaseUrl, scripts));
    }
    const [ownFigures = [], beside = [], raw = []] = figures;
    report(kind, ownFigures, raw, beside);
  }
} finally {
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
