/**
 * The colors of the site, by their purpose. Style sheets and components use them as CSS variables
 * (`plugins/tokens`); the theme's settings, diagrams and social cards use the values. Files that cannot
 * import them are listed in `colors.test.ts`. `contrast.test.ts` lists the allowed combinations.
 */
export const COLORS = {
  /** The background of pages. */
  ground: '#0a0c10',
  /** Heads of code blocks, asides, output. */
  surface: '#11151b',
  /** Hovered, selected and floating elements. */
  raised: '#181d26',
  /** Decorative hairlines; too faint (1.3:1) to carry meaning. */
  line: '#273040',
  /** Edges that carry meaning: those of controls, and of shapes in diagrams. */
  edge: '#64748b',
  text: '#e8edf4',
  muted: '#9fabbc',
  /** Chalk: links, current items, focus rings. */
  accent: '#ffd27a',
  /** The accent of hovered or pressed elements. */
  accentBright: '#ffe0a4',
  /** Failures: salmon. Neither it nor chalk is ever the hue of an atom. */
  error: '#ff8f7f',
  /** Titles of asides, and problems that are not errors. */
  warning: '#ffb37a',
  note: '#a9c3e6',
  tip: '#a3d3b9',
} as const;

export type ColorName = keyof typeof COLORS;

/**
 * The eight hues of atoms (one declaration, one color), in the order of their numbers. They were found by a
 * search over lightness, chroma and hue; `hues.test.ts` has its criteria. There are no warm colors, because
 * chalk (controls) and salmon (errors) are warm.
 */
export const HUES = {
  sky: '#7cbffe',
  citron: '#bdae14',
  violet: '#857efb',
  aqua: '#74f7ec',
  orchid: '#ca90c2',
  moss: '#6c9a4a',
  mint: '#ddfac2',
  teal: '#0a9f92',
} as const;

export type HueName = keyof typeof HUES;

/** The same hues, dark enough for print and for the backgrounds of light code themes. */
export const HUES_ON_LIGHT: Readonly<Record<HueName, string>> = {
  sky: '#1769aa',
  citron: '#756a00',
  violet: '#5a46d6',
  aqua: '#007382',
  orchid: '#a02f8d',
  moss: '#3d7715',
  mint: '#4d6b52',
  teal: '#006b5f',
};

/** The colors of errors, warnings and notes on light backgrounds. */
export const TONES_ON_LIGHT = { error: '#b3301a', warning: '#8a4b00', note: '#1f5b99' } as const;

/** The code themes with light backgrounds. */
export const LIGHT_CODE_THEMES = ['default', 'coy', 'solarized-light'] as const;
