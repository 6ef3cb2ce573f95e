import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests type-check, bundle or start a browser; a loaded machine takes its time.
    globalSetup: 'scripts/lib/findBrowser.mjs',
    // One more than the processors of a small machine: some tests wait until what hangs is stopped.
    maxWorkers: 3,
    // With a process for each of more than 200 files, half of the time went into loading modules.
    isolate: false,
    setupFiles: 'vitest.setup.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What is late on a busy machine is not wrong; by itself it would be after a second.
    expect: { poll: { timeout: 20_000 } },
    include: ['{e2e,packages,scripts,website}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.docusaurus/**', '**/build/**'],
  },
});
