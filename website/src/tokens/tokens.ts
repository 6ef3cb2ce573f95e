import { COLORS, type ColorName } from './colors';

function refer<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--site-${name})`])) as Record<
    Name,
    string
  >;
}

/**
 * The CSS variables of colors and other values, for styles: `tokens.muted` is `var(--site-muted)`. Hues of
 * atoms are not included: they are `var(--hue-0)` and so on, and `var(--atom-0)` in code, because they are
 * different in light themes.
 */
export const tokens = {
  ...refer(Object.keys(COLORS) as ColorName[]),
  mono: 'var(--ifm-font-family-monospace)',
  /** For boxes. */
  radius: 'var(--ifm-global-radius)',
  /** For controls, marks and elements inside a box. */
  radiusSmall: 'var(--site-radius-small)',
} as const;
