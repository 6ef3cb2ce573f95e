import { describe, expect, it } from 'vitest';
import { createAllowance } from './limits.ts';

describe('createAllowance', () => {
  it('allows a burst, then as many as the rate', () => {
    let time = 0;
    const allowance = createAllowance(3, 10, () => time);
    const take = (times: number) => Array.from({ length: times }, () => allowance.take());
    expect(take(4)).toEqual([true, true, true, false]);
    time = 100;
    expect(take(2)).toEqual([true, false]);
    time = 10_000;
    expect(take(4)).toEqual([true, true, true, false]);
  });
});
