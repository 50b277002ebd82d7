import { defineConfig } from '@playwright/test';
import { browserFlags } from '../scripts/browser.ts';
import { pictureBrowser } from './browser.ts';

// Found once; the workers that read this file again are told.
process.env.E2E_SHELL ??= pictureBrowser().path;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './server.ts',
  // One more than most machines of this kind have processors, as for the journeys.
  workers: 3,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // A picture takes a second; on a machine that others work on as well, several.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // A letter that is drawn a hair differently is nothing; a moved line or another colour is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, threshold: 0.1, scale: 'css', caret: 'hide' },
  },
  // VISUAL_LOOK_INTO names a folder for pictures of every page at every width in both themes, to be looked at.
  snapshotPathTemplate: `${process.env.VISUAL_LOOK_INTO ?? 'references'}/{arg}{ext}`,
  reporter: 'list',
  outputDir: '../test-results/visual',
  use: {
    browserName: 'chromium',
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { executablePath: process.env.E2E_SHELL, args: browserFlags() },
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});
