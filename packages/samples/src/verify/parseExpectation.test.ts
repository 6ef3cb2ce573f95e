import { describe, expect, it } from 'vitest';
import { FenceError } from '../fences/FenceError.ts';
import { parseMetaWords } from '../fences/parseMetaWords.ts';
import { parseExpectation } from './parseExpectation.ts';

const parse = (meta: string) => parseExpectation(parseMetaWords(meta));

describe('parseExpectation', () => {
  it('expects nothing by default, and leaves the words of other steps alone', () => {
    const nothing = { norun: false, typeErrors: [], logs: [] };

    expect(parse('')).toEqual(nothing);
    expect(parse('{1} title="App.tsx" showLineNumbers drops="x" signature="y"')).toEqual(nothing);
  });

  it('reads every expectation, in any order', () => {
    expect(parse(`logs="a" throws='b "c"' typeError="d" logs="e" typeError="f"`)).toEqual({
      norun: false,
      typeErrors: ['d', 'f'],
      logs: ['a', 'e'],
      throws: 'b "c"',
    });
    expect(parse('norun typeError="d"')).toEqual({ norun: true, typeErrors: ['d'], logs: [] });
  });

  it.each([
    ['typeError', 'typeError takes a part of the message: typeError="…".'],
    ['logs=" "', 'logs takes a part of the message: logs="…".'],
    ['throws=""', 'throws takes a part of the message: throws="…".'],
    ['throws="a" throws="b"', 'A sample throws once. Keep one throws="…".'],
    ['norun="server"', 'norun takes no text. Write the word alone.'],
    [
      'norun logs="a"',
      'With norun a sample is not run, so it neither throws nor logs. Remove norun, or the others.',
    ],
  ])('refuses %s', (meta, message) => {
    expect(() => parse(meta)).toThrow(new FenceError(message));
  });
});
