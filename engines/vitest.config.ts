import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['engines/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // On a shared machine one try more, as for the other journeys.
    retry: process.env.CI ? 1 : 0,
    env: { TZ: 'America/Los_Angeles' },
  },
});
