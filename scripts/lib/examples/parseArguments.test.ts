import { describe, expect, it } from 'vitest';
import { isCI, parseArguments } from './parseArguments.mjs';

const KNOWN = ['vite-aot', 'webpack-aot'];

describe('parseArguments', () => {
  it('runs all examples if none is named', () => {
    expect(parseArguments([], KNOWN, {})).toEqual({ names: KNOWN, changed: false });
  });

  it('accepts names and --changed in any order', () => {
    const expected = { names: ['vite-aot'], changed: true };
    expect(parseArguments(['--changed', 'vite-aot'], KNOWN, {})).toEqual(expected);
    expect(parseArguments(['vite-aot', '--changed'], KNOWN, {})).toEqual(expected);
  });

  it('ignores --changed in continuous integration', () => {
    expect(parseArguments(['--changed'], KNOWN, { CI: 'true' }).changed).toBe(false);
  });

  it('says which examples there are', () => {
    expect(() => parseArguments(['parcel'], KNOWN, {})).toThrow(
      'There is no example "parcel". There are: vite-aot, webpack-aot',
    );
  });

  it('rejects an unknown option', () => {
    expect(() => parseArguments(['--all'], KNOWN, {})).toThrow("Unknown option '--all'");
  });
});

describe('isCI', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('reads CI=%s as %s', (value, expected) => {
    expect(isCI({ CI: value })).toBe(expected);
  });
});
