import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Report
 * @property {number} passed - how many tests
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures - each failed test, with the beginning of its message
 */

/** How many lines of a message to keep; the rest is a stack trace. */
const LINES = 12;

/** @param {string} title @param {string | undefined} message */
const explain = (title, message = '') =>
  [title, ...message.split('\n').slice(0, LINES)].join('\n    ').trim();

/**
 * Writes the counts of a run for `npm test`, in the format of Vitest's report.
 *
 * @param {string} file - absolute
 * @param {Omit<Report, 'failures'>} counts
 */
export function writeReport(file, { passed, failed, skipped }) {
  /** @type {VitestReport} */
  const report = {
    success: failed === 0,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(report));
}

/**
 * Reads the JSON report of Vitest or of Playwright.
 *
 * @param {string} file - the report; an interrupted run leaves none
 * @returns {Report} one failure if there is no report
 */
export function readReport(file) {
  if (!fs.existsSync(file)) {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The run ended without a report.'] };
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return 'numPassedTests' in report ? readVitest(report) : readPlaywright(report);
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {boolean} success
 * @property {{ name: string, status: string, message: string, assertionResults: { fullName: string,
 *   status: string, failureMessages: string[] }[] }[]} [testResults] - missing in reports of `writeReport`
 */

/** @param {VitestReport} report @returns {Report} */
function readVitest(report) {
  const failures = (report.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A failure outside of a test belongs to the file.
      if (failed.length === 0 && status === 'failed') return [explain(name, message)];
      return failed.map((test) => explain(`${name}: ${test.fullName}`, test.failureMessages[0]));
    },
  );
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[]} specs
 */

/** @param {{ stats: { expected: number, unexpected: number, skipped: number }, suites: PlaywrightSuite[], errors: { message?: string }[] }} report @returns {Report} */
function readPlaywright({ stats, suites, errors }) {
  /** @param {PlaywrightSuite} suite @returns {PlaywrightSuite['specs']} */
  const listSpecs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
  const specs = suites.flatMap(listSpecs);
  /** @param {string} status */
  const find = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) => {
        const results = tests.flatMap((test) => test.results);
        return explain(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message);
      });
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    failures: [...find('unexpected'), ...errors.map(({ message }) => explain('', message))],
  };
}
