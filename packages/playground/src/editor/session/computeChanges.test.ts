import { describe, expect, it } from 'vitest';
import { computeChanges } from './computeChanges.ts';

function apply(before: string, after: string): string {
  return [...computeChanges(before, after)]
    .reverse()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), before);
}

describe('computeChanges', () => {
  it('changes nothing if nothing differs', () => {
    expect(computeChanges('a\nb', 'a\nb')).toEqual([]);
  });

  it('changes only what differs in a line', () => {
    expect(computeChanges('a\n    foo()\nb', 'a\n  foo()\nb')).toEqual([
      { from: 2, to: 6, insert: '  ' },
    ]);
  });

  it('keeps unchanged words in changed lines', () => {
    expect(computeChanges("f('a');\ng('b');", 'f("a")\n\ng("b")')).toEqual(
      [
        [2, 3, '"'],
        [4, 5, '"'],
        [6, 7, ''],
        [8, 8, '\n'],
        [10, 11, '"'],
        [12, 13, '"'],
        [14, 15, ''],
      ].map(([from, to, insert]) => ({ from, to, insert })),
    );
  });

  it('keeps unchanged lines between changes', () => {
    const edits = computeChanges('one\nsame\ntwo\nsame2\n', 'ONE\nsame\nTWO\nsame2\nthree\n');
    expect(edits).toHaveLength(3);
    expect(apply('one\nsame\ntwo\nsame2\n', 'ONE\nsame\nTWO\nsame2\nthree\n')).toBe(
      'ONE\nsame\nTWO\nsame2\nthree\n',
    );
  });

  it('turns any text into any other', () => {
    // A small generator with a fixed seed, so that the cases are the same each time.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const write = () => Array.from({ length: random(12) }, () => 'ab \n'[random(4)]).join('');
    for (let round = 0; round < 2000; round++) {
      const [before, after] = [write(), write()];
      expect(apply(before, after)).toBe(after);
    }
  });

  it('replaces long texts with nothing in common as a whole', () => {
    const write = (letter: string) =>
      Array.from({ length: 2000 }, (_, i) => letter + String(i)).join('\n');
    const edits = computeChanges(write('a'), write('b'));
    expect(edits).toHaveLength(1);
    expect(apply(write('a'), write('b'))).toBe(write('b'));
  });
});
