import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runSideBySide } from './runCommand.mjs';

describe('runSideBySide', () => {
  it('runs each item once, in order, and no more than the given number at a time', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    await runSideBySide([0, 1, 2, 3, 4], 2, async (item) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await setTimeout(item % 2 === 0 ? 5 : 1);
      running -= 1;
    });
    expect([begun, most, running]).toEqual([[0, 1, 2, 3, 4], 2, 0]);
  });

  it('rejects if one call does', async () => {
    const run = (item: number) =>
      item === 1 ? Promise.reject(new Error('one')) : Promise.resolve();
    await expect(runSideBySide([0, 1, 2], 2, run)).rejects.toThrow('one');
  });
});
