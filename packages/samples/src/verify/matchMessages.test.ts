import { describe, expect, it } from 'vitest';
import { correctExpected, matchMessages, suggestExpected } from './matchMessages.ts';

const says = (text: string, line?: number, file = 'a.ts') => ({
  text,
  file,
  ...(line !== undefined && { line }),
});
const at = (text: string, line: number, file = 'a.ts') => ({ text, place: { file, line } });
const match = (...args: [Parameters<typeof matchMessages>[0], { text: string }[]]) =>
  matchMessages(...args, (one) => one);

describe('matchMessages', () => {
  it('accepts the first line of a message', () => {
    const found = [at('The border is gone.  \nTake another.', 3)];

    expect(match([says('The border is gone.')], found)).toEqual({ missing: [], surprises: [] });
    for (const text of [
      'The border',
      'border is gone.',
      'Take another.',
      'The border is gone. Take',
    ]) {
      expect(match([says(text)], found)).toEqual({ missing: [says(text)], surprises: found });
    }
  });

  it('accepts messages of the same file, or of unknown origin', () => {
    const elsewhere = [at('gone', 3, 'b.ts')];

    expect(match([says('gone')], elsewhere)).toEqual({
      missing: [says('gone')],
      surprises: elsewhere,
    });
    expect(match([says('gone')], [...elsewhere, at('gone', 3)]).surprises).toEqual(elsewhere);
    expect(match([says('gone')], [{ text: 'gone' }]).missing).toEqual([]);
  });

  it('accepts a part of a message that comes from the line', () => {
    const found = [at('The border is gone.', 3)];

    expect(match([says('border', 3)], found).missing).toEqual([]);
    for (const other of [says('border', 2), says('border', 3, 'b.ts'), says('color', 3)]) {
      expect(match([other], found).missing).toEqual([other]);
    }
    expect(match([says('border', 3)], [{ text: 'The border is gone.' }]).missing).toHaveLength(1);
  });

  it('matches each message once', () => {
    const found = [at('gone', 3), at('gone', 4)];

    expect(match([says('gone')], found).surprises).toEqual([at('gone', 4)]);
    expect(match([says('gone'), says('gone'), says('gone')], found).missing).toEqual([
      says('gone'),
    ]);
  });

  it('matches each message with the expectation that no other message fits', () => {
    const found = [at('a border', 1), at('a border, gone', 1)];

    expect(match([says('border', 1), says('border, gone', 1)], found)).toEqual({
      missing: [],
      surprises: [],
    });
    expect(match([says('border', 1), says('a border')], found).surprises).toEqual([]);
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

describe('correctExpected', () => {
  it('names the fence of the file that a message comes from', () => {
    expect(correctExpected('logs', says('gone'), [at('gone', 3, 'b.ts')])).toBe(
      'It comes from b.ts. Say so in that fence: logs="gone"',
    );
  });
});
