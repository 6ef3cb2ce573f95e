import { describe, expect, it } from 'vitest';
import { parseRecentQueries } from './parseRecentQueries';

describe('parseRecentQueries', () => {
  it('reads at most five, each once, without white space around', () => {
    const stored = JSON.stringify([' one ', 'two\n words', 'one', '3', '4', '5', '6']);
    expect(parseRecentQueries(stored)).toEqual(['one', 'two words', '3', '4', '5']);
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '{"0":"a"}',
    '"text"',
    '[1, null, {}, [], "", "  "]',
    JSON.stringify(['x'.repeat(81)]),
    JSON.stringify([...Array<string>(1000).fill('many')]),
  ])('takes nothing from %j', (stored) => {
    expect(parseRecentQueries(stored)).toEqual([]);
  });
});
