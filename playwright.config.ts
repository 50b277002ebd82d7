import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser, findShell } from './scripts/browser.ts';

// Found once; the workers that read this file again are told.
process.env.E2E_BROWSER ??= findBrowser();
process.env.E2E_SHELL ??= findShell(process.env.E2E_BROWSER);

// No page of a journey lives long enough to earn back what compiling for speed costs: a tenth of the machine's time.
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/server.ts',
  // One more than most machines of this kind have processors: much of the time is waiting.
  workers: 3,
  fullyParallel: true,
  // On a shared machine one try more; the report names what needed it, which is a defect all the same.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A shared machine may take its time to show a page; what is wrong is wrong after twenty seconds too.
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { executablePath: process.env.E2E_SHELL, args: [...browserFlags(), UNOPTIMIZED] },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Each journey is a new device, which would fetch the whole app; those of the installed app allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // What a journey that failed has seen: open a trace with `npx playwright show-trace`. Under CI it is of the first try
    // too, which is the one with the cause, and without the page at every step: that slows a journey down by an eighth,
    // the rest by a thirtieth. How the page was in the end is in the screenshot and in error-context.md.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: !process.env.CI,
      sources: true,
    },
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
