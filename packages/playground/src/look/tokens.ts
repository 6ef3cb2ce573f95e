/**
 * The site's colors, font and radius as CSS variables, which the page around the playground defines.
 */
export const tokens = {
  ground: 'var(--site-ground)',
  surface: 'var(--site-surface)',
  raised: 'var(--site-raised)',
  /** Hairlines: decorative, because their contrast is too low for borders that carry meaning. */
  line: 'var(--site-line)',
  /** Borders of controls. */
  edge: 'var(--site-edge)',
  text: 'var(--site-text)',
  muted: 'var(--site-muted)',
  accent: 'var(--site-accent)',
  accentBright: 'var(--site-accentBright)',
  error: 'var(--site-error)',
  warning: 'var(--site-warning)',
  tip: 'var(--site-tip)',
  mono: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
  radius: 'var(--ifm-global-radius, 10px)',
} as const;

/** Undo what the docs do to code and lists. */
export const plainCode = {
  padding: 0,
  border: 'none',
  borderRadius: 0,
  backgroundColor: 'transparent',
  fontFamily: tokens.mono,
} as const;
export const plainList = { margin: 0, padding: 0, listStyleType: 'none' } as const;
