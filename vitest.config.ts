import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'scripts/lib/findBrowser.mjs',
    // One more than the cores of a small machine, because some tests only wait for hanging code to be stopped.
    maxWorkers: 3,
    // With a process for each of the more than 200 files, half of the time is spent loading modules.
    isolate: false,
    setupFiles: 'vitest.setup.ts',
    // Some tests type-check, bundle or start a browser, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['{e2e,packages,scripts,website}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.docusaurus/**', '**/build/**'],
  },
});
