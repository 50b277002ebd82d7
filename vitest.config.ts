import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/harness/global-setup.ts'],
    pool: 'forks',
    // One more than most machines of this kind have processors: much of the time is waiting.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What comes about by itself may take its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // What a person's device says must not decide whether the product is right.
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
  },
});
