import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCluster } from './cluster.ts';
import { makeTemporaryDirectory } from './temporary.ts';

let directory: string;
beforeEach(async () => {
  directory = await makeTemporaryDirectory();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const open = () =>
  openCluster(
    { directory, account: {}, elsewhere: false },
    { initdb: 'none', postgres: 'none' },
    { durable: false, say: () => undefined },
  );

test.each([
  ['cut off', '{"postgres":"one', '18\n', 'passwords.json'],
  ['empty', '', '18\n', 'passwords.json'],
  ['of something else', '[]', '18\n', 'passwords.json'],
  ['missing', undefined, '18\n', 'passwords.json'],
  ['whole, beside an empty version', '{"postgres":"one","growth_loop":"two"}', '', 'data/PG_VERSION'],
  ['whole, beside no version', '{"postgres":"one","growth_loop":"two"}', undefined, 'data/PG_VERSION'],
])('passwords that are %s: the file is named, and what to do', async (_, passwords, version, named) => {
  const cluster = join(directory, 'cluster');
  mkdirSync(join(cluster, 'data'), { recursive: true });
  if (passwords !== undefined) writeFileSync(join(cluster, 'passwords.json'), passwords);
  if (version !== undefined) writeFileSync(join(cluster, 'data/PG_VERSION'), version);
  await expect(open()).rejects.toThrow(
    `${join(cluster, named)} is missing or damaged: restore the data directory from a backup.`,
  );
});
