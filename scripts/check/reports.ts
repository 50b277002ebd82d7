import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/* What the reports of Vitest and Playwright say of a run. */

const root = join(import.meta.dirname, '..', '..');

export interface Count {
  passed: number;
  failed: number;
  /**
   * What failed, or passed only on another try, each in a few lines with what to open, for whoever has only the end of a
   * long log.
   */
  named?: string[];
  /** What this machine cannot run, and why, in a line each: no failure, but said. */
  notRun?: string[];
  /** In a sentence, why nothing was checked here; then nothing counts. */
  notHere?: string;
}

/** The lines of a failure's message that are shown once more at the end. */
const BRIEF_LINES = 12;

const inBrief = (file: string, test: string, message: string): string =>
  [`${relative(root, file)} › ${test}`, ...message.split('\n').slice(0, BRIEF_LINES)].join('\n    ');

/** One line for a file that was kept of a failure: the command that opens it, or its name. */
function opening(path: string): string {
  const file = relative(root, resolve(root, path));
  return path.endsWith('.zip') ? `Open: npx playwright show-trace ${file}` : `Kept: ${file}`;
}

/** Said of what failed first and passed then: a defect with a cause all the same. */
const ANOTHER_TRY = 'passed only on another try';

/** What tests of ours note in their `meta` for this report. */
interface Evidence {
  /** Files to look at. */
  kept?: string[];
  /** The last lines of the servers that the test talked to. */
  serverSaid?: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[]; meta?: Evidence }[];
}

const evidenceLines = ({ kept = [], serverSaid = [] }: Evidence = {}): string[] => [
  ...kept.map(opening),
  ...serverSaid.map((line) => `The server said: ${line}`),
];

/** Tests are only left out where the machine lacks something, such as `pgbouncer`. */
function notRunLine({ name, assertionResults }: VitestFile): string[] {
  const count = assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending').length;
  if (count === 0) return [];
  return [
    `${relative(root, name)}: ${count} of its tests did not run, because this machine lacks what they need.`,
  ];
}

/** Of Vitest's JSON report. */
export function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: VitestFile[];
  };
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'failed' || meta?.kept)
      .map(({ fullName, status, failureMessages, meta }) => {
        const title = status === 'failed' ? fullName : `${fullName} (${ANOTHER_TRY})`;
        return [inBrief(name, title, failureMessages.join('\n')), ...evidenceLines(meta)].join('\n    ');
      }),
  );
  for (const { name, message } of unreadable) named.push(inBrief(name, 'cannot be read', message));
  const notRun = testResults.flatMap(notRunLine);
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length, named, notRun };
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      results: { error?: { message?: string }; attachments: { path?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The single tests of which a try failed, each with the beginning of its message and what to open. */
function failedIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        const kept = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
        return [
          inBrief(
            file,
            status === 'flaky' ? `${title} (${ANOTHER_TRY})` : title,
            stripVTControlCharacters(message),
          ),
          ...kept.map(opening),
        ].join('\n    ');
      }),
  );
  return [...here, ...suites.flatMap(failedIn)];
}

/**
 * Of Playwright's JSON report; each failure names what was kept of it, and the command that opens it. `serverLog` is
 * where the server's errors are.
 */
export function playwrightCount(report: string, serverLog?: string): Count {
  const { stats, errors, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  };
  if (stats.flaky > 0) console.log(`${stats.flaky} ${ANOTHER_TRY}: named at the end.`);
  const failed = stats.unexpected;
  const named = suites.flatMap(failedIn);
  if (serverLog && named.length > 0) named.push(`What their server said. ${opening(serverLog)}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 ? errors.length : failed,
    named,
  };
}
