import type { ForeignValue } from './EvaluationProgram.ts';

/** Limits beyond any real style. They bound the time and stack that later steps need on the page. */
const MAX_VALUES = 200_000;
const MAX_CHARACTERS = 5_000_000;
const MAX_DEPTH = 100;

/**
 * Copies the own enumerable properties of a value, in order, to data that can be posted between realms.
 * Values that are not allowed in a style (functions, booleans, dates …) are left out and listed.
 *
 * @throws RangeError on more data than a style can reasonably have
 */
export function toPlainData(value: unknown): { value: unknown; foreign: ForeignValue[] } {
  const foreign: ForeignValue[] = [];
  const seen = new Set<object>();

  let values = 0;
  let characters = 0;

  const copy = (one: unknown, path: string[]): unknown => {
    values += Array.isArray(one) ? one.length + 1 : 1;
    if (typeof one === 'string') characters += one.length;
    if (values > MAX_VALUES || characters > MAX_CHARACTERS || path.length > MAX_DEPTH) {
      throw new RangeError('the argument has too much data, or is nested too deeply');
    }
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
          Object.entries(one).map(([key, item]) => {
            characters += key.length;
            return [key, copy(item, [...path, key])];
          }),
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
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      if (seen.has(value)) return 'an object that contains itself';
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype === null || prototype === Object.prototype) return undefined;
      // Objects of another realm have another Object.prototype, whose prototype is null too.
      if (Object.getPrototypeOf(prototype) === null) return undefined;
      const name: unknown = value.constructor?.name;
      return `an instance of ${typeof name === 'string' && name ? name.slice(0, 100) : 'a class'}`;
    }
    default:
      return undefined;
  }
}
