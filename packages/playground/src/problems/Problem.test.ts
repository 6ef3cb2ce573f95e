import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { diagnosticToProblem } from './Problem.ts';

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
