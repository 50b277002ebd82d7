import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded.ts';

/** A folder of its own that nobody misses afterwards, which other users may pass through: under root its database belongs to one. */
export async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'growth-loop-'));
  await chmod(directory, 0o755);
  return directory;
}

/** A Postgres that forgets everything when it is stopped, and is quicker for it. */
export async function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await makeTemporaryDirectory();
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
