import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the names of files that run long: they start first, so that none runs alone at the end. */
const LONGEST = ['createSampleVerifier.test.', 'parity.test.', '.browser.test.', 'committedPages.'];

/**
 * Without results of an earlier run, Vitest starts with the largest files, but many of the longest are small: they
 * read their input from other files, or wait for a browser.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((part) => moduleId.includes(part));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    globalSetup: 'scripts/lib/findBrowser.mjs',
    // One more than the cores of a small machine, because some tests only wait for hanging code to be stopped.
    maxWorkers: 3,
    // With a process for each of the more than 200 files, half of the time is spent loading modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
