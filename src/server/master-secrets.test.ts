import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { loadOrCreateMasterSecrets, parseMasterKey } from './master-secrets.ts';
import { StartFailure } from './start-failure.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('secrets are made once, differ between two installations, and leave nothing else behind', async () => {
  const first = loadOrCreateMasterSecrets(dataDir);
  expect(loadOrCreateMasterSecrets(dataDir)).toEqual(first);
  expect(first.entryMasterKey).toHaveLength(32);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'entry-master-key']);
  const other = await makeTemporaryDirectory();
  expect(loadOrCreateMasterSecrets(other)).not.toEqual(first);
  await rm(other, { recursive: true });
});

test('a secret that others may read is closed to them again', () => {
  loadOrCreateMasterSecrets(dataDir);
  chmodSync(join(dataDir, 'auth-secret'), 0o644);
  loadOrCreateMasterSecrets(dataDir);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('an emptied secret stops the start instead of being made again', () => {
  loadOrCreateMasterSecrets(dataDir);
  writeFileSync(join(dataDir, 'auth-secret'), '');
  expect(() => loadOrCreateMasterSecrets(dataDir)).toThrow(StartFailure);
});

test('a master key is 32 bytes of base64 and nothing else', () => {
  const key = Buffer.alloc(32, 250).toString('base64');
  expect(parseMasterKey(key)).toEqual(new Uint8Array(32).fill(250));
  expect(parseMasterKey(key.replaceAll('=', ''))).toEqual(new Uint8Array(32).fill(250));
  for (const bad of ['', 'x', `${key}AAAA`, Buffer.alloc(31).toString('base64'), `!${key.slice(1)}`]) {
    expect(parseMasterKey(bad)).toBeUndefined();
  }
});
