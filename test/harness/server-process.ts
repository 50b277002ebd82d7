import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { QUICK_START } from './quick-start.ts';
import { noteServer } from './server-lines.ts';

const root = join(import.meta.dirname, '..', '..');

/** The real server in a process of its own. */
export interface ServerProcess {
  pid: number;
  /** Everything it has said so far, line by line. */
  lines: string[];
  /** What it complained about: the lines of its standard error. */
  complaints: string[];
  /** Resolves with its address when it says that it is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with its exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  signal(name: NodeJS.Signals): void;
}

const started = new Set<ChildProcess>();

/** Starts it with nothing but these settings in its environment, and its modules loaded quickly; from another folder with a copy of the sources where one is given. */
export function startServerProcess(
  settings: Record<string, string>,
  { installation = root }: { installation?: string } = {},
): ServerProcess {
  const child = spawn(process.execPath, [join(installation, 'src', 'server', 'main.ts')], {
    cwd: settings.HOME ?? root,
    env: { PATH: process.env.PATH, PORT: '0', ...(installation === root && QUICK_START), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const noted = noteServer();
  const lines: string[] = [];
  const complaints: string[] = [];
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      started.delete(child);
      noted.ended = Date.now();
      resolve(code ?? signal ?? '');
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    listenTo(child.stdout, (line) => {
      lines.push(line);
      noted.said.push(line);
      const address = / is ready at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`ended before it was ready: ${complaints.join(' | ')}`)));
  });
  ready.catch(() => undefined);
  listenTo(child.stderr, (line) => {
    complaints.push(line);
    noted.said.push(line);
  });
  return { pid: child.pid ?? 0, lines, complaints, ready, ended, signal: (name) => child.kill(name) };
}

function listenTo(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) hear(line);
  });
}

/** Stops it as a terminal would, and answers how it ended. */
export function stopServer(server: ServerProcess): Promise<number | string> {
  server.signal('SIGTERM');
  return server.ended;
}

/** Why it refuses to start: it must say so in one line, with an exit code that is not 0. */
export async function refusalOf(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  expect(server.lines.filter((line) => line.includes('is ready'))).toEqual([]);
  expect(server.complaints).toHaveLength(1);
  return server.complaints[0] ?? '';
}

/** The status of this address's answer; 0 when there is none. */
export async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.status ?? 0;
}

/** Stops whatever a failed test has left running. */
export async function stopServerProcesses(): Promise<void> {
  const left = [...started];
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))));
}

/** The process id of the Postgres that works in this DATA_DIR, from the note it keeps while it runs. */
export function postgresPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs SQL on the server's own Postgres in this DATA_DIR, as the server's login. */
export async function sqlIn(dataDir: string, sql: string): Promise<unknown[][]> {
  const passwords = JSON.parse(readFileSync(join(dataDir, 'postgres/cluster/passwords.json'), 'utf8'));
  const client = new pg.Client({
    host: join(dataDir, 'postgres/socket'),
    port: 5432,
    user: 'growth_loop',
    database: 'growth_loop',
    password: passwords.growth_loop,
  });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Occupies a port until it is released. */
export async function occupyPort(): Promise<{ port: number; release(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A request of which only the first half has been sent. */
export interface HalfRequest {
  sendRest(): void;
  /** Everything the server answered by the time it closed the connection. */
  answer: Promise<string>;
}

/** Begins a request and keeps it open, as a slow phone would. */
export async function beginRequest(url: string, path: string, body: string): Promise<HalfRequest> {
  const { hostname, port, origin } = new URL(url);
  const socket = createConnection({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const half = Math.floor(body.length / 2);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`);
  let said = '';
  const answer = new Promise<string>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });
  answer.catch(() => undefined);
  return { sendRest: () => socket.write(body.slice(half)), answer };
}
