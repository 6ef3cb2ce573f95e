import type { CSSSupport } from '../CSSSupport.ts';
import { addUnits, repairValue, respellValue } from './repairValue.ts';

/** What a value that a property does not take may be meant for. */
export interface ValueSuggestion {
  value: string;
  /** What was wrong: a unit that is missing, or how it is written. */
  wrong: 'unit' | 'spelling';
}

/**
 * Finds the nearest value that the property takes: units added to bare numbers, marks that are missing
 * or too many, or one word, unit or function spelt otherwise. Undefined where nothing near is taken.
 */
export function suggestValue(
  support: CSSSupport,
  name: string,
  value: string,
): ValueSuggestion | undefined {
  const fits = (candidate: string): boolean =>
    candidate !== value && support.takesValue(name, candidate);
  for (const candidate of repairValue(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'spelling' };
  }
  // What is in quotes or an address is no CSS.
  if (/["']|url\(/.test(value)) return undefined;
  for (const candidate of addUnits(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'unit' };
  }
  for (const candidate of respellValue(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'spelling' };
  }
  return undefined;
}
