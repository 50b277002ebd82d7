import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

/* A server as the container image has it: without the folder dev/. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, '..', '..');
const secrets = {
  AUTH_SECRET: randomBytes(48).toString('base64'),
  ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
};
const vendors = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_WEBHOOK_URL: 'http://127.0.0.1:1/texts',
  GOOGLE_CLIENT_ID: 'client-of-a-test',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  CGA_STRIPE_MONTHLY: 'price_1',
  CGA_STRIPE_YEARLY: 'price_2',
};

let home: string;
let installation: string;
let database: TestDatabase;

beforeAll(async () => {
  home = await makeTemporaryDirectory();
  installation = join(home, 'installation');
  mkdirSync(installation);
  // Copied, as a link would lead Node back to the folder beside the original.
  for (const part of ['src', 'scripts', 'package.json', 'migrations']) {
    await cp(join(root, part), join(installation, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(installation, 'node_modules'));
  database = await createTestDatabase();
});
afterEach(() => stopServerProcesses());
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** Compiled code is kept for the next start of this installation. */
const compiled = () => join(home, 'compiled');

const start = (settings: Record<string, string>) =>
  startServerProcess(
    {
      HOME: home,
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: compiled(),
      ...settings,
    },
    { installation },
  );

async function expectReady(settings: Record<string, string>): Promise<void> {
  const server = start(settings);
  const origin = await server.ready;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
}

async function refusal(settings: Record<string, string>): Promise<string> {
  const server = start(settings);
  expect(await server.ended).toBe(1);
  expect(server.complaints).toHaveLength(1);
  return server.complaints[0] ?? '';
}

test('production needs nothing but its database and its secrets', () =>
  expectReady({ NODE_ENV: 'production', DATABASE_URL: database.url, ...secrets }));

test('elsewhere it starts where every vendor is named', () =>
  expectReady({ DATABASE_URL: database.url, ...secrets, ...vendors }));

test('what must be set is said in one sentence', async () => {
  expect(await refusal({ NODE_ENV: 'production', ...secrets })).toBe(
    'DATABASE_URL must be set, because the folder dev/ that replaces it on a developer’s machine is missing.',
  );
  expect(await refusal({ DATABASE_URL: database.url })).toBe(
    'SMTP_URL, TWILIO_ACCOUNT_SID (or SMS_WEBHOOK_URL), STRIPE_SECRET_KEY, and GOOGLE_CLIENT_ID must be set, because the folder dev/ that replaces them on a developer’s machine is missing.',
  );
});

test('a backup is drilled in a database beside the server’s, which is gone afterwards', async () => {
  const file = join(home, 'one.backup');
  const admin = (...args: string[]) => {
    const script = join(installation, 'scripts', 'admin.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: home,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        NODE_COMPILE_CACHE: compiled(),
        ...secrets,
      },
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  expect(admin('back-up', file)).toMatchObject({ status: 0 });
  expect(existsSync(file)).toBe(true);
  const { status, said } = admin('drill', file);
  expect(said).toMatch(/The backup is good\.$/);
  expect(status).toBe(0);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select datname from pg_database where datname like 'growth\\_loop\\_scratch%'`,
  );
  await client.end();
  expect(rows).toEqual([]);
});
