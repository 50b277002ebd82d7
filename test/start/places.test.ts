import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../dev/postgres/location.ts';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { startServerProcess, statusOf, stopServer, stopServerProcesses } from '../harness/server-process.ts';

/* Where a server may find its data directory; which folder its database then gets is shown beside the code. */

vi.setConfig({ testTimeout: 400_000 });

let home: string;

beforeEach(async () => {
  home = await makeTemporaryDirectory();
});
afterEach(async () => {
  await stopServerProcesses();
  rmSync(home, { recursive: true, force: true });
});

test('production with its secrets starts, in a path too long for a socket, and says loudly what is missing for real people', async () => {
  const dataDir = join(home, 'a'.repeat(60), 'b'.repeat(60));
  const server = startServerProcess({
    DATA_DIR: dataDir,
    HOME: home,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: randomBytes(48).toString('base64'),
    ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
  });
  const url = await server.ready;
  await vi.waitFor(
    () => expect(server.complaints).toContainEqual(expect.stringMatching(/^CAUTION: SMTP_URL is not set/)),
    { timeout: 60_000 },
  );
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  await stopServer(server);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
  expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'root in a folder closed to others: the database lives in /var/lib/growth-loop',
  async () => {
    const dataDir = join(home, 'data');
    chmodSync(home, 0o700);
    const server = startServerProcess({ DATA_DIR: dataDir, HOME: home });
    const url = await server.ready;
    const directory = realpathSync(join(dataDir, 'postgres'));
    expect(directory).toMatch(/^\/var\/lib\/growth-loop\/\w+$/);
    expect(server.lines).toContain(`Growth Loop is ready at ${url} (its database is in ${directory})`);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    await stopServer(server);
    // What the next start asks.
    expect(settle(dataDir)).toMatchObject({ directory, elsewhere: true });
    rmSync(directory, { recursive: true, force: true });
  },
);
