import { buildCodeThemeCSS } from '@griffel-site/samples';
import { CODE_THEMES, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { DIAGRAM_COLORS } from '@griffel-site/samples/diagram-colors';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import {
  COLORS,
  HUES,
  HUES_ON_LIGHT,
  LIGHT_CODE_THEMES,
  TONES_ON_LIGHT,
  type ColorName,
  type HueName,
} from './colors';

const { ground, surface, raised } = COLORS;
const GROUNDS = { ground, surface, raised };

/** What is written on which ground: WCAG asks for 4.5:1. */
const TEXTS: readonly (ColorName | HueName)[] = [
  'text',
  'muted',
  'accent',
  'accentBright',
  // Failures, and titles of asides.
  'error',
  'warning',
  'note',
  'tip',
  ...(Object.keys(HUES) as HueName[]),
];

/** What is told by its edge, or by a ring around it: 3:1. */
const EDGES: readonly (ColorName | HueName)[] = ['edge', 'accent', 'error', 'warning', 'note'];

/** The ground of each theme of code, as its stylesheet has it and as a color that can be measured. */
const CODE_GROUNDS: Readonly<Record<CodeThemeId, readonly [written: string, color: string]>> = {
  slate: ['#0e1218', '#0e1218'],
  default: ['#f5f2f0', '#f5f2f0'],
  dark: ['hsl(30, 20%, 25%)', '#4d4033'],
  // Stripes of it and of what shows through.
  funky: ['black', '#000000'],
  okaidia: ['#272822', '#272822'],
  twilight: ['hsl(0, 0%, 8%)', '#141414'],
  coy: ['#fdfdfd', '#fdfdfd'],
  'solarized-light': ['#fdf6e3', '#fdf6e3'],
  'tomorrow-night': ['#2d2d2d', '#2d2d2d'],
};

const ALL = { ...COLORS, ...HUES };
const onEachGround = (names: readonly (ColorName | HueName)[]) =>
  names.flatMap((name) => Object.entries(GROUNDS).map(([on, color]) => [name, on, color] as const));

describe('tokens', () => {
  it.each(onEachGround(TEXTS))('%s is legible on %s', (name, _on, color) => {
    expect(wcagContrast(ALL[name], color)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onEachGround(EDGES))('an edge of %s is seen on %s', (name, _on, color) => {
    expect(wcagContrast(ALL[name], color)).toBeGreaterThanOrEqual(3);
  });

  it('the ground is legible on the accent, as on buttons', () => {
    expect(wcagContrast(ground, COLORS.accent)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(ground, COLORS.accentBright)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CODE_THEMES.map(({ id }) => id))('the hues of atoms are seen on code in %s', (id) => {
    const [written, color] = CODE_GROUNDS[id];
    expect(buildCodeThemeCSS(id, [id])).toContain(written);
    const isLight = (LIGHT_CODE_THEMES as readonly string[]).includes(id);
    const hues = isLight ? HUES_ON_LIGHT : HUES;
    const tones = isLight ? TONES_ON_LIGHT : COLORS;
    for (const hue of [...Object.values(hues), tones.error, tones.warning, tones.note]) {
      expect(wcagContrast(hue, color)).toBeGreaterThanOrEqual(3);
    }
  });

  // There hues are the colors of text, and what is marked stands on its hue.
  it.each(Object.entries(HUES))('%s is legible as text in Slate', (_name, hue) => {
    for (const on of [CODE_GROUNDS.slate[1], '#1b2330']) {
      expect(buildCodeThemeCSS('slate', ['slate'])).toContain(on);
      expect(wcagContrast(hue, on)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.entries(HUES_ON_LIGHT))('%s is legible on paper', (_name, hue) => {
    expect(wcagContrast(hue, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('are the colors of diagrams', () => {
    expect(COLORS).toMatchObject(DIAGRAM_COLORS);
    for (const fill of [DIAGRAM_COLORS.surface, DIAGRAM_COLORS.raised]) {
      expect(wcagContrast(DIAGRAM_COLORS.edge, fill)).toBeGreaterThanOrEqual(3);
    }
  });
});
