import { describe, expect, it } from 'vitest';
import { parseMetaWords } from '../fences/parseMetaWords.ts';
import { describeExpectation } from './describeExpectation.ts';

describe('describeExpectation', () => {
  it('says what was seen to happen, a line each', () => {
    const words = parseMetaWords(`title="a.ts" logs='no "x"' typeError="not assignable" norun`);
    expect(describeExpectation(words)).toBe(
      'The console says: … no "x" …\nTypeScript reports: … not assignable …',
    );
  });

  it('says nothing of what works', () => {
    expect(describeExpectation(parseMetaWords('title="a.ts" norun'))).toBeUndefined();
  });
});
