import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode } from '../../src/server/start-failure.ts';
import type { Account } from './account.ts';

/** How long a fast shutdown may take before the processes are told to drop everything; recovery then follows. */
const FAST_SHUTDOWN_MS = 30_000;
const LOG = 'postgres.log';

export interface PostmasterOptions {
  postgres: string;
  /** Postgres' own folder. */
  data: string;
  /** The folder of its Unix socket; nothing listens on the network. */
  socket: string;
  /** Where its log is written, again at each start. */
  logDirectory: string;
  account: Account;
  durable: boolean;
}

/** A Postgres that this process started. */
export interface Postmaster {
  pid: number;
  /** Resolves when it has ended, however that came about. */
  ended: Promise<void>;
  /** Fast shutdown: open transactions are undone, committed ones are on disk. */
  stop(): Promise<void>;
}

function settings({ socket, durable }: PostmasterOptions): string[] {
  const chosen: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    log_timezone: 'UTC',
    timezone: 'UTC',
    lc_messages: 'C',
    // A message may quote a person's words: errors reach the server, never this log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts Postgres apart from the terminal, so that Ctrl-C reaches it only through the server's orderly shutdown. */
export function startPostmaster(options: PostmasterOptions): Postmaster {
  const { postgres, data, logDirectory, account } = options;
  const path = join(logDirectory, LOG);
  rmSync(path, { force: true });
  const log = openSync(path, 'a', 0o600);
  const child = spawn(postgres, ['-D', data, ...settings(options)], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let alive = true;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      alive = false;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const pid = child.pid ?? 0;
  const watcher = stopWithThisProcess(pid, account);
  const stop = async () => {
    watcher?.kill('SIGKILL');
    if (alive) await Promise.race([endProcess(pid), ended]);
    await ended;
  };
  ended.then(() => watcher?.kill('SIGKILL'));
  return { pid, ended, stop };
}

/** Leaves a shell behind whose input ends when this process does, even by kill -9, and which then stops Postgres. */
function stopWithThisProcess(pid: number, account: Account): ChildProcess | undefined {
  if (pid === 0) return undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0" 2>/dev/null', String(pid)], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin?.on('error', () => undefined);
  return watcher;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Stops a Postgres by its process id, gently first, and waits until it is gone. */
export async function endProcess(pid: number): Promise<void> {
  const until = Date.now() + FAST_SHUTDOWN_MS;
  signal(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > until) signal(pid, 'SIGQUIT');
    await pause(20);
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/** Whether the process is a Postgres that works in `data`: a process id alone may long belong to another program. */
function worksIn(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data;
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(data);
}

/**
 * The Postgres that still runs on `data` from an earlier start. Clears away the note of one that is gone, because
 * Postgres itself would mistake an unrelated process with the same id for it.
 */
export function runningPostmaster(data: string): number | undefined {
  const note = join(data, 'postmaster.pid');
  let text = '';
  try {
    text = readFileSync(note, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number.parseInt(text, 10);
  if (Number.isInteger(pid) && pid > 0 && worksIn(pid, data)) return pid;
  rmSync(note, { force: true });
  return undefined;
}

/** Less than this is as good as nothing: Postgres writes pages of 8 kB, and more of them than one. */
const NO_ROOM_BYTES = 64 * 1024;

function isFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < NO_ROOM_BYTES;
}

/** The last reason that Postgres gave in its log for not starting. */
export function lastComplaint(logDirectory: string): string | undefined {
  const lines = readFileSync(join(logDirectory, LOG), 'utf8').split('\n');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC):|error while loading/.test(line));
  // On a full disk there is no room for the log either.
  if (complaint === undefined && isFull(logDirectory)) return 'No space left on device';
  return complaint?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}
