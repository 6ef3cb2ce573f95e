import { describe, expect, it } from 'vitest';
import { matchMessages, suggestExpected } from './matchMessages.ts';

const at = (text: string, line: number, file = 'a.ts') => ({ text, place: { file, line } });
const match = (...args: [Parameters<typeof matchMessages>[0], { text: string }[]]) =>
  matchMessages(...args, (one) => one);

describe('matchMessages', () => {
  it('takes the first line of a message, wherever it comes from', () => {
    const found = [at('The border is gone.  \nTake another.', 3)];

    expect(match([{ text: 'The border is gone.' }], found)).toEqual({ missing: [], surprises: [] });
    for (const text of [
      'The border',
      'border is gone.',
      'Take another.',
      'The border is gone. Take',
    ]) {
      expect(match([{ text }], found)).toEqual({ missing: [{ text }], surprises: found });
    }
  });

  it('takes a part of a message that comes from the line', () => {
    const found = [at('The border is gone.', 3)];

    expect(match([at('border', 3)], found).missing).toEqual([]);
    for (const other of [at('border', 2), at('border', 3, 'b.ts'), at('color', 3)]) {
      expect(match([other], found).missing).toEqual([other]);
    }
    expect(match([at('border', 3)], [{ text: 'The border is gone.' }]).missing).toHaveLength(1);
  });

  it('takes each message once', () => {
    const found = [at('gone', 3), at('gone', 4)];

    expect(match([{ text: 'gone' }], found).surprises).toEqual([at('gone', 4)]);
    expect(match([{ text: 'gone' }, { text: 'gone' }, { text: 'gone' }], found).missing).toEqual([
      { text: 'gone' },
    ]);
  });

  it('leaves to each what no other one fits', () => {
    const found = [at('a border', 1), at('a border, gone', 1)];

    expect(match([at('border', 1), at('border, gone', 1)], found)).toEqual({
      missing: [],
      surprises: [],
    });
    expect(match([at('border', 1), { text: 'a border' }], found).surprises).toEqual([]);
  });
});

describe('suggestExpected', () => {
  it('suggests the first line if it is short and fits into quotes, else its line', () => {
    expect(suggestExpected('logs', at('say "a"\nb', 2))).toBe(`logs='say "a"'`);
    expect(suggestExpected('logs', at(`it's "a"`, 2))).toBe(
      'logs@2="…" with a part of the message, in the fence of a.ts',
    );
    expect(suggestExpected('throws', at('a'.repeat(101), 2))).toMatch(/^throws@2="…"/);
    expect(suggestExpected('logs', { text: 'a'.repeat(101) })).toBe(`logs="${'a'.repeat(101)}"`);
  });
});
