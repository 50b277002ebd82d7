import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Release, releaseOf } from '../../src/kernel/release.ts';
import { differingFiles } from './differing-files.ts';
import { writeRelease } from './release.ts';

const WORKER = 'const release = "%RELEASE% %SETTINGS%";';
const BUILT = {
  'index.html': 'shell',
  '.pages/index.html': 'landing',
  '.pages/login.html': 'login',
  'assets/a-1.js': 'a',
  'assets/a-1.js.br': 'packed',
  'assets/font-2.woff2': 'font',
  'service-worker.js': WORKER,
  '.vite/manifest.json': '{}',
};

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'growth-loop-release-'));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

const outside = (text: string): string => createHash('sha256').update(text).digest('hex');
const listText = (): string => readFileSync(join(dist, 'release.json'), 'utf8');

async function released(files: Record<string, string>): Promise<Release> {
  rmSync(dist, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const code = await writeRelease(dist, '1.2.3');
  expect(code).toBe(outside(listText()));
  const release = releaseOf(listText());
  if (!release) throw new Error('No list was written.');
  return release;
}

test('every file that browsers get is listed under its address, as it is at last', async () => {
  const { version, files } = await released(BUILT);
  expect(version).toBe('1.2.3');
  expect(Object.keys(files)).toEqual([
    '/',
    '/assets/a-1.js',
    '/assets/font-2.woff2',
    '/index.html',
    '/login',
    '/service-worker.js',
  ]);
  expect(files['/login']).toBe(outside('login'));
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  expect(worker).toMatch(/^const release = "[0-9a-f]{16} %SETTINGS%";$/);
  expect(files['/service-worker.js']).toBe(outside(worker));
});

test('whatever changes, the worker changes with it, and a second list says the same', async () => {
  const before = await released(BUILT);
  expect(await released(BUILT)).toEqual(before);
  const after = await released({ ...BUILT, '.pages/login.html': 'another login', 'icon.svg': 'icon' });
  expect(differingFiles(before, after)).toEqual(['/icon.svg', '/login', '/service-worker.js']);
  expect(differingFiles(before, before)).toEqual([]);
});

test('a worker without a place for the sign is refused', async () => {
  await expect(released({ ...BUILT, 'service-worker.js': 'run()' })).rejects.toThrow(
    '/service-worker.js has no place for %RELEASE%.',
  );
});
