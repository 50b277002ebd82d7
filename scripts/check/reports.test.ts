import { expect, test } from 'vitest';
import { playwrightCount, vitestCount } from './reports.ts';

const stats = { expected: 2, unexpected: 1, flaky: 0 };

const result = (status: string, paths: string[] = []) => ({
  status,
  results: [
    {
      error: status !== 'expected' ? { message: '\u001b[31mIt was not there\u001b[39m' } : undefined,
      attachments: paths.map((path) => ({ path })),
    },
  ],
});

test('a journey that failed is named with its message and the files that were kept of it', () => {
  const failed = {
    title: 'a lesson is saved',
    file: 'lessons.spec.ts',
    tests: [result('unexpected', ['test-results/lessons/trace.zip', 'test-results/lessons/failed.png'])],
  };
  const held = { title: 'a lesson is found', file: 'lessons.spec.ts', tests: [result('expected')] };
  const suites = [{ specs: [held], suites: [{ specs: [failed] }] }];

  expect(playwrightCount(JSON.stringify({ stats, errors: [], suites }))).toEqual({
    passed: 2,
    failed: 1,
    named: [
      'lessons.spec.ts › a lesson is saved\n    It was not there\n    ' +
        'Open: npx playwright show-trace test-results/lessons/trace.zip\n    ' +
        'Kept: test-results/lessons/failed.png',
    ],
  });
});

test('a journey that passed on another try is named with what its first try left, and fails nothing', () => {
  const flaky = {
    title: 'a lesson',
    file: 'a.spec.ts',
    tests: [result('flaky', ['test-results/a/first.zip'])],
  };
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 1 },
    errors: [],
    suites: [{ specs: [flaky] }],
  };
  expect(playwrightCount(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 0,
    named: [
      'a.spec.ts › a lesson (passed only on another try)\n    It was not there\n    ' +
        'Open: npx playwright show-trace test-results/a/first.zip',
    ],
  });
});

test('a test that failed is named with the last lines of its server and the files it kept', () => {
  const failed = {
    fullName: 'it starts',
    status: 'failed',
    failureMessages: ['It did not'],
    meta: { kept: ['test-results/engines/a.png'], serverSaid: ['{"level":"error"}'] },
  };
  const file = { name: 'test/a.test.ts', status: 'failed', message: '', assertionResults: [failed] };
  const report = { numPassedTests: 0, numFailedTests: 1, testResults: [file] };
  expect(vitestCount(JSON.stringify(report)).named).toEqual([
    'test/a.test.ts › it starts\n    It did not\n    Kept: test-results/engines/a.png\n    ' +
      'The server said: {"level":"error"}',
  ]);
});

test('tests that this machine cannot run are said to have not run, and fail nothing', () => {
  const skipped = { fullName: 'a pooler', status: 'skipped', failureMessages: [] };
  const file = {
    name: 'test/a.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [skipped, skipped],
  };
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file] };
  expect(vitestCount(JSON.stringify(report))).toEqual({
    passed: 0,
    failed: 0,
    named: [],
    notRun: ['test/a.test.ts: 2 of its tests did not run, because this machine lacks what they need.'],
  });
});

test('a run that ends before its journeys counts its errors', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}], suites: [] };
  expect(playwrightCount(JSON.stringify(report))).toEqual({ passed: 0, failed: 1, named: [] });
});

test('a file that cannot be read counts as a failure and is named', () => {
  const file = { name: 'src/a.test.ts', status: 'failed', message: 'No such import', assertionResults: [] };
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file] };
  expect(vitestCount(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    named: ['src/a.test.ts › cannot be read\n    No such import'],
    notRun: [],
  });
});
