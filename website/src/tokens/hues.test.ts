import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Color,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { COLORS, HUES } from './colors';

const measureDifference = differenceCiede2000();
const toRGB = converter('rgb');
const toLinear = converter('lrgb');

const LEAST = 10;

/** Machado, Oliveira and Fernandes (2009), at severity 1. */
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The matrices are for linear light; many tools apply them to encoded colors. Both have to hold. */
function simulateInLinearLight(matrix: readonly (readonly [number, number, number])[]) {
  return (color: string): Color => {
    const { r, g, b } = toLinear(color) ?? { r: 0, g: 0, b: 0 };
    const [red = 0, green = 0, blue = 0] = matrix.map(([fromRed, fromGreen, fromBlue]) =>
      clamp(fromRed * r + fromGreen * g + fromBlue * b),
    );
    return { mode: 'lrgb', r: red, g: green, b: blue };
  };
}

function simulateInEncodedColors(filter: (color: Color) => Color | undefined) {
  return (color: string): Color => {
    const { r, g, b } = toRGB(filter(toRGB(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })) ?? {
      r: 0,
      g: 0,
      b: 0,
    };
    return { mode: 'rgb', r: clamp(r), g: clamp(g), b: clamp(b) };
  };
}

const VIEWS: Readonly<Record<string, (color: string) => string | Color>> = {
  'normal vision': (color) => color,
  protanopia: simulateInLinearLight(MATRICES.protanopia),
  deuteranopia: simulateInLinearLight(MATRICES.deuteranopia),
  tritanopia: simulateInLinearLight(MATRICES.tritanopia),
  'protanopia, in encoded colors': simulateInEncodedColors(filterDeficiencyProt(1)),
  'deuteranopia, in encoded colors': simulateInEncodedColors(filterDeficiencyDeuter(1)),
  'tritanopia, in encoded colors': simulateInEncodedColors(filterDeficiencyTrit(1)),
};

/** The least difference between two of the colors, and which two they are. */
function findClosest(colors: readonly string[], see: (color: string) => string | Color) {
  const seen = colors.map(see);
  let closest = { difference: Infinity, pair: '' };
  for (const [index, one] of seen.entries()) {
    for (const [place, other] of seen.slice(0, index).entries()) {
      const difference = measureDifference(one, other);
      if (difference < closest.difference) {
        closest = { difference, pair: `${colors[index] ?? ''} ${colors[place] ?? ''}` };
      }
    }
  }
  return closest;
}

describe('hues of atoms', () => {
  it('are eight', () => {
    expect(new Set(Object.values(HUES)).size).toBe(8);
  });

  it.each(Object.entries(VIEWS))(
    'differ from each other, and from chalk and salmon: %s',
    (_, see) => {
      const { difference, pair } = findClosest(
        [...Object.values(HUES), COLORS.accent, COLORS.error],
        see,
      );
      expect(difference, pair).toBeGreaterThanOrEqual(LEAST);
    },
  );

  it('would fail with the six hues that the site had before', () => {
    const former = ['#ff8f7f', '#ffc46b', '#b5e48c', '#5fe0c5', '#7cc7ff', '#bba6ff'];
    const { difference } = findClosest(former, simulateInLinearLight(MATRICES.deuteranopia));
    expect(difference).toBeLessThan(LEAST);
  });
});
