import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { diagnosticToProblem, printProblems } from './Problem.ts';

describe('diagnosticToProblem', () => {
  it.each([
    [
      'error',
      "import { makeStyles } from '@griffel/react'; makeStyles({ root: { color: window } });",
    ],
    [
      'warning',
      "import { makeStyles } from '@griffel/react'; makeStyles({ root: { b: { color: 'red' } } });",
    ],
    [
      'hint',
      "import * as griffel from '@griffel/react'; griffel.makeStyles({ root: { color: 'red' } });",
    ],
  ])('makes a problem of the kind %s', (severity, code) => {
    const [problem] = analyze({ 'App.tsx': code }).diagnostics.map(diagnosticToProblem);
    expect(problem).toMatchObject({ source: 'styles', severity, file: 'App.tsx', line: 1 });
  });
});

describe('printProblems', () => {
  it.each([
    [[], 'No problems'],
    [['warning'], '1 problem'],
    [['error', 'hint', 'warning', 'hint'], '2 problems, 2 hints'],
    [['hint'], 'No problems, 1 hint'],
  ] as const)('counts hints separately: %j', (severities, text) => {
    expect(printProblems(severities.map((severity) => ({ severity })))).toBe(text);
  });
});
