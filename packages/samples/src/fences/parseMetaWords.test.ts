import { describe, expect, it } from 'vitest';
import { FenceError } from './FenceError.ts';
import { parseMetaWords } from './parseMetaWords.ts';

describe('parseMetaWords', () => {
  it('reads flags, texts and ranges in their order', () => {
    expect(parseMetaWords('  {1,3-5} title="A {b} c" showLineNumbers alt=\'say "x"\' ')).toEqual([
      { kind: 'range', value: '1,3-5' },
      { kind: 'text', name: 'title', value: 'A {b} c' },
      { kind: 'flag', name: 'showLineNumbers' },
      { kind: 'text', name: 'alt', value: 'say "x"' },
    ]);
  });

  it('reads the line that a word names', () => {
    expect(parseMetaWords('logs@12="a"')).toEqual([
      { kind: 'text', name: 'logs', value: 'a', line: 12 },
    ]);
  });

  it('finds nothing in an empty text', () => {
    expect(parseMetaWords('')).toEqual([]);
    expect(parseMetaWords('  ')).toEqual([]);
  });

  it.each([
    'title=App.tsx',
    'title="a',
    '{1',
    'title="a"b',
    '3',
    '"a"',
    'a=',
    '{1}}',
    'a@="b"',
    'a@2',
    'a@x="b"',
  ])('refuses %s', (meta) => {
    expect(() => parseMetaWords(`ok ${meta}`)).toThrow(FenceError);
    expect(() => parseMetaWords(`ok ${meta}`)).toThrow(/from here: /);
  });
});
