import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded.ts';

/** Memory that Linux offers as a folder. */
const IN_MEMORY = '/dev/shm';
/** All tests together were seen to need 0.3 GB of it; what a container has of it is often 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A folder of its own that nobody misses afterwards, which other users may pass through: under root its database belongs to one. */
export async function makeTemporaryDirectory(parent = tmpdir()): Promise<string> {
  const directory = await mkdtemp(join(parent, 'growth-loop-'));
  await chmod(directory, 0o755);
  return directory;
}

/**
 * Where databases are kept that are copied and dropped by the hundred, of some three hundred files each: in memory where
 * there is room, and nobody has set TMPDIR. A file system without a journal looks for room past every file that has just
 * gone, which took four tenths of the processors.
 */
export async function placeOfDatabases({ memory = IN_MEMORY, roomBytes = ROOM_BYTES } = {}): Promise<string> {
  if (process.env.TMPDIR !== undefined) return tmpdir();
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= roomBytes ? memory : tmpdir();
}

/** A Postgres that forgets everything when it is stopped, and is quicker for it. */
export async function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await makeTemporaryDirectory(await placeOfDatabases());
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined, durable: false });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(postgres.directory, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
