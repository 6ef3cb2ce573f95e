import { COLORS, type ColorName } from './colors';
import { HUES, type HueName } from './hues';

function refer<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--site-${name})`])) as Record<
    Name,
    string
  >;
}

/**
 * What styles write for a color, say `tokens.muted`: `var(--site-muted)`. Hues are those for the
 * site's own grounds; on the ground of code, the atoms' are `var(--atom-0)` and so on, for they are
 * others in light themes.
 */
export const tokens = {
  ...refer(Object.keys(COLORS) as ColorName[]),
  ...refer(Object.keys(HUES) as HueName[]),
  mono: 'var(--ifm-font-family-monospace)',
  /** Of boxes. */
  radius: 'var(--ifm-global-radius)',
  /** Of controls and marks, and of what is inside a box. */
  radiusSmall: 'var(--site-radius-small)',
} as const;
