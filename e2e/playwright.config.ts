import { defineConfig } from '@playwright/test';
import { TEST_ARGUMENTS } from '../scripts/lib/findBrowser.mjs';
import { SITE } from './support/origins.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // `npm run screens` records and compares them.
  testIgnore: process.env.SCREENS ? [] : ['visual.e2e.ts'],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/visual/screens/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine, because tests also wait for timers and idle pages.
  workers: 3,
  // Long, because tests are not retried and a busy machine may be slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: SITE,
    // Tests watch and change the requests of pages, which a service worker would answer instead. Tests of the
    // worker, or of what a visit leaves behind, allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: TEST_ARGUMENTS,
    },
  },
});
