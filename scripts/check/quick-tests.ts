import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* Which tests `npm run test:quick` runs. It is read from what they import, so that no list has to be kept. */

const root = join(import.meta.dirname, '..', '..');

/** Whoever imports one of these starts a database or a server. */
const SLOW = [
  'src/server/database/temporary.ts',
  'test/harness/postgres.ts',
  'test/harness/server-process.ts',
];

const IMPORTS = /\b(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;

/** The files of the project that this one loads; types are gone by then. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORTS)].map(([, path, later]) => join(dirname(file), path ?? later ?? ''));
}

/** Every file that is loaded with this one. */
function loadedWith(file: string): Set<string> {
  const loaded = new Set([file]);
  // A set that grows while it is read is read to its new end.
  for (const each of loaded) for (const path of importsOf(each)) loaded.add(path);
  return loaded;
}

/** The files of Vitest tests that need neither a database nor a server. */
export function quickTests(): string[] {
  return globSync(['{src,scripts,test}/**/*.test.{ts,tsx}'], { cwd: root })
    .sort()
    .filter((file) => {
      const loaded = loadedWith(file);
      return !SLOW.some((slow) => loaded.has(slow));
    });
}
