import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartFailure } from '../../src/server/start-failure.ts';
import { usableBinaries } from './binaries.ts';
import { claim, createRoleAndDatabase } from './claim.ts';
import { openCluster } from './cluster.ts';
import { type ClusterLocation, settle, socketDirectory } from './location.ts';
import {
  endProcess,
  lastComplaint,
  type Postmaster,
  type PostmasterOptions,
  runningPostmaster,
  startPostmaster,
} from './postmaster.ts';

/** The server's own Postgres, running. */
export interface EmbeddedPostgres {
  /** Signs in as the owner of the product's database, over a Unix socket. */
  url: string;
  /** Where the database lives on disk. */
  directory: string;
  /** Whether that is outside DATA_DIR, because the user that Postgres runs under may not enter there. */
  elsewhere: boolean;
  /** Resolves with the reason when Postgres has ended by itself and could not be brought back. */
  lost: Promise<string>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Told in one line what takes time. */
  say: (line: string) => void;
  /** False only for tests: nothing is flushed to disk, so a crash of the machine may lose everything. */
  durable?: boolean;
}

/** An owner that is just shutting down is waited for; one that stays is reported. */
const OWNER_MAY_LEAVE_MS = 3000;
/** A Postgres that answers nobody for this long has lost its socket and cannot be used by anyone. */
const DEAF_MS = 30_000;
/** From here on a slow start (recovery of much work) is worth a word. */
const SLOW_START_MS = 3000;
/** Processes of a killed Postgres may hold its shared memory for a moment. */
const START_ATTEMPTS = 50;

interface Claimed {
  postmaster: Postmaster;
  connection: pg.Client;
}

interface ClusterOptions extends PostmasterOptions {
  password: string;
  dataDir: string;
  say: (line: string) => void;
}

/**
 * Starts the Postgres that comes with the product on the database in `dataDir`, making it the first time and
 * recovering whatever a crash left. One server owns a data directory at a time.
 *
 * @throws StartFailure with one line that says what is in the way
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, say, durable = true } = options;
  if (process.platform === 'win32') {
    throw new StartFailure('The built-in Postgres needs Linux or macOS: use WSL, or set DATABASE_URL.');
  }
  const place = settle(dataDir);
  const binaries = usableBinaries(place.account);
  const cluster = await openCluster(place, binaries, { durable, say });
  const clusterOptions: ClusterOptions = {
    postgres: binaries.postgres,
    data: cluster.data,
    socket: socketDirectory(place),
    logDirectory: place.directory,
    account: place.account,
    durable,
    password: cluster.passwords.postgres,
    dataDir,
    say,
  };
  const claimed = await startAndClaim(clusterOptions);
  try {
    await createRoleAndDatabase(claimed.connection, cluster.passwords.growth_loop);
  } catch (error) {
    await claimed.postmaster.stop();
    throw error;
  }
  return superviseCluster(
    clusterOptions,
    place,
    claimed,
    urlOf(clusterOptions.socket, cluster.passwords.growth_loop),
  );
}

function urlOf(socket: string, password: string): string {
  return `postgres://growth_loop:${password}@localhost:5432/growth_loop?host=${encodeURIComponent(socket)}`;
}

/** Waits out or ends what an earlier start left running, then starts Postgres and becomes its owner. */
async function startAndClaim(cluster: ClusterOptions): Promise<Claimed> {
  for (let attempt = 1; ; attempt++) {
    await endLeftover(cluster);
    const postmaster = startPostmaster(cluster);
    const outcome = await claimOwn(cluster, postmaster);
    if (typeof outcome === 'object') return { postmaster, connection: outcome };
    // When another start was quicker, it ends this Postgres; the next round then meets its owner.
    await postmaster.ended;
    const complaint = lastComplaint(cluster.logDirectory) ?? 'it gave no reason';
    const passing = outcome === 'taken' || /lock file|shared memory block/.test(complaint);
    if (!passing || attempt === START_ATTEMPTS) {
      throw new StartFailure(`The database could not be started: ${complaint}`);
    }
    await pause(100);
  }
}

/** Ends a Postgres that outlived its server. Refuses when its server lives and stays. */
async function endLeftover(cluster: ClusterOptions): Promise<void> {
  const since = Date.now();
  for (;;) {
    const waited = Date.now() - since;
    const pid = runningPostmaster(cluster.data);
    const answer = await claim(cluster.socket, cluster.password);
    if (answer.is === 'claimed') await answer.connection.end();
    if (pid === undefined && answer.is === 'silent') return;
    if (pid !== undefined && (answer.is === 'claimed' || (answer.is === 'silent' && waited > DEAF_MS))) {
      return endProcess(pid);
    }
    const stranger = pid === undefined && answer.is === 'claimed';
    if ((answer.is === 'taken' || stranger) && waited > OWNER_MAY_LEAVE_MS) {
      const who = answer.is === 'taken' ? ` (process ${answer.owner})` : '';
      throw new StartFailure(
        `Another server${who} is using the data directory ${cluster.dataDir}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await pause(50);
  }
}

/** The owner's connection once Postgres answers, or why there is none. */
async function claimOwn(
  cluster: ClusterOptions,
  postmaster: Postmaster,
): Promise<pg.Client | 'taken' | 'ended'> {
  let ended = false;
  postmaster.ended.then(() => {
    ended = true;
  });
  const slowAfter = Date.now() + SLOW_START_MS;
  let told = false;
  while (!ended) {
    const answer = await claim(cluster.socket, cluster.password);
    if (answer.is === 'claimed') return answer.connection;
    if (answer.is === 'taken') return 'taken';
    if (!told && Date.now() > slowAfter) {
      told = true;
      cluster.say('The database is recovering from a sudden stop ...');
    }
    await pause(10);
  }
  return 'ended';
}

/** Watches over the running Postgres: brings it back when it ends by itself, and renews the ownership. */
function superviseCluster(
  cluster: ClusterOptions,
  place: ClusterLocation,
  first: Claimed,
  url: string,
): EmbeddedPostgres {
  let current = first;
  let stopping = false;

  const watch = async (): Promise<void> => {
    while (!stopping) {
      await Promise.race([current.postmaster.ended, connectionEnded(current.connection)]);
      if (stopping) return;
      const again = await claimOwn(cluster, current.postmaster);
      if (typeof again === 'object') {
        current = { ...current, connection: again };
        continue;
      }
      if (again === 'taken') throw new StartFailure('Another server has taken over the database.');
      cluster.say('The database stopped unexpectedly and is being started again ...');
      current = await startAndClaim(cluster);
    }
    await current.postmaster.stop();
  };
  const watching = watch();
  const lost = new Promise<string>((resolve) => {
    watching.catch((error: Error) => resolve(error.message));
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    await current.postmaster.stop();
    await watching.catch(() => undefined);
  };
  return { url, directory: place.directory, elsewhere: place.elsewhere, lost, stop };
}

function connectionEnded(connection: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    connection.once('end', () => resolve());
  });
}
