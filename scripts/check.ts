/*
 * npm test: every check of the product, one after the other, going on after a failure. The last line counts the
 * single tests, and each tool without tests as one. `npm test -- --only=vitest,e2e` runs some of them.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startable } from '../engines/kinds.ts';
import { whyNoPictures } from '../visual/browser.ts';
import { type Count, playwrightCount, vitestCount } from './check/reports.ts';

interface Check {
  name: string;
  title: string;
  run: () => Promise<Count>;
}

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'growth-loop-reports-'));

/** The settings of the one who runs the tests must not reach what is tested. */
const SETTINGS = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'APP_URL', 'SMTP_URL', 'LOG_LEVEL'];
const env: Record<string, string | undefined> = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
};
for (const name of SETTINGS) delete env[name];

function execute(command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio: 'inherit' });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A tool that passes or fails as a whole. */
function tool(name: string, title: string, command: string, args: string[]): Check {
  const run = async () =>
    (await execute(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, title, run };
}

/** A command that writes a report; without one, or with an exit code that it does not explain, it has failed. */
function reported(
  name: string,
  title: string,
  [command, ...args]: [string, ...string[]],
  read: (report: string) => Count,
  extra: Record<string, string> = {},
): Check {
  const run = async () => {
    const code = await execute(command, args, extra);
    const count = readReport(name, read);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  };
  return { name, title, run };
}

function readReport(name: string, read: (report: string) => Count): Count {
  try {
    return read(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A check that says of some machines that it holds for others alone. */
const unless = (why: () => Promise<string | undefined>, { run, ...check }: Check): Check => ({
  ...check,
  run: async () => {
    const notHere = await why();
    return notHere === undefined ? run() : { passed: 0, failed: 0, notHere };
  },
});

const engines: Check = {
  name: 'engines',
  title: 'Journeys in Firefox and WebKit, where they are',
  run: async () => {
    const { names, notRun } = await startable();
    if (names.length === 0) return { passed: 0, failed: 0, notRun, notHere: 'no such engine.' };
    const report = `--outputFile.json=${join(reports, 'engines.json')}`;
    const vitest = ['--config=engines/vitest.config.ts', '--reporter=default', '--reporter=json', report];
    const { run } = reported(engines.name, engines.title, ['vitest', 'run', ...vitest], vitestCount, {
      ENGINES: names.join(),
    });
    return { ...(await run()), notRun };
  },
};

const checks: Check[] = [
  tool('biome', 'Style and suspicious code (Biome)', 'biome', ['check', '.']),
  tool('types', 'Types (tsc)', 'tsc', ['-b']),
  tool('walls', 'Imports between rooms (dependency-cruiser)', 'npm', ['run', '--silent', 'walls']),
  tool('unused', 'No unused code (knip)', 'knip', []),
  tool('requirements', 'Every requirement has a test', 'npm', ['run', '--silent', 'requirements']),
  tool('db', 'Protection of every table', 'node', ['scripts/db-check.ts']),
  tool('build', 'Web app for production (Vite)', 'node', ['scripts/prepare.mjs', '--build', '--again']),
  tool('size', 'Size of the pages (size-limit)', 'size-limit', []),
  reported(
    'vitest',
    'Rules, server and start (Vitest)',
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    vitestCount,
  ),
  reported(
    'e2e',
    'Journeys in a real browser (Playwright)',
    ['playwright', 'test', '--reporter=list,json'],
    playwrightCount,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  ),
  engines,
  unless(
    whyNoPictures,
    reported(
      'visual',
      'Every page compared with its picture (Playwright)',
      [
        'playwright',
        'test',
        '--config=visual/playwright.config.ts',
        '--update-snapshots=none',
        '--reporter=list,json',
      ],
      playwrightCount,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'visual.json') },
    ),
  ),
];

/** The names after `--only=`, or all. */
function chosen(): Check[] {
  const only = process.argv.slice(2).find((argument) => argument.startsWith('--only='));
  if (!only) return checks;
  const names = only.slice('--only='.length).split(',');
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  return checks.filter(({ name }) => names.includes(name));
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const reasons: string[] = [];
let isMeantForOthers = true;
for (const { name, title, run } of chosen()) {
  console.log(`\n=== ${title}`);
  const began = Date.now();
  const { passed, failed, named = [], notRun = [], notHere } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  reasons.push(...named);
  for (const line of notRun) console.log(line);
  if (notHere !== undefined) {
    console.log(`--- not here: ${notHere}`);
    continue;
  }
  isMeantForOthers = false;
  console.log(
    `--- ${failed === 0 ? 'passed' : 'FAILED'}: ${title}, ${passed} passed, ${failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
for (const reason of reasons) console.log(`\n${reason}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isMeantForOthers) ? 0 : 1;
