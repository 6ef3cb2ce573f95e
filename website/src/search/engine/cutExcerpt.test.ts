import { describe, expect, it } from 'vitest';
import { cutExcerpt, markMatches } from './cutExcerpt';

const FILLER = 'Words that nobody looks for stand here. '.repeat(8);

describe('cutExcerpt', () => {
  it('does not change a short text', () => {
    expect(cutExcerpt('A short text.', new Set(['other']))).toBe('A short text.');
  });

  it('returns the beginning if nothing was found', () => {
    const excerpt = cutExcerpt(FILLER, new Set(['other']));
    expect(excerpt).toMatch(/^Words that nobody.* …$/);
    expect(excerpt.length).toBeLessThan(160);
  });

  it('cuts between words, around the place with the most matches', () => {
    const text = `${FILLER}An order alone. ${FILLER}The order of media queries. ${FILLER}`;
    const excerpt = cutExcerpt(text, new Set(['order', 'media', 'quer']));
    expect(excerpt).toMatch(/^… .*The order of media queries\..* …$/);
    expect(excerpt.length).toBeLessThan(160);
    for (const word of excerpt.replace(/^… | …$/g, '').split(' ')) {
      expect(text.split(' ')).toContain(word);
    }
  });

  it('extends to the end of the text', () => {
    expect(cutExcerpt(`${FILLER}The order.`, new Set(['order']))).toMatch(/^… .*The order\.$/);
  });

  it('cuts a word that is longer than the excerpt', () => {
    expect(cutExcerpt('x'.repeat(400), new Set())).toBe(`${'x'.repeat(150)} …`);
  });
});

describe('markMatches', () => {
  it('marks whole words by any of their forms, and keeps all text', () => {
    const text = 'Set paddingInline: two queries, :focus-visible.';
    const pieces = markMatches(text, new Set(['padding', 'quer', ':focus-visible']));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
      'paddingInline',
      'queries',
      ':focus-visible',
    ]);
  });
});
