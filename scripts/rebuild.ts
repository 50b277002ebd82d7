/*
 * Builds the web app once more from the same sources: elsewhere, in another time zone and language, and on another day.
 * Whoever builds a release gets the very files that are served, or this names those that differ from dist.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_LIST, type Release, releaseOf } from '../src/kernel/release.ts';
import { differingFiles } from './build/differing-files.ts';

const root = join(import.meta.dirname, '..');
const TEST = /\.test\.tsx?$/;

const OTHER_TIMES = `
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length > 0 ? super(...given) : super(Date.now()); }
    static now() { return RealDate.now() - 1234.5 * 24 * 3600_000; }
  };`;

const elsewhere = {
  TZ: 'Pacific/Chatham',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OTHER_TIMES)}`,
};

/** Below this project, so that its packages are found without a link: behind one, the bundler drops other code. */
const place = join(root, 'test-results', 'rebuild');

/** What the image is built from (.dockerignore), so that a container sends the same as a checkout. */
function copyTo(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const kept = readFileSync(join(root, '.dockerignore'), 'utf8').matchAll(/^!(.+)$/gm);
  for (const [, name = ''] of [...kept].reverse()) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !TEST.test(path) });
  }
}

function listIn(folder: string): Release {
  const release = releaseOf(readFileSync(join(folder, 'dist', RELEASE_LIST), 'utf8'));
  if (!release) throw new Error(`${folder} has no list of its release.`);
  return release;
}

rmSync(place, { recursive: true, force: true });
try {
  const copy = join(place, 'in', 'another place');
  copyTo(copy);
  const built = spawnSync(process.execPath, [join(copy, 'scripts', 'build.ts'), '--quiet', '--bare'], {
    cwd: place,
    env: { ...process.env, ...elsewhere },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The build elsewhere failed.\n${built.stderr}`);
  const differing = differingFiles(listIn(root), listIn(copy));
  for (const file of differing) console.error(`Differs: ${file}`);
  if (differing.length > 0) process.exitCode = 1;
  else console.log('Both builds are the same, file by file.');
} finally {
  rmSync(place, { recursive: true, force: true });
}
