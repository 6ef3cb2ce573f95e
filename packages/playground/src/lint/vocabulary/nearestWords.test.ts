import { describe, expect, it } from 'vitest';
import { measureEdits } from './nearestWords.ts';

describe('measureEdits', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['makestlyes', 'makestyles', 1],
    ['ab', 'ba', 1],
  ])('takes %o to %o in %i', (a, b, edits) => {
    expect(measureEdits(a, b)).toBe(edits);
    expect(measureEdits(b, a)).toBe(edits);
  });
});
