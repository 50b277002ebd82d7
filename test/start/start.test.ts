import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import {
  beginRequest,
  isAlive,
  occupyPort,
  postgresPid,
  type ServerProcess,
  sqlIn,
  startServerProcess,
  stopServerProcesses,
} from '../harness/server-process.ts';

const asRoot = process.getuid?.() === 0;
const productionSecrets = {
  AUTH_SECRET: randomBytes(48).toString('base64'),
  ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
};

// Each test starts whole servers, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let home: string;
let dataDir: string;
/** A data directory in which a server has been: a first start takes three times as long as the next. */
let used: string;

beforeAll(async () => {
  used = await makeTemporaryDirectory();
  const server = startServerProcess({ DATA_DIR: join(used, 'data'), HOME: used });
  await server.ready;
  await stop(server);
}, 180_000);
afterAll(() => rmSync(used, { recursive: true, force: true }));

beforeEach(async () => {
  home = await makeTemporaryDirectory();
  dataDir = join(home, 'data');
});

afterEach(async () => {
  await stopServerProcesses();
  rmSync(home, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): ServerProcess {
  return startServerProcess({ DATA_DIR: dataDir, HOME: home, ...settings });
}

/** Starts it where one has been before. */
function startAgain(): ServerProcess {
  execFileSync('cp', ['-a', join(used, 'data'), dataDir]);
  return start();
}

async function stop(server: ServerProcess): Promise<number | string> {
  server.signal('SIGTERM');
  return server.ended;
}

/** Everything that comes back for these very bytes until the server closes the connection. */
async function answerTo(url: string, request: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.write(request);
  return text(socket);
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.status ?? 0;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 60_000, interval: 50 }).toBe(true);
}

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

/** The server must refuse to start, with one line and an exit code that is not 0. */
async function refusal(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  expect(server.lines.filter((line) => line.includes('is ready'))).toEqual([]);
  expect(server.complaints).toHaveLength(1);
  return server.complaints[0] ?? '';
}

describe('start and stop', () => {
  test('one line says where it is ready, and both health addresses answer', async () => {
    const server = start();
    const url = await server.ready;
    expect(
      server.lines.filter((line) => /^Growth Loop is ready at http:\/\/localhost:\d+$/.test(line)),
    ).toHaveLength(1);
    expect(server.complaints).toEqual([]);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await stop(server)).toBe(0);
    expect(await statusOf(`${url}/healthz`)).toBe(0);
  });

  test('a health check of HTTP/1.0, which names no host, is answered', async () => {
    const server = startAgain();
    const url = await server.ready;
    expect(await answerTo(url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 OK\r\n.*"status":"up"/s,
    );
    expect(await answerTo(url, 'GET /readyz HTTP/1.0\r\nConnection: close\r\n\r\n')).toContain(' 200 OK');
    expect(await answerTo(url, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')).toContain(' 400 Bad');
    await stop(server);
  });

  test('the two secrets are kept for their owner alone and stay the same', async () => {
    const read = () =>
      ['auth-secret', 'entry-master-key'].map((name) => readFileSync(join(dataDir, name), 'utf8'));
    const first = start();
    await first.ready;
    const made = read();
    for (const name of ['auth-secret', 'entry-master-key']) {
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    }
    await stop(first);
    const second = start();
    await second.ready;
    expect(read()).toEqual(made);
    expect(made[0]).not.toBe(made[1]);
    await stop(second);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a request in flight finish and stops Postgres',
    async (name) => {
      const server = startAgain();
      const url = await server.ready;
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
      expect(await server.ended).toBe(0);
      expect(isAlive(postgres)).toBe(false);
    },
  );
});

describe('after a crash', () => {
  test('kill -9 of the server: Postgres does not outlive it, and the next start has everything', async () => {
    const first = startAgain();
    await first.ready;
    const postgres = postgresPid(dataDir);
    await sqlIn(dataDir, 'create table kept as select 42 as answer');
    first.signal('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = start();
    const url = await second.ready;
    // Its process may be waiting to be buried when the next one already serves.
    await until(() => !isAlive(postgres));
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await sqlIn(dataDir, 'select answer from kept')).toEqual([[42]]);
    await stop(second);
  });

  test('kill -9 of the server and of Postgres: the next start recovers what was committed', async () => {
    const first = startAgain();
    await first.ready;
    const postgres = postgresPid(dataDir);
    await sqlIn(dataDir, 'create table kept as select 42 as answer');
    first.signal('SIGSTOP');
    process.kill(postgres, 'SIGKILL');
    first.signal('SIGKILL');
    await first.ended;
    const second = start();
    await second.ready;
    expect(await sqlIn(dataDir, 'select answer from kept')).toEqual([[42]]);
    await stop(second);
  });

  test('a Postgres that outlived its server is ended, and the next start begins with one of its own', async () => {
    const first = startAgain();
    await first.ready;
    const postgres = postgresPid(dataDir);
    await sqlIn(dataDir, 'create table kept as select 42 as answer');
    process.kill(watcherOf(postgres), 'SIGKILL');
    first.signal('SIGKILL');
    await first.ended;
    expect(isAlive(postgres)).toBe(true);
    const second = start();
    await second.ready;
    expect(isAlive(postgres)).toBe(false);
    expect(await sqlIn(dataDir, 'select answer from kept')).toEqual([[42]]);
    await stop(second);
  });

  test('kill -9 of Postgres alone: the server starts it again', async () => {
    const server = startAgain();
    const url = await server.ready;
    const before = postgresPid(dataDir);
    process.kill(before, 'SIGKILL');
    await until(async () => !isAlive(before) && (await statusOf(`${url}/readyz`)) === 200);
    expect(postgresPid(dataDir)).not.toBe(before);
    expect(await stop(server)).toBe(0);
  });

  test('a note of a Postgres that is gone, with the id of another program, is no obstacle', async () => {
    const first = startAgain();
    await first.ready;
    const note = readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8');
    await stop(first);
    const path = join(dataDir, 'postgres/cluster/data/postmaster.pid');
    writeFileSync(path, note.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const second = start();
    const url = await second.ready;
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    await stop(second);
  });
});

describe('what is in the way is said in one line', () => {
  test('a second server on the same DATA_DIR', async () => {
    const first = startAgain();
    const url = await first.ready;
    expect(await refusal(start())).toBe(
      `Another server (process ${first.pid}) is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    await stop(first);
  });

  test('two first starts at once on the same DATA_DIR: one serves, the other says why it does not', async () => {
    const both = [start(), start()];
    const outcomes = await Promise.all(both.map((server) => server.ready.catch(() => 'refused')));
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    const winner = both[outcomes.findIndex((outcome) => outcome !== 'refused')];
    const loser = both[outcomes.indexOf('refused')];
    expect(loser?.complaints).toHaveLength(1);
    expect(loser?.complaints[0]).toContain('is using the data directory');
    expect(await statusOf(`${await winner?.ready}/readyz`)).toBe(200);
  });

  test('a taken port', async () => {
    const { port, release } = await occupyPort();
    const line = await refusal(start({ PORT: String(port) }));
    expect(line).toBe(`Port ${port} is already in use: stop the other program, or set PORT to another one.`);
    await release();
  });

  test('an unreachable DATABASE_URL, whose password is not repeated', async () => {
    const { port, release } = await occupyPort();
    await release();
    const line = await refusal(start({ DATABASE_URL: `postgres://ann:hush@127.0.0.1:${port}/loop` }));
    expect(line).toBe(
      `The database at 127.0.0.1:${port}/loop cannot be reached (ECONNREFUSED): check DATABASE_URL.`,
    );
  });

  test('a bad setting', async () => {
    expect(await refusal(start({ TRUST_PROXY: 'perhaps' }))).toBe('TRUST_PROXY must be true or false.');
  });

  test('production without its secrets', async () => {
    const server = start({ NODE_ENV: 'production', ...productionSecrets, ENTRY_MASTER_KEY: '' });
    expect(await refusal(server)).toBe(
      'ENTRY_MASTER_KEY must be set in production (openssl rand -base64 32).',
    );
  });

  test('a damaged secret is never replaced', async () => {
    const first = startAgain();
    await first.ready;
    await stop(first);
    writeFileSync(join(dataDir, 'entry-master-key'), 'AAAA\n');
    expect(await refusal(start())).toBe(
      `${join(dataDir, 'entry-master-key')} is damaged: restore it from a backup.`,
    );
    expect(readFileSync(join(dataDir, 'entry-master-key'), 'utf8')).toBe('AAAA\n');
  });

  test.each([
    ['points to nothing', 'nowhere'],
    ['points to itself', 'link'],
  ])('a DATA_DIR behind a link that %s', async (what, target) => {
    const link = join(home, 'link');
    symlinkSync(join(home, target), link);
    expect(await refusal(start({ DATA_DIR: link }))).toBe(
      `The data directory ${link} cannot be used: a link in its path ${what}.`,
    );
  });

  test('a DATA_DIR that cannot be one', async () => {
    expect(await refusal(start({ DATA_DIR: '/dev/null/data', HOME: home }))).toBe(
      'The data directory /dev/null/data cannot be used: a file is in the way.',
    );
  });

  test('a Node that is too old', () => {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'16.20.2'})`;
    const script = join(import.meta.dirname, '../../scripts/prepare.mjs');
    const done = spawnSync(process.execPath, ['--import', pretend, script], { encoding: 'utf8' });
    expect(done.status).toBe(1);
    expect(done.stderr).toBe('Growth Loop needs Node 18 or newer to start with; this is 16.20.2.\n');
    expect(done.stdout).toBe('');
  });
});

describe('places', () => {
  test('production with its secrets starts, and says loudly what is missing for real people', async () => {
    const server = start({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...productionSecrets });
    await server.ready;
    await until(() => server.complaints.some((line) => line.startsWith('CAUTION: SMTP_URL is not set')));
    await stop(server);
    expect(() => statSync(join(dataDir, 'auth-secret'))).toThrow();
  });

  test('a path too long for a socket', async () => {
    const long = join(home, 'a'.repeat(60), 'b'.repeat(60));
    const server = start({ DATA_DIR: long });
    const url = await server.ready;
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    await stop(server);
  });

  test.runIf(asRoot)(
    'root in a folder closed to others: the database lives in /var/lib/growth-loop',
    async () => {
      chmodSync(home, 0o700);
      const server = start();
      const url = await server.ready;
      const directory = realpathSync(join(dataDir, 'postgres'));
      expect(directory).toMatch(/^\/var\/lib\/growth-loop\/\w+$/);
      expect(server.lines).toContain(`Growth Loop is ready at ${url} (its database is in ${directory})`);
      expect(statSync(directory).mode & 0o777).toBe(0o700);
      await stop(server);
      const again = start();
      await again.ready;
      expect(realpathSync(join(dataDir, 'postgres'))).toBe(directory);
      await stop(again);
      rmSync(directory, { recursive: true, force: true });
    },
  );

  test.runIf(asRoot)(
    'root in an open folder: the database stays in DATA_DIR, out of reach of others',
    async () => {
      mkdirSync(dataDir, { mode: 0o711 });
      const server = start();
      await server.ready;
      const directory = realpathSync(join(dataDir, 'postgres'));
      expect(directory).toBe(join(realpathSync(dataDir), 'postgres'));
      expect(statSync(directory).uid).not.toBe(0);
      expect(statSync(directory).mode & 0o777).toBe(0o700);
      await stop(server);
    },
  );
});
