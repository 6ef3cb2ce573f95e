import { describe, expect, it } from 'vitest';
import { findTokens, joinForms, listForms, stem } from './findTokens';

const read = (text: string) => findTokens(text).map(({ start, end }) => text.slice(start, end));

describe('findTokens', () => {
  it('keeps identifiers whole, with their first character', () => {
    const text =
      'Use `:focus-visible`, @griffel/webpack-extraction-plugin, --surface or ___abc1234 (data-make-styles-bucket).';
    expect(read(text)).toEqual([
      'Use',
      ':focus-visible',
      '@griffel/webpack-extraction-plugin',
      '--surface',
      'or',
      '___abc1234',
      'data-make-styles-bucket',
    ]);
  });

  it('leaves out punctuation', () => {
    expect(read('First: second, "third". Node.js, e.g. here…')).toEqual([
      'First',
      'second',
      'third',
      'Node.js',
      'e.g',
      'here',
    ]);
  });
});

describe('listForms', () => {
  it('splits camel case', () => {
    expect(listForms('paddingInline')).toEqual({
      whole: ['paddinginline', 'paddinginlin'],
      parts: ['padding', 'padd', 'inline', 'inlin'],
    });
    expect(listForms('createDOMRenderer').parts).toEqual(['create', 'dom', 'renderer', 'rend']);
  });

  it('finds an identifier without its first character, and without hyphens', () => {
    expect(listForms(':focus-visible')).toEqual({
      whole: [':focus-visible', 'focus-visible', 'focusvisible', 'focus-visibl'],
      parts: ['focus', 'focu', 'visible', 'visibl'],
    });
    expect(listForms('Next.js').whole).toContain('nextjs');
    expect(listForms('@griffel/react').whole).toContain('@griffel/react');
    expect(listForms('___abc')).toEqual({ whole: ['___abc', 'abc'], parts: ['___'] });
    expect(listForms('___')).toEqual({ whole: ['___'], parts: [] });
  });

  it('finds words by their stems, in identifiers, too', () => {
    expect(listForms('queries').whole).toEqual(['queries', 'quer']);
    expect(listForms('mergeClasses').parts).toEqual(['merge', 'merg', 'classes', 'class']);
  });
});

describe('joinForms', () => {
  it('returns each form once', () => {
    expect(joinForms(listForms('a-b-abc'))).toEqual(['a-b-abc', 'ababc', 'abc']);
  });
});

describe('stem', () => {
  it.each([
    ['hydr', ['hydrate', 'hydrates', 'hydrated', 'hydration']],
    ['rend', ['render', 'renders', 'rendered', 'rendering', 'renderer']],
    ['compil', ['compile', 'compiles', 'compiler', 'compilation']],
    ['extract', ['extract', 'extracts', 'extraction']],
    ['quer', ['query', 'queries']],
    ['class', ['class', 'classes']],
    ['order', ['order', 'orders', 'ordering', 'ordered']],
  ])('brings together what begins with %s', (expected, words) => {
    expect(words.map(stem)).toEqual(words.map(() => expected));
  });

  it.each(['css', 'next', 'bus', 'dom', ''])('leaves “%s”', (word) => {
    expect(stem(word)).toBe(word);
  });
});
