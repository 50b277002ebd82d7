import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, realpathSync, type Stats, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inDataDirectory, makeDataDirectory } from '../../src/server/data-directory.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { type Account, canReadDirectory, chooseAccount } from './account.ts';

/** Where root keeps databases that their own user could not reach in DATA_DIR. */
export const SHARED_ROOM = '/var/lib/growth-loop';

/** A Unix socket's address has room for about 104 bytes, less on some systems. */
const LONGEST_SOCKET_PATH = 100;

export interface ClusterLocation {
  /** The folder that holds the cluster, its log and its socket; free of symbolic links. */
  directory: string;
  account: Account;
  /** Whether the folder had to leave DATA_DIR. */
  elsewhere: boolean;
}

function makeRoom(directory: string, { uid, gid }: Account): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

/** Gives a database that root brought back from a backup to the account that Postgres runs under. */
function handOver(directory: string, { uid, gid }: Account): void {
  if (uid === undefined || statSync(directory).uid === uid) return;
  spawnSync('chown', ['-R', `${uid}:${gid}`, directory]);
}

function createLocation(dataDir: string, link: string, account: Account): ClusterLocation {
  if (canReadDirectory(account, dataDir)) {
    makeRoom(link, account);
    return { directory: realpathSync(link), account, elsewhere: false };
  }
  const directory = join(SHARED_ROOM, randomBytes(5).toString('hex'));
  mkdirSync(SHARED_ROOM, { recursive: true, mode: 0o711 });
  makeRoom(directory, account);
  symlinkSync(directory, link);
  return { directory, account, elsewhere: true };
}

function openLocation(link: string, existing: Stats, account: Account, elsewhere: boolean): ClusterLocation {
  const directory = realpathSync(link);
  if (account.uid === undefined && existing.uid !== process.getuid?.()) {
    throw new StartFailure(
      `The database in ${directory} belongs to another user: start as that user or as root.`,
    );
  }
  handOver(directory, account);
  if (!canReadDirectory(account, directory)) {
    throw new StartFailure(
      `The database's user cannot open ${directory}: give that user access to the folders above it, or move it.`,
    );
  }
  return { directory, account, elsewhere };
}

/**
 * Finds or makes the folder of this DATA_DIR's database: `postgres` in it, or, when its user may not enter there
 * (root's home), a folder of its own in /var/lib/growth-loop that `postgres` then links to. The link is what binds
 * the two, so a DATA_DIR that is made again begins with an empty database.
 */
export function settle(dataDir: string): ClusterLocation {
  makeDataDirectory(dataDir);
  return inDataDirectory(dataDir, () => {
    const link = join(dataDir, 'postgres');
    const linked = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    const existing = statSync(link, { throwIfNoEntry: false });
    const account = chooseAccount(existing);
    if (existing) return openLocation(link, existing, account, linked);
    if (!linked) return createLocation(dataDir, link, account);
    throw new StartFailure(
      `${link} points to a database that no longer exists: restore it, or remove the link to start again.`,
    );
  });
}

/** The folder of the server's Unix socket: in the database's own, or a short one where that address would be too long. */
export function socketDirectory({ directory, account }: ClusterLocation): string {
  const inside = join(directory, 'socket');
  if (join(inside, '.s.PGSQL.5432.lock').length <= LONGEST_SOCKET_PATH) {
    makeRoom(inside, account);
    return inside;
  }
  const name = `growth-loop-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  const short = join('/tmp', name);
  if (!lstatSync(short, { throwIfNoEntry: false })) makeRoom(short, account);
  const { uid, mode } = lstatSync(short);
  if (uid !== (account.uid ?? process.getuid?.()) || (mode & 0o777) !== 0o700) {
    throw new StartFailure(`${short} belongs to someone else: choose a shorter path for DATA_DIR.`);
  }
  return short;
}
