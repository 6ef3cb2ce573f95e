import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Report
 * @property {number} passed - how many tests
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures - each failed test, with the beginning of its message and what its page showed
 */

/** How many lines of a message to keep; the rest is a stack trace. */
const LINES = 12;

/** How many lines of a page's snapshot to keep. */
const SNAPSHOT_LINES = 120;

/** @param {string} title @param {string | undefined} message @param {string[]} [snapshot] */
const explain = (title, message = '', snapshot = []) =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, LINES), ...snapshot]
    .join('\n    ')
    .trim();

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
 * @typedef {object} PlaywrightResult
 * @property {{ message?: string }} [error]
 * @property {{ name: string, path?: string }[]} [attachments]
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, title: string, tests: { status: string, results: PlaywrightResult[] }[] }[]} specs
 */

/**
 * Reads what the page showed when a test failed, because continuous integration keeps only what is printed.
 *
 * @param {PlaywrightResult} result
 * @returns {string[]} the main content of Playwright's snapshot of the page, line by line
 */
function readSnapshot({ attachments = [] }) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !fs.existsSync(file)) return [];
  const [, snapshot = ''] = fs.readFileSync(file, 'utf8').split('```yaml\n');
  const [content = ''] = snapshot.split('\n```');
  const lines = content.split('\n');
  const main = Math.max(0, lines.indexOf('- main:'));
  return lines.slice(main, main + SNAPSHOT_LINES);
}

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
        const failed = tests.flatMap((test) => test.results).find(({ error }) => error);
        return explain(`${file}: ${title}`, failed?.error?.message, failed && readSnapshot(failed));
      });
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    failures: [...find('unexpected'), ...errors.map(({ message }) => explain('', message))],
  };
}
