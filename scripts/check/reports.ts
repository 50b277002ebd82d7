import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/* What the reports of Vitest and Playwright say of a run. */

const root = join(import.meta.dirname, '..', '..');

export interface Count {
  passed: number;
  failed: number;
  /** What failed, each in a few lines, for whoever has only the end of a long log. */
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

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
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
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => inBrief(name, fullName, failureMessages.join('\n'))),
  );
  for (const { name, message } of unreadable) named.push(inBrief(name, 'cannot be read', message));
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length, named };
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

/** The single tests that failed, each with the beginning of its message and the files that were kept of it. */
function failedIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        const kept = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
        return [
          inBrief(file, title, stripVTControlCharacters(message)),
          ...kept.map((path) => `Kept: ${relative(root, path)}`),
        ].join('\n    ');
      }),
  );
  return [...here, ...suites.flatMap(failedIn)];
}

/** Of Playwright's JSON report; each failure names the screenshot and the trace that were kept of it. */
export function playwrightCount(report: string): Count {
  const { stats, errors, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  };
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only on the second try: see "flaky" above.`);
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 ? errors.length : failed,
    named: suites.flatMap(failedIn),
  };
}
