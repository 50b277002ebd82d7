import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import {
  beginRequest,
  isAlive,
  postgresPid,
  refusalOf,
  type ServerProcess,
  sqlIn,
  startServerProcess,
  statusOf,
  stopServer,
  stopServerProcesses,
} from '../harness/server-process.ts';

/*
 * The life of one data directory, from its first start on. A test goes on with the server that runs, and starts it where
 * none does: so the start after a crash is also the one that the next test looks at.
 */

// Starting whole servers takes long on a busy machine.
vi.setConfig({ testTimeout: 400_000 });

let home: string;
let dataDir: string;
let running: ServerProcess | undefined;

beforeAll(async () => {
  home = await makeTemporaryDirectory();
  dataDir = join(home, 'data');
});
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await stopServerProcesses();
  running = undefined;
});
afterAll(async () => {
  await stopServerProcesses();
  rmSync(home, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATA_DIR: dataDir, HOME: home });

/** The server that runs, or one that is started now. */
async function served(): Promise<{ server: ServerProcess; url: string }> {
  running ??= start();
  return { server: running, url: await running.ready };
}

/** How the server ended that is being stopped or killed. */
async function ended(): Promise<number | string | undefined> {
  const server = running;
  running = undefined;
  return server?.ended;
}

/** Everything that comes back for these very bytes until the server closes the connection. */
async function answerTo(url: string, request: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.write(request);
  return text(socket);
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 60_000, interval: 50 }).toBe(true);
}

const commit = (table: string) => sqlIn(dataDir, `create table ${table} as select 42 as answer`);
const committed = (table: string) => sqlIn(dataDir, `select answer from ${table}`);

const SECRETS = ['auth-secret', 'entry-master-key'];
const readSecrets = () => SECRETS.map((name) => readFileSync(join(dataDir, name), 'utf8'));

/** The shell that would stop this Postgres when its server is gone. */
function watcherOf(postgres: number): number {
  const found = processes().find(
    ({ args }) => args.includes('read -r _') && args.trim().endsWith(` ${postgres}`),
  );
  return found?.pid ?? 0;
}

/** All that runs; without `ps`, which small systems lack. */
function processes(): { pid: number; args: string }[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
    return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), args: line }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), args: commandOf(name) }));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Stops the server by this signal while a request is on its way: the request is answered first. */
async function stopsAfterItsRequest(name: NodeJS.Signals): Promise<void> {
  const { server, url } = await served();
  const postgres = postgresPid(dataDir);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a-wrong-one' });
  const request = await beginRequest(url, '/api/auth/sign-in/email', body);
  await fetch(`${url}/healthz`);
  server.signal(name);
  await until(() => server.lines.includes('Stopping ...'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAlive(postgres)).toBe(true);
  request.sendRest();
  expect(await request.answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(await ended()).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(await statusOf(`${url}/healthz`)).toBe(0);
}

describe('start and stop', () => {
  test('two first starts at once on the same DATA_DIR: one serves, the other says why it does not', async () => {
    const both = [start(), start()];
    const outcomes = await Promise.all(both.map((server) => server.ready.catch(() => 'refused')));
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    running = both[outcomes.findIndex((outcome) => outcome !== 'refused')];
    const loser = both[outcomes.indexOf('refused')];
    expect(loser?.complaints).toHaveLength(1);
    expect(loser?.complaints[0]).toContain('is using the data directory');
    expect(await statusOf(`${await running?.ready}/readyz`)).toBe(200);
  });

  test('one line says where it is ready, and both health addresses answer', async () => {
    const { server, url } = await served();
    expect(
      server.lines.filter((line) => /^Growth Loop is ready at http:\/\/localhost:\d+$/.test(line)),
    ).toHaveLength(1);
    expect(server.complaints).toEqual([]);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  test('a health check of HTTP/1.0, which names no host, is answered', async () => {
    const { url } = await served();
    expect(await answerTo(url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 OK\r\n.*"status":"up"/s,
    );
    expect(await answerTo(url, 'GET /readyz HTTP/1.0\r\nConnection: close\r\n\r\n')).toContain(' 200 OK');
    expect(await answerTo(url, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')).toContain(' 400 Bad');
  });

  test('a request that asks for its own echo, and one of two lengths, get nothing of what they brought', async () => {
    const { url } = await served();
    const head = 'Host: loop.example\r\nConnection: close\r\nCookie: a=secret\r\n';
    const echo = await answerTo(url, `TRACE / HTTP/1.1\r\n${head}\r\n`);
    expect(echo).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(echo).not.toContain('secret');
    // A proxy that went by the other length would take the rest for a request of somebody else.
    const lengths = 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n';
    const smuggled = await answerTo(url, `POST /api/tasks HTTP/1.1\r\n${head}${lengths}\r\n0\r\n\r\nG`);
    expect(smuggled).toMatch(/^HTTP\/1\.1 400 /);
    expect(smuggled.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('a second server on the same DATA_DIR is refused in one line, and the first goes on', async () => {
    const { server, url } = await served();
    expect(await refusalOf(start())).toBe(
      `Another server (process ${server.pid}) is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  test('SIGTERM lets a request in flight finish and stops Postgres; the two secrets are their owner’s alone and stay the same', async () => {
    await served();
    const made = readSecrets();
    expect(made[0]).not.toBe(made[1]);
    for (const name of SECRETS) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    await stopsAfterItsRequest('SIGTERM');
    await served();
    expect(readSecrets()).toEqual(made);
  });

  test('SIGINT lets a request in flight finish and stops Postgres', () => stopsAfterItsRequest('SIGINT'));
});

describe('after a crash', () => {
  test('kill -9 of the server: Postgres does not outlive it, and the next start has everything', async () => {
    const { server } = await served();
    const postgres = postgresPid(dataDir);
    await commit('before_kill');
    server.signal('SIGKILL');
    expect(await ended()).toBe('SIGKILL');
    const { url } = await served();
    // Its process may be waiting to be buried when the next one already serves.
    await until(() => !isAlive(postgres));
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await committed('before_kill')).toEqual([[42]]);
  });

  test('kill -9 of Postgres alone: the server starts it again', async () => {
    const { url } = await served();
    const before = postgresPid(dataDir);
    process.kill(before, 'SIGKILL');
    await until(async () => !isAlive(before) && (await statusOf(`${url}/readyz`)) === 200);
    expect(postgresPid(dataDir)).not.toBe(before);
  });

  test('kill -9 of the server and of Postgres: the next start recovers what was committed', async () => {
    const { server } = await served();
    const postgres = postgresPid(dataDir);
    await commit('before_both');
    server.signal('SIGSTOP');
    process.kill(postgres, 'SIGKILL');
    server.signal('SIGKILL');
    await ended();
    await served();
    expect(await committed('before_both')).toEqual([[42]]);
  });

  test('a Postgres that outlived its server is ended, and the next start begins with one of its own', async () => {
    const { server } = await served();
    const postgres = postgresPid(dataDir);
    await commit('before_outliving');
    process.kill(watcherOf(postgres), 'SIGKILL');
    server.signal('SIGKILL');
    await ended();
    expect(isAlive(postgres)).toBe(true);
    await served();
    expect(isAlive(postgres)).toBe(false);
    expect(await committed('before_outliving')).toEqual([[42]]);
  });

  test('a note of a Postgres that is gone, with the id of another program, is no obstacle', async () => {
    const { server } = await served();
    const path = join(dataDir, 'postgres/cluster/data/postmaster.pid');
    const note = readFileSync(path, 'utf8');
    expect(await stopServer(server)).toBe(0);
    await ended();
    writeFileSync(path, note.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const { url } = await served();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  test('a damaged secret is never replaced: a start is refused in one line', async () => {
    const { server } = await served();
    await stopServer(server);
    await ended();
    writeFileSync(join(dataDir, 'entry-master-key'), 'AAAA\n');
    expect(await refusalOf(start())).toBe(
      `${join(dataDir, 'entry-master-key')} is damaged: restore it from a backup.`,
    );
    expect(readFileSync(join(dataDir, 'entry-master-key'), 'utf8')).toBe('AAAA\n');
  });
});
