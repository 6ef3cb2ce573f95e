import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests } from './countTests.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('countTests', () => {
  it('reads a report of Vitest', () => {
    const report = {
      numTotalTests: 6,
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
    };
    expect(countTests(write(report))).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a failure where Vitest failed outside of a test', () => {
    const report = {
      numTotalTests: 3,
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      success: false,
    };
    expect(countTests(write(report)).failed).toBe(1);
  });

  it('reads a report of Playwright', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 0, skipped: 1 };
    expect(countTests(write({ stats, errors: [] }))).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it('counts a failure where Playwright failed outside of a test', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countTests(write({ stats, errors: [{ message: 'no such file' }] })).failed).toBe(1);
  });

  it('counts a failure where there is no report', () => {
    expect(countTests(path.join(folder, 'missing.json')).failed).toBe(1);
  });
});
