import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { describeExpectation } from './describeExpectation.ts';

describe('describeExpectation', () => {
  it('says what was seen to happen, a line each', () => {
    const { expectations } = parseFenceMeta(
      'ts',
      `title="a.ts" logs='no "x"' typeError@4="not assignable"`,
    );
    expect(describeExpectation(expectations)).toBe(
      'The console says: no "x"\nTypeScript reports: … not assignable …',
    );
  });

  it('says nothing of what works', () => {
    expect(describeExpectation([])).toBeUndefined();
  });
});
