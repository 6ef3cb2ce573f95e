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
