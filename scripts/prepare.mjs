/*
 * Runs before `npm start`, `npm test` and `npm run dev` on whatever Node the machine has: installs the packages
 * when they are missing or other than the lock file says, and with --build makes the web app when its sources
 * have changed (with --again in any case). Old syntax on purpose: an old Node must be able to read this far to
 * say that it is too old.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 18;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const notes = join(modules, '.growth-loop');
const wants = (flag) => process.argv.indexOf(flag) !== -1;

/** What the web app is made of; a change in any of it makes the app again. */
const SOURCES = [
  'src',
  'public',
  'index.html',
  'public.html',
  'vite.config.ts',
  'chunks.config.ts',
  'manifest.config.ts',
  'scripts/build.ts',
  'scripts/build',
  'package.json',
  'package-lock.json',
];
/** What lies among the sources and never reaches the browser. */
const NOT_FOR_BROWSERS = /\.test\.tsx?$|[\\/]server(\.ts$|[\\/]|$)|[\\/]tables\.ts$/;

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function noteOf(name) {
  const path = join(notes, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function writeNote(name, text) {
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(notes, name), text);
}

/** Adds every file below `path` to the hash: its name and its content. */
function addFiles(hash, path) {
  if (!existsSync(path) || NOT_FOR_BROWSERS.test(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addFiles(hash, join(path, name));
    return;
  }
  hash
    .update(`${path.slice(root.length)}\0`)
    .update(readFileSync(path))
    .update('\0');
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addFiles(hash, join(root, path));
  return hash.digest('hex');
}

/** Runs to the end and shows what it says; returns '' or why it failed. */
function run(command, args, env) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: Object.assign({}, process.env, env),
  });
  if (done.error) return done.error.message;
  return done.status === 0 ? '' : `exit code ${done.status}`;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Starting needs no tools for testing; an installation without them will do for it. */
function isComplete() {
  const needed = wants('--build') ? ['node', 'vite'] : ['node', 'vite', 'vitest'];
  return needed.every((name) => existsSync(join(bin, name)));
}

/** Whether the packages are those of the lock file, be it that npm was run by hand after it was last changed. */
function isInstalled(wanted) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !isComplete()) return false;
  if (noteOf('installed') === wanted) return true;
  return statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Installs exactly what the lock file names, with the tools for building and testing whatever NODE_ENV says. Not by
 * `npm ci`: that refuses a lock file without the packages of every other system, and empties node_modules first.
 */
function install() {
  const wanted = fingerprint(['package-lock.json']);
  if (!isInstalled(wanted)) {
    say('Installing packages, about a minute the first time ...');
    const began = Date.now();
    const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const failed = npm ? run(process.execPath, [npm].concat(args)) : run('npm', args);
    if (failed) fail(`The packages could not be installed (${failed}): npm says why above.`);
    if (!isComplete()) {
      fail(
        'The packages are incomplete because their install scripts did not run: allow npm to run scripts.',
      );
    }
    say(`Packages installed in ${seconds(began)}.`);
  }
  if (noteOf('installed') !== wanted) writeNote('installed', wanted);
}

function build() {
  const wanted = fingerprint(SOURCES);
  if (!wants('--again') && existsSync(join(root, 'dist', 'index.html')) && noteOf('built') === wanted) return;
  say('Building the web app ...');
  const began = Date.now();
  const node = join(bin, 'node');
  const env = { PATH: bin + delimiter + process.env.PATH, NODE_ENV: 'production' };
  const failed = run(node, [join('scripts', 'build.ts'), '--quiet'], env);
  if (failed) fail(`The web app could not be built (${failed}): the reason is above.`);
  writeNote('built', wanted);
  say(`Web app built in ${seconds(began)}.`);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Growth Loop needs Node ${OLDEST_NODE} or newer to start with; this is ${process.versions.node}.`);
}
install();
if (wants('--build')) build();
