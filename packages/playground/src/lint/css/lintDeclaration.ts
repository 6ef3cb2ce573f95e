import type { CSSSupport } from '../CSSSupport.ts';
import { CSS_PROPERTIES } from '../vocabulary/cssProperties.ts';
import { camelize } from './camelize.ts';
import { hyphenate } from './hyphenate.ts';
import { suggestProperty } from './suggestProperty.ts';
import { suggestValue } from './suggestValue.ts';

/** What is wrong with one declaration, and what may be meant. */
export type DeclarationFault =
  | { part: 'property'; message: string; suggestion: string | undefined }
  | { part: 'value'; message: string; suggestion: string | undefined };

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o|khtml|apple|epub)-/;
const VENDOR_VALUE = /(?:^|[\s,(])-(?:webkit|moz|ms|o|khtml|apple)-/;

/**
 * Asks the browser about one declaration. What only other browsers know passes: a property with a
 * prefix, or one of the list of all properties, and values with a prefix.
 *
 * @param property as a style object writes it
 * @param value a string, a number, or several of these, of which one has to be good
 */
export function lintDeclaration(
  support: CSSSupport,
  property: string,
  value: unknown,
): DeclarationFault | undefined {
  const name = hyphenate(property);
  if (name.startsWith('--') || VENDOR_PREFIX.test(name)) return undefined;
  const values = readValues(value);
  const [first] = values;
  if (first === undefined) return undefined;

  if (!support.knowsProperty(name)) {
    if (CSS_PROPERTIES.includes(name)) return undefined;
    const suggestion = suggestProperty(support, name, first);
    return {
      part: 'property',
      message: `"${property}" is not a CSS property.`,
      suggestion: suggestion === camelize(name) ? undefined : suggestion,
    };
  }
  if (values.some((one) => VENDOR_VALUE.test(one) || support.takesValue(name, one))) {
    return undefined;
  }
  const suggestion = values.length === 1 ? suggestValue(support, name, first) : undefined;
  return {
    part: 'value',
    message: describeValue(property, values, suggestion?.wrong === 'unit'),
    suggestion: suggestion?.value,
  };
}

function readValues(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) =>
      String(one)
        // Griffel writes a rule without the semicolon too many.
        .replace(/[\s;]+$/, '')
        .replace(/\s*!\s*important\s*$/i, '')
        .trim(),
    );
}

function describeValue(
  property: string,
  values: readonly string[],
  isUnitMissing: boolean,
): string {
  const [first = ''] = values;
  if (values.length > 1) return `This browser supports none of the values of "${property}".`;
  if (first === '') return `"${property}" is empty, so it does nothing.`;
  const value = first.length > 60 ? `${first.slice(0, 59)}…` : first;
  return isUnitMissing
    ? `"${property}" needs a unit: Griffel does not add px to ${value}.`
    : `"${property}" does not take "${value}" in this browser.`;
}
