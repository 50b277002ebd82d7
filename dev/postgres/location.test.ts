import { mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from './location.ts';
import { makeTemporaryDirectory } from './temporary.ts';

let home: string;
beforeEach(async () => {
  home = await makeTemporaryDirectory();
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test.runIf(process.getuid?.() === 0)(
  'root in an open folder: the database stays in DATA_DIR, out of reach of others',
  () => {
    const dataDir = join(home, 'data');
    mkdirSync(dataDir, { mode: 0o711 });
    const { directory, account, elsewhere } = settle(dataDir);
    expect(directory).toBe(join(realpathSync(dataDir), 'postgres'));
    expect(elsewhere).toBe(false);
    const { uid, mode } = statSync(directory);
    expect(uid).not.toBe(0);
    expect(uid).toBe(account.uid);
    expect(mode & 0o777).toBe(0o700);
    expect(settle(dataDir)).toEqual({ directory, account, elsewhere });
  },
);
