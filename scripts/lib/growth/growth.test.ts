import { describe, expect, it } from 'vitest';
import { createPage } from './createPages.mjs';
import { sumMemory } from './measureBuild.mjs';

describe('sumMemory', () => {
  it('adds up a process and its descendants', () => {
    const list = '   1    0  100\n  12   11   8\n  10    1   4\n  11   10   2\n  13    1 1000\n';
    expect(sumMemory(list, 10)).toBe(14 * 1024);
  });

  it('is 0 for a process that has ended', () => {
    expect(sumMemory('1 0 100\n', 10)).toBe(0);
  });
});

describe('createPage', () => {
  it('creates pages that differ, with descriptions of the length that the build requires', () => {
    const page = createPage(7);
    expect(page).not.toBe(createPage(8).replaceAll('8', '7'));
    const [, description = ''] = /^description: (.+)$/m.exec(page) ?? [];
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
