import { describe, expect, it } from 'vitest';
import type { Problem } from './Problem.ts';
import { sortProblems } from './sortProblems.ts';

const at = (severity: Problem['severity'], file: string, line: number, column = 1): Problem => ({
  source: 'styles',
  severity,
  file,
  line,
  column,
  message: '',
});

describe('sortProblems', () => {
  it('puts errors first, then goes by the code', () => {
    const sorted = [
      at('error', 'b.ts', 1),
      at('error', 'b.ts', 9),
      at('warning', 'a.ts', 2, 1),
      at('warning', 'a.ts', 2, 5),
      at('hint', 'a.ts', 1),
    ];
    expect(sortProblems([...sorted].reverse())).toEqual(sorted);
  });
});
