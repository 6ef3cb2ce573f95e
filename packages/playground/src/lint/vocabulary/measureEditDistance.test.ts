import { describe, expect, it } from 'vitest';
import { measureEditDistance } from './measureEditDistance.ts';

describe('measureEditDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['makestlyes', 'makestyles', 1],
    ['ab', 'ba', 1],
  ])('takes %o to %o in %i', (a, b, edits) => {
    expect(measureEditDistance(a, b)).toBe(edits);
    expect(measureEditDistance(b, a)).toBe(edits);
  });
});
