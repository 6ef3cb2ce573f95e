import { describe, expect, it, vi } from 'vitest';
import {
  addRecentQuery,
  clearRecentQueries,
  parseRecentQueries,
  readRecentQueries,
} from './recentQueries';

// What Docusaurus has for it needs the site around it.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => {
    let stored: string | null = null;
    return {
      get: () => stored,
      set: (text: string) => void (stored = text),
      del: () => void (stored = null),
    };
  },
}));

describe('parseRecentQueries', () => {
  it('reads at most three, without duplicates and surrounding white space', () => {
    const stored = JSON.stringify([' one ', 'two\n words', 'one', '3', '4']);
    expect(parseRecentQueries(stored)).toEqual(['one', 'two words', '3']);
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

describe('recent queries', () => {
  it('are the latest first, without duplicates, until they are cleared', () => {
    for (const query of ['one', 'two', 'one']) addRecentQuery(query);
    expect(readRecentQueries()).toEqual(['one', 'two']);
    clearRecentQueries();
    expect(readRecentQueries()).toEqual([]);
  });
});
