import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { found } from './kinds.ts';

export default defineConfig({
  test: {
    // Side by side, each with a server of its own: much of the time one waits for its browser.
    projects: found().map(({ name }) => ({ extends: true, test: { name, env: { ENGINES: name } } })),
    maxWorkers: 2,
    root: join(import.meta.dirname, '..'),
    include: ['engines/*.test.ts'],
    setupFiles: ['test/harness/last-lines.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // On a shared machine one try more, as for the other journeys.
    retry: process.env.CI ? 1 : 0,
    env: { TZ: 'America/Los_Angeles' },
  },
});
