import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport, writeReport } from './readReport.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('writeReport', () => {
  it('writes counts that readReport reads, and creates the folder', () => {
    const file = path.join(folder, 'new', 'own.json');
    writeReport(file, { passed: 2, failed: 1, skipped: 3 });
    expect(readReport(file)).toEqual({ passed: 2, failed: 1, skipped: 3, failures: [] });
  });
});

describe('readReport', () => {
  it('reads a report of Vitest', () => {
    const report = {
      numTotalTests: 6,
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: ['by zero\n  at a.ts'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    };
    expect(readReport(write(report))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ['a.test.ts: divides\n    by zero\n      at a.ts', 'b.test.ts\n    no such file'],
    });
  });

  it('counts a failure if Vitest failed outside of a test', () => {
    const report = {
      numTotalTests: 3,
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      success: false,
      testResults: [],
    };
    expect(readReport(write(report)).failed).toBe(1);
  });

  it('reads a report of Playwright', () => {
    const stats = { expected: 5, unexpected: 1, skipped: 1 };
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'a.e2e.ts',
      title,
      tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
    });
    const suites = [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'unexpected', 'it is open')] }],
      },
    ];
    expect(readReport(write({ stats, suites, errors: [] }))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 1,
      failures: ['a.e2e.ts: closes\n    it is open'],
    });
  });

  it('adds what the page showed to a failure of Playwright', () => {
    const snapshot = path.join(folder, 'error-context.md');
    fs.writeFileSync(
      snapshot,
      '# Page\n\n```yaml\n- navigation\n- main:\n  - heading "Open"\n```\n\n# Test source\n',
    );
    const error = { message: '\u001b[2mit is open\u001b[22m' };
    const attachments = [{ name: 'error-context', path: snapshot }];
    const test = { status: 'unexpected', results: [{ error, attachments }] };
    const suites = [{ specs: [{ file: 'a.e2e.ts', title: 'closes', tests: [test] }] }];
    const stats = { expected: 0, unexpected: 1, skipped: 0 };
    expect(readReport(write({ stats, suites, errors: [] })).failures).toEqual([
      'a.e2e.ts: closes\n    it is open\n    - main:\n      - heading "Open"',
    ]);
  });

  it('counts a failure if Playwright failed outside of a test', () => {
    const stats = { expected: 5, unexpected: 0, skipped: 0 };
    expect(
      readReport(write({ stats, suites: [], errors: [{ message: 'no such file' }] })),
    ).toMatchObject({
      failed: 1,
      failures: ['no such file'],
    });
  });

  it('counts a failure if there is no report', () => {
    expect(readReport(path.join(folder, 'missing.json')).failed).toBe(1);
  });
});
