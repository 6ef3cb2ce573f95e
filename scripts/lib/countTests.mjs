import fs from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Reads the counts from the JSON report of Vitest or of Playwright.
 *
 * @param {string} file - the report; a run that broke off has left none
 * @returns {Counts} one failure where there is no report
 */
export function countTests(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if ('numTotalTests' in report) {
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, report.errors.length > 0 ? 1 : 0),
    skipped,
  };
}
