import type { CSSSupport } from '../CSSSupport.ts';
import { CSS_PROPERTIES } from '../vocabulary/cssProperties.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import { camelize } from './camelize.ts';

/** The property that a misspelt one may be meant for: the nearest that takes the value as it is. */
export function suggestProperty(
  support: CSSSupport,
  name: string,
  value: string,
): string | undefined {
  const nearest = nearestWords(name, CSS_PROPERTIES).filter((one) => support.knowsProperty(one));
  const fitting = nearest.find((one) => support.takesValue(one, value)) ?? nearest[0];
  return fitting === undefined ? undefined : camelize(fitting);
}
