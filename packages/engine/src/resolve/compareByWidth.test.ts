import { expect, it } from 'vitest';
import { compareByWidth } from './compareByWidth.ts';

it('orders minimum widths ascending, then maximum widths descending', () => {
  const sorted = [
    '(max-width: 400px)',
    '(min-width: 1000px)',
    '(width >= 40em)',
    'print',
    '(max-width: 800px)',
    '',
    '(min-width: 600px)',
  ].sort(compareByWidth);
  expect(sorted).toEqual([
    '',
    'print',
    '(min-width: 600px)',
    '(width >= 40em)',
    '(min-width: 1000px)',
    '(max-width: 800px)',
    '(max-width: 400px)',
  ]);
});
