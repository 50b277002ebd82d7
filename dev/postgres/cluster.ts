import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartFailure, systemCode } from '../../src/server/start-failure.ts';
import { type Account, withMappedUser } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './location.ts';

/** A database cluster on disk: Postgres' own folder, and the passwords of its two logins. */
export interface Cluster {
  data: string;
  passwords: Passwords;
}

interface Passwords {
  /** Owns the cluster; used at start only. */
  postgres: string;
  /** The login of the server: it owns its database and nothing else. */
  growth_loop: string;
}

/** The version whose files the binaries of this release read. */
const MAJOR = '18';
const MAKING = 'making-';
const ABANDONED_AFTER_MS = 10 * 60_000;

function generatePasswords(): Passwords {
  const generate = () => randomBytes(24).toString('base64url');
  return { postgres: generate(), growth_loop: generate() };
}

function writeSecret(path: string, text: string, { uid, gid }: Account): void {
  writeFileSync(path, text, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Runs to the end; resolves with what it said on stderr when it failed, with undefined when it succeeded. */
function complaintOf(command: string, args: string[], account: Account): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? undefined : said));
  });
}

function initdbArguments(data: string, passwordFile: string, durable: boolean): string[] {
  return [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ];
}

function removeAbandoned(directory: string, now: number): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (!name.startsWith(MAKING) || now - statSync(path).mtimeMs < ABANDONED_AFTER_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

async function create(place: ClusterLocation, binaries: Binaries, durable: boolean): Promise<void> {
  const { directory, account } = place;
  const making = mkdtempSync(join(directory, MAKING));
  try {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(making, account.uid, account.gid);
    const passwords = generatePasswords();
    const passwordFile = join(making, 'first-password');
    writeSecret(passwordFile, passwords.postgres, account);
    writeSecret(join(making, 'passwords.json'), JSON.stringify(passwords), account);
    const args = initdbArguments(join(making, 'data'), passwordFile, durable);
    await runInitdb(binaries.initdb, args, account);
    rmSync(passwordFile);
    // A folder appears under its lasting name only when it is whole; of two starts at once the first one wins.
    renameSync(making, join(directory, 'cluster'));
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    const lostTheRace = ['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '');
    if (!lostTheRace) throw error;
  }
}

async function runInitdb(initdb: string, args: string[], account: Account): Promise<void> {
  let complaint = await complaintOf(initdb, args, account);
  if (complaint?.includes('could not look up effective user ID')) {
    const borrowed = withMappedUser(initdb, args);
    if (borrowed) {
      const failed = await complaintOf(...borrowed, account).catch(() => complaint);
      complaint = failed === undefined ? undefined : complaint;
    }
  }
  if (complaint === undefined) return;
  const lines = complaint.split('\n');
  const reason =
    lines.find((line) => /no space left/i.test(line)) ??
    lines.find((line) => /error|could not/i.test(line)) ??
    complaint.trim();
  throw new StartFailure(`The database could not be created: ${reason.replace(/^initdb: (error: )?/, '')}`);
}

/**
 * Opens the cluster in `place`, making it the first time.
 *
 * @param durable false only for tests: nothing is flushed to disk
 */
export async function openCluster(
  place: ClusterLocation,
  binaries: Binaries,
  { durable, say }: { durable: boolean; say: (line: string) => void },
): Promise<Cluster> {
  const home = join(place.directory, 'cluster');
  removeAbandoned(place.directory, Date.now());
  if (!existsSync(home)) {
    say('Creating the database ...');
    await create(place, binaries, durable);
  }
  const data = join(home, 'data');
  refuseOtherVersion(data);
  return { data, passwords: passwordsIn(join(home, 'passwords.json')) };
}

const damaged = (path: string): StartFailure =>
  new StartFailure(`${path} is missing or damaged: restore the data directory from a backup.`);

/** @throws StartFailure */
function passwordsIn(path: string): Passwords {
  try {
    const { postgres, growth_loop }: Passwords = JSON.parse(textIn(path));
    if (postgres && growth_loop) return { postgres, growth_loop };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw damaged(path);
}

/** @throws StartFailure when there is no such file */
function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw systemCode(error) === 'ENOENT' ? damaged(path) : error;
  }
}

function refuseOtherVersion(data: string): void {
  const path = join(data, 'PG_VERSION');
  const version = textIn(path);
  if (version === '') throw damaged(path);
  if (version !== MAJOR) {
    throw new StartFailure(
      `The database in ${data} was created by Postgres ${version}; this version includes Postgres ${MAJOR}. Back it up with the old version and restore it with this one.`,
    );
  }
}
