import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { kinds } from './kinds.ts';

/** Every journey in every engine that this machine has. What is not run is said, and is no failure. */
const found = kinds.filter(({ name, missing }) => {
  const why = missing();
  if (why) console.log(`Not run: the journeys in ${name}, for ${why}.`);
  return !why;
});

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    passWithNoTests: true,
    include: [],
    projects: found.map(({ name }) => ({
      test: {
        name,
        include: ['engines/*.test.ts'],
        testTimeout: 180_000,
        hookTimeout: 120_000,
        // On a shared machine one try more, as for the other journeys.
        retry: process.env.CI ? 1 : 0,
        env: { ENGINE: name, TZ: 'America/Los_Angeles' },
      },
    })),
  },
});
