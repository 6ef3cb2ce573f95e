/** The maximum depth, entries of each object, characters in all, and characters of a string that are printed. */
const DEPTH = 4;
const ENTRIES = 50;
const CHARACTERS = 10_000;
const STRING = 1_000;

/**
 * Prints any value as text of bounded length. It calls no getters, and does not fail if a hostile proxy throws.
 */
export function printValue(value: unknown): string {
  const budget = { left: CHARACTERS };
  const text = print(value, 0, [], budget);
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text;
}

function print(value: unknown, depth: number, parents: object[], budget: { left: number }): string {
  let text: string;
  try {
    text =
      typeof value === 'object' && value !== null
        ? printObject(value, depth, parents, budget)
        : printPrimitive(value);
  } catch {
    text = '[cannot be printed]';
  }
  budget.left -= text.length;
  return text;
}

function printPrimitive(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > STRING ? `${value.slice(0, STRING)}…` : value);
  }
  if (typeof value === 'function') {
    const name = Object.getOwnPropertyDescriptor(value, 'name')?.value as unknown;
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    return `${isClass ? 'class' : 'function'} ${typeof name === 'string' && name ? name : '(anonymous)'}`;
  }
  if (typeof value === 'bigint') return `${String(value)}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

function printObject(
  value: object,
  depth: number,
  parents: object[],
  budget: { left: number },
): string {
  if (parents.includes(value)) return '[circular]';
  if (value instanceof Error) return printError(value);
  if (value instanceof Element) return printElement(value);
  if (value instanceof Node) return `#${value.nodeName.replace(/^#/, '')}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {…}';
  const element = printReactElement(value);
  if (element !== undefined) return element;

  const name = nameOf(value);
  if (depth >= DEPTH || budget.left <= 0) return Array.isArray(value) ? '[…]' : `${name}{…}`;
  const inside = [...parents, value];
  const inner = (one: unknown): string => print(one, depth + 1, inside, budget);
  if (value instanceof Map) {
    const parts = take(value.entries()).map(([key, one]) => `${inner(key)} => ${inner(one)}`);
    return `Map(${String(value.size)}) ${wrap('{', parts, value.size, '}')}`;
  }
  if (value instanceof Set) {
    return `Set(${String(value.size)}) ${wrap('{', take(value.values()).map(inner), value.size, '}')}`;
  }
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  if (isList) {
    const list = value as ArrayLike<unknown>;
    const parts: string[] = [];
    for (let index = 0; index < Math.min(list.length, ENTRIES) && budget.left > 0; index++) {
      parts.push(printProperty(value, String(index), inner));
    }
    return `${Array.isArray(value) ? '' : name}${wrap('[', parts, list.length, ']')}`;
  }
  const keys = Object.keys(value);
  const parts: string[] = [];
  for (const key of keys.slice(0, ENTRIES)) {
    if (budget.left <= 0) break;
    const label = /^[\w$]+$/.test(key) ? key : JSON.stringify(key.slice(0, STRING));
    parts.push(`${label}: ${printProperty(value, key, inner)}`);
  }
  return `${name}${wrap('{ ', parts, keys.length, ' }')}`;
}

function printProperty(value: object, key: string, inner: (value: unknown) => string): string {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (!property) return 'empty';
  return property.get || property.set ? '[getter]' : inner(property.value);
}

function printError(error: Error): string {
  const [line = ''] = String(error.message).split('\n', 1);
  return `${String(error.name)}: ${line.slice(0, STRING)}`;
}

function printElement(element: Element): string {
  const attributes = [...element.attributes]
    .slice(0, 10)
    .map(({ name, value }) => ` ${name}="${value.slice(0, 100)}"`)
    .join('');
  return `<${element.localName}${attributes}>`;
}

function printReactElement(value: object): string | undefined {
  const kind = Object.getOwnPropertyDescriptor(value, '$$typeof')?.value as unknown;
  if (kind !== Symbol.for('react.transitional.element')) return undefined;
  const type = Object.getOwnPropertyDescriptor(value, 'type')?.value as unknown;
  const name = typeof type === 'function' ? type.name : type;
  return `<${typeof name === 'string' && name ? name : '…'} />`;
}

/** The name of the class followed by a space; empty for plain objects. */
function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || prototype === Object.prototype) return '';
  const made = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value as unknown;
  return typeof made === 'function' && made.name ? `${made.name} ` : '';
}

function take<T>(values: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const value of values) {
    if (taken.length === ENTRIES) break;
    taken.push(value);
  }
  return taken;
}

function wrap(open: string, parts: string[], count: number, close: string): string {
  if (count === 0) return (open + close).replaceAll(' ', '');
  const more = count > parts.length ? [`… ${String(count - parts.length)} more`] : [];
  return open + [...parts, ...more].join(', ') + close;
}
