import { defineConfig } from '@playwright/test';
import { SITE } from './origins.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/visual/screens/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: SITE,
    // Tests watch and change what pages ask for, which a worker would answer. What is about the
    // worker, or what a visit leaves, allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // As in scripts/lib/findBrowser.mjs.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--site-per-process',
      ],
    },
  },
});
