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
  // One more than the processors of a small machine: a test also waits, for timers and for what is idle.
  workers: 3,
  // Nothing is tried again, and a busy machine takes its time: what is late is not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: SITE,
    // Tests watch and change what pages ask for, which a worker would answer. What is about the
    // worker, or what a visit leaves, allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: TEST_ARGUMENTS,
    },
  },
});
