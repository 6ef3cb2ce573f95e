import { resolveResetStyleRules, UNSUPPORTED_CSS_PROPERTIES } from '@griffel/core';
import type { CallKind } from '../types.ts';
import { isRecord } from './isRecord.ts';

/** What the library does with a property of a style. */
export type StyleStatus =
  | 'declared'
  | 'unsupported'
  | 'unresolved'
  | 'bad-scope'
  | 'nested-scope'
  | 'empty-array'
  | 'mixed-fallbacks';

/** A property of a style. */
export interface StyleEntry {
  /** Selectors and at-rules around it. */
  path: readonly string[];
  property: string;
  value: unknown;
  status: StyleStatus;
}

const SELECTOR = /^[:[>&]/;
const AT_RULE = /^@(media|layer|supports|container)/;

/**
 * Walks the properties of a style as `@griffel/core` does, in the same order, and says what the library does
 * with each. Like the library, it skips `undefined` and `null`.
 */
export function* walkStyles(
  styles: Record<string, unknown>,
  kind: CallKind,
  path: readonly string[] = [],
): Generator<StyleEntry> {
  for (const property in styles) {
    const value = styles[property];
    const entry = (status: StyleStatus): StyleEntry => ({ path, property, value, status });
    if (kind === 'makeStyles' && Object.hasOwn(UNSUPPORTED_CSS_PROPERTIES, property)) {
      yield entry('unsupported');
    } else if (value === undefined || value === null) {
      continue;
    } else if (typeof value === 'string' || typeof value === 'number') {
      yield entry('declared');
    } else if (property === 'animationName') {
      yield entry('declared');
    } else if (Array.isArray(value)) {
      if (value.length === 0) yield entry('empty-array');
      else yield entry(isMixed(property, value) ? 'mixed-fallbacks' : 'declared');
    } else if (isRecord(value)) {
      if (SELECTOR.test(property) || AT_RULE.test(property)) {
        yield* walkStyles(value, kind, [...path, property]);
      } else if (property.startsWith('@scope')) {
        if (path.some((part) => part.startsWith('@scope'))) yield entry('nested-scope');
        else if (!property.slice(6).trim().startsWith('to ')) yield entry('bad-scope');
        else yield* walkStyles(value, kind, [...path, property]);
      } else yield entry('unresolved');
    }
  }
}

/** Whether on right-to-left pages only some of the fallback values belong to another property. */
function isMixed(property: string, values: readonly unknown[]): boolean {
  if (!values.some((value) => typeof value === 'string' && value.includes('@noflip'))) return false;
  const mirrored = new Set(
    values.map((value) => {
      const [ltr, rtl, rules] = resolveResetStyleRules({ [property]: value } as never);
      const rule = Object.values(rules)
        .flat()
        .find((one) => String(one).includes(rtl ?? ltr));
      return /\{([^:]*):/.exec(String(rule))?.[1];
    }),
  );
  return mirrored.size > 1;
}
