import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The same browser without its windows: it opens a page for a third less of the machine's time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Debian's packages of both. */
const DEBIANS = ['chromium', 'chromium-headless-shell'];
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Told in one line when no browser could be found or installed. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** What Chromium is started with: it must not talk to anyone but the server under test. */
export function browserFlags(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Nothing is drawn by a graphics card here, so a process of its own for that is only work.
  const drawing = ['--disable-gpu', '--in-process-gpu'];
  return [...quiet, ...drawing, '--no-first-run', '--disable-quic', ...sandbox];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const works = (path: string): boolean => isExecutable(path) && starts(path);

/** Playwright's own download; undefined where it has none for this system. */
function playwrightsOwn(): string | undefined {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it really starts: a wrapper script may stand for a browser that is not there. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function installed(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (works(wished)) return wished;
    throw new NoBrowser(`CHROMIUM_PATH is ${wished}, which is not a browser that starts.`);
  }
  const found = [...onPath(NAMES), ...USUAL_PLACES].find(works);
  const own = playwrightsOwn();
  return found ?? (own && starts(own) ? own : undefined);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env, timeout: 10 * 60_000 }).status === 0;
}

function installPlaywrights(say: (line: string) => void): void {
  say("Installing Playwright's Chromium, once ...");
  const playwright = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
  run(process.execPath, [playwright, 'install', 'chromium']);
}

function installDebians(say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say("Installing Debian's Chromium, once ...");
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIANS]);
  if (run('apt-get', ['update']) || existsSync('/var/lib/apt/lists')) install();
}

/**
 * The browser for journeys that need nothing of its windows or of its files: a headless shell, where there is one and
 * no browser was wished for; else `browser`.
 */
export function findShell(browser: string): string {
  const shells = process.env.CHROMIUM_PATH ? [] : onPath(SHELL_NAMES);
  return shells.find(works) ?? browser;
}

/**
 * A whole browser: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; else it installs one,
 * Playwright's or Debian's.
 *
 * @throws NoBrowser that says what to do
 */
export function findBrowser(say: (line: string) => void = console.log): string {
  const known = installed();
  if (known) return known;
  for (const install of [installPlaywrights, installDebians]) {
    install(say);
    const found = installed();
    if (found) return found;
  }
  throw new NoBrowser(
    'No browser for the journeys: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}
