import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';

const root = join(import.meta.dirname, '..');
const RESULTS = join(root, 'test-results');
const START_MAY_TAKE_MS = 60_000;

/** What the server is told: nothing of the settings of whoever runs the tests. */
function settings(dataDir: string, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: dataDir,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_RATE_LIMIT: 'off',
    // Journeys say themselves when a device asks what is new, and wait until nothing is under way.
    SYNC_PUSH: 'off',
    LOG_LEVEL: 'error',
    WEBHOOK_SECRET: process.env.E2E_WEBHOOK_SECRET,
    COACHING_URL: 'https://growthloop.example/coaching',
    COMMUNITY_URL: 'https://growthloop.example/community',
    SCHEDULE_CALL_URL: 'https://growthloop.example/call',
  };
}

/** Resolves with the address in the line that says the server is ready. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('The server did not become ready.')), START_MAY_TAKE_MS);
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const address = / is ready at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(giveUp);
      resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  await ended;
}

/** What the server and everything before it is started with. */
interface Start {
  /** Options of Node itself. */
  node?: string[];
  /** Scripts of the project that run first, on the same database. */
  first?: string[];
  /** Settings that the journeys do without. */
  settings?: Record<string, string>;
  /** The file in test-results/ for what the server says, which are its errors. */
  log?: string;
}

function runScript(script: string, node: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync(process.execPath, [...node, join(root, script)], { cwd, env });
  if (status !== 0) throw new Error(`${script} failed.\n${stderr}`);
}

/**
 * Builds the web app if its sources changed, and starts the real server with a database of its own.
 * With E2E_BASE_URL (and E2E_DATABASE_URL) set, the tests run against that server instead.
 */
export async function serve({
  node = [],
  first = [],
  settings: more = {},
  log = 'server.log',
}: Start = {}): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const built = spawnSync(process.execPath, ['scripts/prepare.mjs', '--build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The web app could not be built.');

  // With which journeys play the part of whoever carries text messages.
  process.env.E2E_WEBHOOK_SECRET = randomBytes(32).toString('base64url');
  const dataDir = await makeTemporaryDirectory();
  const postgres = await startTemporaryPostgres();
  const env = { ...settings(dataDir, postgres.url), ...more };
  let server: ChildProcess | undefined;
  const cleanUp = async () => {
    if (server) await stop(server);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const script of first) runScript(script, node, dataDir, env);
    server = spawn(process.execPath, [...node, join(root, 'src', 'server', 'main.ts')], {
      cwd: dataDir,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    mkdirSync(RESULTS, { recursive: true });
    server.stdout?.pipe(createWriteStream(join(RESULTS, log)));
    process.env.E2E_BASE_URL = await addressOf(server);
    process.env.E2E_DATABASE_URL = postgres.url;
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
}

/** For the journeys. */
export default (): Promise<(() => Promise<void>) | undefined> => serve();
