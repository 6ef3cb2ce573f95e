import { COLORS, type ColorName } from './colors';

function refer<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--site-${name})`])) as Record<
    Name,
    string
  >;
}

/**
 * What styles write for a color, say `tokens.muted`: `var(--site-muted)`. The hues of atoms are none of
 * them: those are `var(--hue-0)` and so on, and `var(--atom-0)` on the ground of code, because they are
 * others in light themes.
 */
export const tokens = {
  ...refer(Object.keys(COLORS) as ColorName[]),
  mono: 'var(--ifm-font-family-monospace)',
  /** Of boxes. */
  radius: 'var(--ifm-global-radius)',
  /** Of controls and marks, and of what is inside a box. */
  radiusSmall: 'var(--site-radius-small)',
} as const;
