/*
 * npm test: every check of the product, going on after a failure. The last line counts the single tests, and each tool
 * without tests as one. `npm test -- --only=vitest,e2e` runs some of them. With `--lane=quick`, which is
 * `npm run test:quick`, it runs those that need no database, no server and no browser.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startable } from '../engines/kinds.ts';
import { reasonForNoPictures } from '../visual/browser.ts';
import { quickTests } from './check/quick-tests.ts';
import { type Count, playwrightCount, vitestCount } from './check/reports.ts';

interface Check {
  name: string;
  title: string;
  /** Runs beside its neighbors that say the same: it takes seconds and shares nothing with them. */
  sideBySide?: boolean;
  run: (output: Output) => Promise<Count>;
}

/** Where a check writes: to the terminal at once, or to a list that is printed when its turn comes. */
type Output = 'inherit' | Buffer[];

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'growth-loop-reports-'));

/** The settings of the one who runs the tests must not reach what is tested. */
const SETTINGS = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_PREPARE',
  'SYNC_PUSH',
  'APP_URL',
  'SMTP_URL',
  'LOG_LEVEL',
];
const env: Record<string, string | undefined> = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
};
for (const name of SETTINGS) delete env[name];

function execute(
  output: Output,
  command: string,
  args: string[],
  extra: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const stdio = output === 'inherit' ? output : 'pipe';
    const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio });
    if (output !== 'inherit') {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => output.push(chunk));
      }
    }
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A tool that passes or fails as a whole. */
function tool(name: string, title: string, command: string, args: string[]): Check {
  const run = async (output: Output) =>
    (await execute(output, command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, title, run };
}

const sideBySide = (check: Check): Check => ({ ...check, sideBySide: true });

/** A command that writes a report; without one, or with an exit code that it does not explain, it has failed. */
function reported(
  name: string,
  title: string,
  [command, ...args]: [string, ...string[]],
  read: (report: string) => Count,
  extra: Record<string, string> = {},
): Check {
  const run = async (output: Output) => {
    const code = await execute(output, command, args, extra);
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
  run: async (output) => {
    const notHere = await why();
    return notHere === undefined ? run(output) : { passed: 0, failed: 0, notHere };
  },
});

const engines: Check = {
  name: 'engines',
  title: 'Journeys in Firefox and WebKit, where they are',
  run: async (output) => {
    const { names, notRun } = await startable();
    if (names.length === 0) return { passed: 0, failed: 0, notRun, notHere: 'no such engine.' };
    const report = `--outputFile.json=${join(reports, 'engines.json')}`;
    const options = ['--config=engines/vitest.config.ts', '--reporter=default', '--reporter=json', report];
    const { run } = reported(engines.name, engines.title, ['vitest', 'run', ...options], vitestCount, {
      ENGINES: names.join(),
    });
    return { ...(await run(output)), notRun };
  },
};

/** They need machines that are not here: whoever has them names them (CONTRIBUTING). */
const NOT_DISTRIBUTED =
  'The server’s tests did not run on a database of several machines (TEST_DATABASE=citus).';

const serverCount = (report: string): Count => {
  const count = vitestCount(report);
  return { ...count, notRun: [...(count.notRun ?? []), NOT_DISTRIBUTED] };
};

const vitest = (title: string, files: string[] = []): Check =>
  reported(
    'vitest',
    title,
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
      ...files,
    ],
    serverCount,
  );

/** They read the sources and nothing else. */
const reading: Check[] = [
  tool('biome', 'Style and suspicious code (Biome)', 'biome', ['check', '.']),
  tool('types', 'Types (tsc)', 'tsc', ['-b']),
  tool('languages', 'Types in every language (tsc)', 'node', ['scripts/check-languages.ts']),
  tool('walls', 'Imports between rooms (dependency-cruiser)', 'npm', ['run', '--silent', 'walls']),
  tool('unused', 'No unused code (knip)', 'knip', []),
  tool('requirements', 'Every requirement has a test', 'npm', ['run', '--silent', 'requirements']),
].map(sideBySide);

const checks: Check[] = [
  ...reading,
  sideBySide(tool('db', 'Protection of every table', 'node', ['scripts/db-check.ts'])),
  tool('build', 'Web app for production (Vite)', 'node', ['scripts/prepare.mjs', '--build', '--again']),
  tool('rebuild', 'The same web app, built elsewhere', 'node', ['scripts/rebuild.ts']),
  tool('size', 'Size of the pages (size-limit)', 'size-limit', []),
  vitest('Rules, server and start (Vitest)'),
  reported(
    'e2e',
    'Journeys in a real browser (Playwright)',
    ['playwright', 'test', '--reporter=list,json'],
    (report) => playwrightCount(report, 'test-results/server.log'),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  ),
  engines,
  unless(
    reasonForNoPictures,
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
      (report) => playwrightCount(report, 'test-results/visual-server.log'),
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'visual.json') },
    ),
  ),
];

const lanes: Record<string, () => Check[]> = {
  quick: () => [...reading, vitest('Rules, texts, notebook and screens (Vitest)', quickTests())],
};

/** What the command line says after `--name=`. */
const argument = (name: string): string | undefined =>
  process.argv
    .slice(2)
    .find((given) => given.startsWith(`--${name}=`))
    ?.slice(`--${name}=`.length);

function refuse(kind: string, unknown: string, known: string[]): never {
  console.error(`There is no ${kind} ${unknown}; there are ${known.join(', ')}.`);
  process.exit(2);
}

/** The checks of the lane, or all; of these the ones after `--only=`, or all. */
function chosen(): Check[] {
  const lane = argument('lane');
  const all = lane === undefined ? checks : lanes[lane]?.();
  if (!all) return refuse('lane', lane ?? '', Object.keys(lanes));
  const only = argument('only')?.split(',');
  const unknown = only?.filter((name) => !all.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0)
    refuse(
      'check',
      unknown.join(', '),
      all.map(({ name }) => name),
    );
  return all.filter(({ name }) => only?.includes(name) ?? true);
}

interface Done {
  check: Check;
  count: Count;
  seconds: number;
}

async function perform(check: Check, output: Output): Promise<Done> {
  const began = Date.now();
  const count = await check.run(output);
  return { check, count, seconds: (Date.now() - began) / 1000 };
}

/** Runs the checks, neighbors that may side by side, and answers each in its turn, its output printed. */
async function* performAll(all: Check[]): AsyncGenerator<Done> {
  for (let from = 0; from < all.length; ) {
    const end = all.findIndex(({ sideBySide }, place) => place >= from && !sideBySide);
    const group = all.slice(from, end === -1 ? all.length : Math.max(end, from + 1));
    from += group.length;
    const outputs = group.map((): Output => (group.length > 1 ? [] : 'inherit'));
    const running = group.map((check, place) => perform(check, outputs[place] ?? 'inherit'));
    for (const [place, check] of group.entries()) {
      console.log(`\n=== ${check.title}`);
      const done = await running[place];
      const output = outputs[place];
      if (Array.isArray(output)) for (const chunk of output) process.stdout.write(chunk);
      if (done) yield done;
    }
  }
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const reasons: string[] = [];
let isMeantForOthers = true;
for await (const { check, count, seconds } of performAll(chosen())) {
  const { passed, failed, named = [], notRun = [], notHere } = count;
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(check.name);
  reasons.push(...named);
  for (const line of notRun) console.log(line);
  if (notHere !== undefined) {
    console.log(`--- not here: ${notHere}`);
    continue;
  }
  isMeantForOthers = false;
  console.log(
    `--- ${failed === 0 ? 'passed' : 'FAILED'}: ${check.title}, ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
for (const reason of reasons) console.log(`\n${reason}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isMeantForOthers) ? 0 : 1;
