import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LOADS_QUICKLY } from './test/harness/quick-start.ts';

const OF_THE_BROWSER = [
  'src/{api,app,browser,kit,notebook,session}/**/*.test.{ts,tsx}',
  'src/**/ui/**/*.test.{ts,tsx}',
];

const OF_WHOLE_SERVERS = 'test/{start,reliability}/**/*.test.ts';

/** What changes modules, globals or the clock, also by what it imports, or starts processes. */
const CHANGES =
  /\bvi\.(?:mock|stubGlobal|useFakeTimers)\(|await import\(|fake-indexeddb|testing\/|harness\/page-|-process\.ts'|child_process/;

/** What stands in for a browser, or for the whole machine, is changed for good by these: each file has a process of its own. */
const ALONE = globSync([...OF_THE_BROWSER, OF_WHOLE_SERVERS], { cwd: import.meta.dirname }).filter((file) =>
  CHANGES.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const onSeveralMachines = process.env.TEST_DATABASE === 'citus';
/** Kills one of the machines, which all other files use. */
const KILLS_MACHINE = 'test/shards/worker-away.test.ts';
/** What only a database on several machines can show; and what is only done on one: statements of many people at once. */
const NOT_HERE = onSeveralMachines
  ? [
      KILLS_MACHINE,
      'src/features/billing/access-policy-sql.test.ts',
      'src/features/reminders/connections.test.ts',
    ]
  : ['test/shards/**'];

const lastOnSeveralMachines = {
  extends: true as const,
  test: { name: 'machines', include: [KILLS_MACHINE], sequence: { groupOrder: 1 } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,dev,scripts}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...ALONE, ...NOT_HERE],
          // Files share their processes: loading the server's modules anew for each took a third of the time.
          isolate: false,
        },
      },
      ...(onSeveralMachines ? [lastOnSeveralMachines] : []),
    ],
    environment: 'node',
    globalSetup: ['test/harness/global-setup.ts'],
    setupFiles: ['test/harness/last-lines.ts', 'test/harness/shared-hash.ts'],
    pool: 'forks',
    execArgv: [LOADS_QUICKLY],
    // One more than most machines of this kind have processors: much of the time is waiting.
    maxWorkers: 3,
    // Machines that ask each other take longer.
    testTimeout: onSeveralMachines ? 60_000 : 20_000,
    hookTimeout: 60_000,
    // What comes about by itself may take its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // What a person's device says must not decide whether the product is right.
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
  },
});
