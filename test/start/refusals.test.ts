import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { occupyPort, refusalOf, startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

/* What is in the way of a first start is said in one line. */

// Each test starts the server, which takes long on a busy machine.
vi.setConfig({ testTimeout: 400_000 });

let home: string;

beforeEach(async () => {
  home = await makeTemporaryDirectory();
});
afterEach(async () => {
  await stopServerProcesses();
  rmSync(home, { recursive: true, force: true });
});

const refusal = (settings: Record<string, string>) =>
  refusalOf(startServerProcess({ DATA_DIR: join(home, 'data'), HOME: home, ...settings }));

test('a taken port', async () => {
  const { port, release } = await occupyPort();
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is already in use: stop the other program, or set PORT to another one.`,
  );
  await release();
});

test('an unreachable DATABASE_URL, whose password is not repeated', async () => {
  const { port, release } = await occupyPort();
  await release();
  expect(await refusal({ DATABASE_URL: `postgres://ann:hush@127.0.0.1:${port}/loop` })).toBe(
    `The database at 127.0.0.1:${port}/loop cannot be reached (ECONNREFUSED): check DATABASE_URL.`,
  );
});

test('a bad setting', async () => {
  expect(await refusal({ TRUST_PROXY: 'perhaps' })).toBe('TRUST_PROXY must be true or false.');
});

test('production without its secrets', async () => {
  const settings = { NODE_ENV: 'production', AUTH_SECRET: randomBytes(48).toString('base64') };
  expect(await refusal({ ...settings, ENTRY_MASTER_KEY: '' })).toBe(
    'ENTRY_MASTER_KEY must be set in production (openssl rand -base64 32).',
  );
});

test.each([
  ['points to nothing', 'nowhere'],
  ['points to itself', 'link'],
])('a DATA_DIR behind a link that %s', async (what, target) => {
  const link = join(home, 'link');
  symlinkSync(join(home, target), link);
  expect(await refusal({ DATA_DIR: link })).toBe(
    `The data directory ${link} cannot be used: a link in its path ${what}.`,
  );
});

test('a DATA_DIR that cannot be one', async () => {
  expect(await refusal({ DATA_DIR: '/dev/null/data' })).toBe(
    'The data directory /dev/null/data cannot be used: a file is in the way.',
  );
});

test('a Node that is too old', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'16.20.2'})`;
  const script = join(import.meta.dirname, '../../scripts/prepare.mjs');
  const done = spawnSync(process.execPath, ['--import', pretend, script], { encoding: 'utf8' });
  expect(done.status).toBe(1);
  expect(done.stderr).toBe('Growth Loop needs Node 18 or newer to start with; this is 16.20.2.\n');
  expect(done.stdout).toBe('');
});
