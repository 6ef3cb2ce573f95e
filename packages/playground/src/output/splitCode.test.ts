import { describe, expect, it } from 'vitest';
import { splitCode } from './splitCode.ts';

const CODE = '.a {\n  b: c;\n}\n.d {}';
const TOKENS = [
  { from: 0, to: 2, className: 'token selector' },
  { from: 7, to: 8, className: 'token property' },
];

describe('splitCode', () => {
  it('is the code again', () => {
    const runs = splitCode(CODE, TOKENS, [{ from: 0, to: 14, atom: 'a', hue: 1 }]);
    expect(runs.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toBe(CODE);
  });

  it('makes a run of each line of an atom, without its indentation', () => {
    const runs = splitCode(CODE, TOKENS, [{ from: 0, to: 14, atom: 'a', hue: 1 }]);
    const atoms = runs.filter(({ atom }) => atom);
    expect(atoms.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      '.a {',
      'b: c;',
      '}',
    ]);
    expect(atoms[0]).toEqual({
      atom: { name: 'a', hue: 1 },
      pieces: [{ text: '.a', className: 'token selector' }, { text: ' {' }],
    });
  });

  it('cuts a token that an atom ends in', () => {
    const token = { from: 0, to: 4, className: 'token string' };
    expect(splitCode('abcd', [token], [{ from: 1, to: 3, atom: 'x', hue: 0 }])).toEqual([
      { pieces: [{ text: 'a', className: 'token string' }] },
      { atom: { name: 'x', hue: 0 }, pieces: [{ text: 'bc', className: 'token string' }] },
      { pieces: [{ text: 'd', className: 'token string' }] },
    ]);
  });
});
