import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chooseAccount } from '../../dev/postgres/account.ts';

/** Its version, such as '1.18.0'; undefined where none is installed. */
export function pgbouncerVersion(): string | undefined {
  const said = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8', env: ENVIRONMENT });
  return said.error ? undefined : /PgBouncer (\S+)/.exec(said.stdout)?.[1];
}

/** From 1.21 on, named statements are kept with the connection that prepared them, where it is asked for. */
export function keepsPreparedStatements(version = ''): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 21);
}

/** Debian keeps it where only root looks. */
const ENVIRONMENT = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** A PgBouncer in transaction mode in front of a database of the harness. */
export interface PgBouncer {
  /** The database's address through it. */
  url: string;
  /** Ends it at once, with every connection, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one with so many connections to Postgres. `settings` are more lines of its `[pgbouncer]` section. */
export async function startPgBouncer(
  databaseUrl: string,
  { poolSize = 2, settings = {} }: { poolSize?: number; settings?: Record<string, string | number> } = {},
): Promise<PgBouncer> {
  const port = await freePort();
  const account = chooseAccount(undefined);
  const folder = mkdtempSync(join(tmpdir(), 'growth-loop-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    configuration(databaseUrl, { port, folder, lines: { default_pool_size: poolSize, ...settings } }),
  );
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${new URL(databaseUrl).username}" ""\n`);
  for (const path of [folder, file, users]) {
    chmodSync(path, path === folder ? 0o700 : 0o600);
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  }
  let running: ChildProcess | undefined;
  const kill = async () => {
    if (!running) return;
    running.kill('SIGKILL');
    await once(running, 'close');
    running = undefined;
  };
  const start = async () => {
    running = spawn('pgbouncer', ['-q', file], { ...account, env: ENVIRONMENT, stdio: 'ignore' });
    await listening(port);
  };
  await start();
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    kill,
    start,
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  port: number;
  folder: string;
  lines: Record<string, string | number>;
}

function configuration(databaseUrl: string, { port, folder, lines }: Place): string {
  const { searchParams, hostname, port: databasePort, username, password } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const secret = password ? ` password=${decodeURIComponent(password)}` : '';
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    server_login_retry: 1,
    ...(keepsPreparedStatements(pgbouncerVersion()) && { max_prepared_statements: 200 }),
    ...lines,
  };
  return [
    '[databases]',
    `* = host=${host} port=${databasePort || 5432} user=${username}${secret}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n');
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    const [isOpen] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error').then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}
