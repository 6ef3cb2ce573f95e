import { RESET } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { StyleEntry } from '../resolve/walkStyles.ts';
import type { Fault } from './createDiagnostic.ts';
import { DIRECTIVE, DIRECTIVE_REMEDY } from './describeDropped.ts';
import { describeSelector } from './describeSelector.ts';

/** Describes a fault in the selectors and at-rules around a declaration, with the path up to the faulty one. */
export function describePath(
  path: readonly string[],
  kind: GriffelCall['kind'],
): { path: readonly string[]; fault: Fault } | undefined {
  for (const [index, selector] of path.entries()) {
    const fault =
      describeUnclosed(selector) ??
      (kind === 'makeStyles' ? describeQuery(path.slice(0, index), selector) : undefined) ??
      describeSelector(selector);
    if (fault) return { path: path.slice(0, index + 1), fault };
  }
  return undefined;
}

function describeQuery(around: readonly string[], query: string): Fault | undefined {
  return describeComment(query) ?? describeNested(around, query);
}

/** Describes a comment in a query. The extraction plugin writes the query into a comment, which this one ends. */
function describeComment(query: string): Fault | undefined {
  if (!/^@(?:media|container)\b/.test(query) || !query.includes('*/')) return undefined;
  return {
    severity: 'warning',
    code: 'broken-css',
    losesStyle: true,
    message: `The comment in "${query}" ends a comment of the extraction plugin: bundlers fail on the extracted CSS.`,
    remedy: 'Move the comment out of the string.',
  };
}

/** Describes a nested query: makeStyles joins two as text, but of container queries, it keeps only the inner one. */
function describeNested(around: readonly string[], inner: string): Fault | undefined {
  const name = /^@(?:media|supports|container)\b/.exec(inner)?.[0];
  const outer = around.filter((one) => name !== undefined && one.startsWith(name)).at(-1);
  if (name === undefined || outer === undefined) return undefined;
  const both = [outer, inner].map((one) => one.slice(name.length).trim());
  const isReadable = both.every((one, index) => {
    const flat = one.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()');
    return !/,|\bor\b/.test(flat) && (index === 0 || flat.startsWith('('));
  });
  if (name !== '@container' && isReadable) return undefined;
  return {
    severity: 'warning',
    code: 'nested-query',
    losesStyle: true,
    message:
      name === '@container'
        ? `"${inner}" is inside "${outer}": makeStyles() keeps only the inner query.`
        : `"${inner}" inside "${outer}" becomes "${name} ${both.join(' and ')}", which means something else or nothing at all.`,
    remedy: 'Write one query with both conditions.',
  };
}

/** The name of a CSS variable, possibly with escapes. */
const VARIABLE = /^--(?:[\w-]|[^\0-\x7F]|\\[^])*$/;

/** Describes a fault in the text of a declaration, which nothing checks before a bundler or browser reads it. */
export function describeText({ property, value }: StyleEntry): Fault | undefined {
  if (property.startsWith('--')) {
    if (!VARIABLE.test(property)) {
      return {
        severity: 'warning',
        code: 'broken-css',
        losesStyle: true,
        message: `"${property}" is not a name of a CSS variable: browsers drop the rule, and bundlers may fail on the extracted CSS.`,
        remedy: 'Use letters, digits, - and _ only.',
      };
    }
  } else if (!/^-?[a-z][\w-]*$/i.test(property)) {
    return {
      severity: 'warning',
      code: 'broken-css',
      losesStyle: true,
      message: `"${property}" is not a CSS property, but has a value like one: browsers drop the rule, and bundlers fail on the extracted CSS.`,
      remedy: DIRECTIVE.test(property)
        ? DIRECTIVE_REMEDY
        : 'Use the name of a property. If it is a selector, give it an object of styles.',
    };
  }
  for (const one of listValues(property, value)) {
    const fault = describeValue(one);
    if (fault) return fault;
  }
  return undefined;
}

/** A single value of a declaration. */
export interface StyleValue {
  property: string;
  value: unknown;
  /** Whether it is one of several in an array. */
  isFallback: boolean;
}

/** Lists the values of a declaration; for keyframes, those of their declarations. */
export function* listValues(
  property: string,
  value: unknown,
  isFallback = false,
): Generator<StyleValue> {
  if (typeof value !== 'object' || value === null || isFallback) {
    yield { property, value, isFallback };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* listValues(property, item, property !== 'animationName');
  } else {
    for (const [key, item] of Object.entries(value)) yield* listValues(key, item);
  }
}

function describeValue({ property, value, isFallback }: StyleValue): Fault | undefined {
  if (isFallback && (value === undefined || value === null)) {
    return {
      severity: 'error',
      code: 'missing-fallback',
      message: `One of the fallback values of "${property}" is ${String(value)}: the compilers fail on it.`,
      remedy: 'Leave the value out of the array.',
    };
  }
  if (isFallback && typeof value === 'object') {
    return {
      severity: 'warning',
      code: 'object-fallback',
      message: `One of the fallback values of "${property}" is ${nameType(value)}: compiled code has "[object Object]" in its place.`,
      remedy: 'Put only strings and numbers into the array.',
    };
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return {
      severity: 'warning',
      code: 'not-a-number',
      message: `"${property}" is ${String(value)}: browsers drop the rule.`,
      remedy: 'Check the calculation.',
    };
  }
  return typeof value === 'string' && value !== RESET
    ? (describeUnclosed(value) ?? (property.startsWith('--') ? undefined : describeColon(value)))
    : undefined;
}

const OPAQUE = /\/\*[^]*?\*\/|\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/;

/** Finds the parts of a text that match a pattern, and its comments, escapes and strings as a whole. */
function readParts(css: string, pattern: RegExp): string[] {
  return css.match(new RegExp(`${OPAQUE.source}|${pattern.source}`, 'g')) ?? [];
}

/** Describes a colon in a value, which bundlers read as that of another property after a missing semicolon. */
function describeColon(css: string): Fault | undefined {
  let depth = 0;
  // `progid:` has the one colon that is allowed.
  for (const part of readParts(css, /progid:|[():;]/)) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (part === ';') return undefined;
    else if (part === ':' && depth === 0) {
      return {
        severity: 'warning',
        code: 'broken-css',
        losesStyle: true,
        message: `A colon in ${css} is outside brackets and quotes: browsers drop the rule, and bundlers fail on the extracted CSS.`,
        remedy: 'Put the text in quotes, or write it as a separate property.',
      };
    }
  }
  return undefined;
}

function describeUnclosed(css: string): Fault | undefined {
  const open = findUnclosed(css);
  if (open === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'broken-css',
    losesStyle: true,
    message: `A ${open} in ${css} is unmatched: browsers drop the rule, and bundlers fail on the extracted CSS.`,
    remedy:
      open === 'quote' ? 'Close the string, or escape the quote.' : 'Add or remove a bracket.',
  };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Finds a quote or bracket that is not closed at the end of the text, or closed without being open. */
function findUnclosed(css: string): 'quote' | 'bracket' | undefined {
  const open: string[] = [];
  for (const part of readParts(css, /["'()[\]{}]/)) {
    if (part === '"' || part === "'") return 'quote';
    const closing = CLOSING[part];
    if (closing !== undefined) open.push(closing);
    else if (/^[)\]}]$/.test(part) && open.pop() !== part) return 'bracket';
  }
  return open.length > 0 ? 'bracket' : undefined;
}

/** The type of a value in words, e.g. `an array`. */
export function nameType(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
