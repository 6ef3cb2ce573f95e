/**
 * The colors of the site, by what they are for. Everything that is ours takes them from here: the
 * stylesheet and our components as CSS variables (`plugins/tokens`), the theme's settings, diagrams
 * and social cards as they are. Files that cannot import them are listed in `colors.test.ts`.
 * `contrast.test.ts` says which of them may stand on which.
 */
export const COLORS = {
  /** Behind everything. */
  ground: '#0a0c10',
  /** Heads of code, asides, output. */
  surface: '#11151b',
  /** What is hovered, chosen or in front. */
  raised: '#181d26',
  /** Hairlines between things that are apart anyway: decoration, too faint (1.3:1) for more. */
  line: '#273040',
  /** Edges that carry meaning: of controls, and of shapes in diagrams. */
  edge: '#64748b',
  text: '#e8edf4',
  muted: '#9fabbc',
  /** Chalk: links, what is current, focus rings. */
  accent: '#ffd27a',
  /** The accent under the pointer, or held down. */
  accentBright: '#ffe0a4',
  /** Failures: salmon. Neither it nor chalk is ever the hue of an atom. */
  error: '#ff8f7f',
  /** Titles of asides, and problems that are not errors. */
  warning: '#ffb37a',
  note: '#a9c3e6',
  tip: '#a3d3b9',
} as const;

export type ColorName = keyof typeof COLORS;
