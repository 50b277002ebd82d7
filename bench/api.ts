/*
 * npm run bench: what one server process does, beside the same SQL sent straight to Postgres in the same run.
 *
 *   list   GET /api/journal/entries?limit=10, authenticated, ten sealed entries
 *   save   POST /api/journal/entries: a whole page with two actions, its mark and its points
 *
 * The SQL is recorded from the real calls, so both sides always do the same. Needs pgbench, which comes with
 * Postgres. Compare ratios, not figures: machines differ and are shared.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { createApp } from '../src/server/app.ts';
import { loadConfig } from '../src/server/config.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded.ts';
import { keepMasterSecrets } from '../src/server/master-secrets.ts';
import { migrate } from '../src/server/migrate.ts';
import { createServices } from '../src/server/services.ts';
import { journalPage, type RemotePerson, signUpAt } from '../test/harness/remote-person.ts';
import { makeTemporaryDirectory } from '../test/harness/temporary-postgres.ts';
import { asPgbenchScript, recordSql } from './recorded-sql.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 10;
const LIST = '/api/journal/entries?limit=10';
const SAVE = '/api/journal/entries';

const folder = await makeTemporaryDirectory();
const dataDir = join(folder, 'data');
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');

function startServer(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOME: folder,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      AUTH_RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    child.stdout?.setEncoding('utf8').on('data', (line: string) => {
      const url = / is ready at (\S+)/.exec(line)?.[1];
      if (url) ready({ url, child });
    });
  });
}

/** pgbench scripts of one list and one save, recorded from the application in this process. */
async function recordBoth(databaseUrl: string, appUrl: string, person: RemotePerson) {
  const page = journalPage();
  const settings = { LOG_LEVEL: 'silent', APP_URL: appUrl };
  const config = { ...loadConfig(settings, keepMasterSecrets(dataDir)), dataDir };
  const services = await createServices(config, databaseUrl);
  await services.jobs.stop();
  const { app } = createApp(services);
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const ok = (answer: Response) => {
    if (!answer.ok) throw new Error(`a recorded call answered ${answer.status}`);
  };
  ok(await app.request(LIST, { headers }));
  const list = await recordSql(async () => ok(await app.request(LIST, { headers })));
  const save = await recordSql(async () =>
    ok(await app.request(SAVE, { method: 'POST', headers, body: JSON.stringify(page) })),
  );
  await services.close();
  const freshIds = [page.id, ...page.tasks.map((task) => task.id)];
  return { list: asPgbenchScript(list, [], true), save: asPgbenchScript(save, freshIds, false) };
}

/** Transactions a second that pgbench reaches, taking one of the scripts by chance each time. */
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

/** Requests a second; each is sent by one of the people, in turn. */
async function load(
  url: string,
  people: RemotePerson[],
  makeRequest: () => autocannon.Request,
): Promise<number> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          turn += 1;
          const token = people[turn % people.length]?.token;
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          return { ...request, ...makeRequest(), headers };
        },
      },
    ],
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result.requests.average;
}

/** Fills an account with ten pages for the list. */
async function personWithPages(url: string, email: string): Promise<RemotePerson> {
  const person = await signUpAt(url, email);
  for (let page = 0; page < 10; page++) {
    await fetch(`${url}${SAVE}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(journalPage()),
    });
  }
  return person;
}

function report(name: string, server: number[], raw: number[]): void {
  const ratio = median(server) / median(raw);
  console.log(
    `${name.padEnd(6)} server ${whole(median(server)).padStart(7)}/s   straight to Postgres ${whole(median(raw)).padStart(7)}/s   ratio ${ratio.toFixed(2)}`,
  );
}

const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined });
let server: ChildProcess | undefined;
try {
  await migrate(postgres.url);
  const started = await startServer(postgres.url);
  server = started.child;
  const people: RemotePerson[] = [];
  for (let index = 0; index < CONNECTIONS; index++) {
    people.push(await personWithPages(started.url, `person-${index}@example.com`));
  }
  const scripts = [];
  for (const person of people) scripts.push(await recordBoth(postgres.url, started.url, person));
  const figures = {
    list: [] as number[],
    listRaw: [] as number[],
    save: [] as number[],
    saveRaw: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    figures.list.push(await load(started.url, people, () => ({ method: 'GET', path: LIST })));
    figures.listRaw.push(
      pgbench(
        postgres.url,
        scripts.map((script) => script.list),
      ),
    );
    figures.save.push(
      await load(started.url, people, () => ({
        method: 'POST',
        path: SAVE,
        body: JSON.stringify(journalPage()),
      })),
    );
    figures.saveRaw.push(
      pgbench(
        postgres.url,
        scripts.map((script) => script.save),
      ),
    );
  }
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  report('list', figures.list, figures.listRaw);
  report('save', figures.save, figures.saveRaw);
} finally {
  server?.kill('SIGTERM');
  await new Promise((ended) => (server ? server.once('exit', ended) : ended(undefined)));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
