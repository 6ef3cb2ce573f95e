import type { ForeignValue } from './EvaluationProgram.ts';

/**
 * Copies the own enumerable properties of a value, in order, as data that can be posted between
 * realms. What no style can hold (functions, booleans, dates …) is left out and listed.
 */
export function toPlainData(value: unknown): { value: unknown; foreign: ForeignValue[] } {
  const foreign: ForeignValue[] = [];
  const seen = new Set<object>();

  const copy = (one: unknown, path: string[]): unknown => {
    const kind = describeForeign(one, seen);
    if (kind !== undefined) {
      foreign.push({ path, kind });
      return undefined;
    }
    if (typeof one !== 'object' || one === null) return one;
    seen.add(one);
    const result = Array.isArray(one)
      ? one.map((item, index) => copy(item, [...path, String(index)]))
      : Object.fromEntries(
          Object.entries(one).map(([key, item]) => [key, copy(item, [...path, key])]),
        );
    seen.delete(one);
    return result;
  };
  return { value: copy(value, []), foreign };
}

function describeForeign(value: unknown, seen: ReadonlySet<object>): string | undefined {
  switch (typeof value) {
    case 'function':
      return 'a function';
    case 'boolean':
      return String(value);
    case 'symbol':
      return 'a symbol';
    case 'bigint':
      return 'a bigint';
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      if (seen.has(value)) return 'an object that contains itself';
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype === null || prototype === Object.prototype) return undefined;
      // Objects of another realm have another Object.prototype, whose prototype is null too.
      if (Object.getPrototypeOf(prototype) === null) return undefined;
      return `an instance of ${value.constructor?.name || 'a class'}`;
    }
    default:
      return undefined;
  }
}
