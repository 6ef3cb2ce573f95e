import { describe, expect, it } from 'vitest';
import { allocateHues, HUE_COUNT, nameHueClass } from './hues.ts';

/** Class names such as those of Griffel. */
const NAMES = Array.from({ length: 40 }, (_, index) => `f${(index * 7_919_333 + 13).toString(36)}`);

describe('allocateHues', () => {
  it('gives a class the same hue in each sample, unless another class of the sample has it', () => {
    for (const name of NAMES) {
      const [alone] = allocateHues([name]).values();
      for (const other of NAMES) {
        if (allocateHues([other]).get(other) === alone) continue;
        expect(allocateHues([other, name]).get(name)).toBe(alone);
        expect(allocateHues([name, other]).get(name)).toBe(alone);
      }
    }
  });

  it('gives each of eight classes its own hue', () => {
    for (let start = 0; start + HUE_COUNT <= NAMES.length; start++) {
      const numbers = [...allocateHues(NAMES.slice(start, start + HUE_COUNT)).values()];
      expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('gives more than eight classes their own numbers, and neighbors different hues', () => {
    for (let length = 9; length <= NAMES.length; length++) {
      const numbers = [...allocateHues(NAMES.slice(-length)).entries()]
        .sort(([a], [b]) => NAMES.indexOf(a) - NAMES.indexOf(b))
        .map(([, number]) => number);
      expect(new Set(numbers).size).toBe(length);
      for (const [index, number] of numbers.entries()) {
        expect(number % HUE_COUNT).not.toBe((numbers[index + 1] ?? number + 1) % HUE_COUNT);
      }
    }
  });

  it('counts a repeated class once', () => {
    expect(allocateHues(['fa', 'fb', 'fa'])).toEqual(allocateHues(['fa', 'fb']));
  });

  it('spreads classes over all hues', () => {
    const hues = NAMES.map((name) => allocateHues([name]).get(name));
    expect(new Set(hues).size).toBe(HUE_COUNT);
  });
});

describe('nameHueClass', () => {
  it('names the hue, and from the ninth class on also the underline', () => {
    expect([0, 7, 8, 19, 26, 35].map(nameHueClass)).toEqual([
      'hue-0',
      'hue-7',
      'hue-0 hue-again-1',
      'hue-3 hue-again-2',
      'hue-2 hue-again-3',
      'hue-3 hue-again-1',
    ]);
  });
});
