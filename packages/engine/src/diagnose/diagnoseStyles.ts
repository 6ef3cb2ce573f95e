import { RESET, resolveStaticStyleRules } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ForeignValue } from '../evaluate/EvaluationProgram.ts';
import type { Search } from '../locate/followExpression.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isRecord } from '../resolve/isRecord.ts';
import { type StyleEntry, walkStyles } from '../resolve/walkStyles.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Finds what the library drops or misreads in the evaluated argument of a call. */
export function diagnoseStyles(
  files: SourceFiles,
  search: Search,
  call: GriffelCall,
  value: unknown,
  foreign: readonly ForeignValue[],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (keys: readonly string[], fault: Parameters<typeof createDiagnostic>[2]): void => {
    const { source, usedAt } = locateDeclaration(search, call, keys);
    found.push(createDiagnostic(files, source ?? usedAt ?? call.range, fault));
  };

  for (const { path, kind } of foreign) {
    const name = path[path.length - 1];
    add(path, {
      severity: 'error',
      code: 'foreign-value',
      message: `${name === undefined ? `The argument of ${call.kind}()` : `"${name}"`} is ${kind}, which is not allowed in a style.`,
      remedy:
        kind === 'true' || kind === 'false'
          ? 'To leave a property out, spread it: `...(condition && { property: value })`. `undefined` works, too, except with @griffel/vite-plugin.'
          : 'Use a string, a number, an array of these, or an object.',
    });
  }
  if (call.kind === 'makeStaticStyles') {
    for (const path of findLostStatics(value)) {
      add(path, {
        severity: 'warning',
        code: 'static-rule-lost',
        message: `makeStaticStyles() writes nothing for "${path[path.length - 1] ?? ''}": the rules in it are lost.`,
        remedy: 'Pass this part as a string of CSS.',
      });
    }
    return found;
  }
  if (!isRecord(value)) {
    if (foreign.length === 0 && call.args.length === 1) {
      add([], {
        severity: 'error',
        code: 'not-an-object',
        message: `${call.kind}() takes an object, but this argument is ${describe(value)}.`,
        remedy: 'Pass an object.',
      });
    }
    return found;
  }
  const slots = call.kind === 'makeStyles' ? Object.entries(value) : [['', value] as const];
  for (const [slot, styles] of slots) {
    const prefix = call.kind === 'makeStyles' ? [slot] : [];
    if (slot === '__proto__') {
      add(prefix, {
        severity: 'error',
        code: 'slot-name',
        message: 'A slot cannot be named "__proto__": its styles get lost.',
        remedy: 'Give the slot another name.',
      });
      continue;
    }
    if (!isRecord(styles)) {
      if (styles === undefined || styles === null) continue;
      add(prefix, {
        severity: 'error',
        code: 'slot-not-an-object',
        message: `The slot "${slot}" is ${describe(styles)}, not an object of styles.`,
        remedy: 'makeStyles() takes slots, and each slot holds styles: { root: { color: "red" } }.',
      });
      continue;
    }
    const told = new Set<string>();
    const isForeign = (keys: readonly string[]): boolean =>
      foreign.some(({ path }) => keys.every((key, index) => path[index] === key));
    for (const entry of walkStyles(styles, call.kind)) {
      const around = describePath(entry.path, call.kind);
      const key = JSON.stringify(around?.path);
      if (around && !told.has(key)) {
        told.add(key);
        add([...prefix, ...around.path], around.fault);
      }
      const keys = [...prefix, ...entry.path, entry.property];
      const isKnown = around !== undefined || isForeign(keys);
      const fault = describeFate(entry) ?? (isKnown ? undefined : describeText(entry));
      if (fault) add(keys, fault);
    }
    for (const path of findBadLists(styles)) {
      const selector = path[path.length - 1] ?? '';
      add([...prefix, ...path], {
        severity: 'warning',
        code: 'selector-list',
        message: `"${selector}" has a space after a comma, so what follows it matches descendants.`,
        remedy: `Write "${fixList(selector)}".`,
      });
    }
  }
  return found;
}

/** At-rules with rules in them, of which static styles keep none. */
function findLostStatics(value: unknown): string[][] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets.flatMap((set, index) => {
    if (!isRecord(set)) return [];
    return Object.entries(set).flatMap(([selector, styles]) => {
      if (!isRecord(styles) || Object.keys(styles).length === 0) return [];
      // The types say that there is always a rule.
      const [css] = resolveStaticStyleRules([{ [selector]: styles }] as never) as (
        string | undefined
      )[];
      const isLost = css === undefined || css.endsWith('{}');
      return isLost ? [[...(Array.isArray(value) ? [String(index)] : []), selector]] : [];
    });
  });
}

/** `:hover, :focus`: the library puts `&` before the first and ` ` before the rest. */
function findBadLists(styles: Record<string, unknown>, path: readonly string[] = []): string[][] {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (!isRecord(value) || !/^([:[>&]|@)/.test(key)) return [];
    const isBad = /^:/.test(key) && /,\s+:/.test(key);
    return [...(isBad ? [[...path, key]] : []), ...findBadLists(value, [...path, key])];
  });
}

function fixList(selector: string): string {
  return selector.replace(/,\s+:/g, ',:');
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

type Fault = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'remedy'>;

/** Says what becomes of a property that makes no rule; undefined for one that does. */
function describeFate({ fate, property, value }: StyleEntry): Fault | undefined {
  const severity = 'warning';
  switch (fate) {
    case 'declared':
      return undefined;
    case 'unsupported':
      return {
        severity,
        code: 'unsupported-shorthand',
        message: `makeStyles() drops "${property}": it does not take this shorthand.`,
        remedy: describeLonghands(property, value),
      };
    case 'unresolved':
      return {
        severity,
        code: 'dropped-selector',
        message: `"${property}" is dropped: it is neither a selector that starts at the element nor a supported at-rule.`,
        remedy: suggestSelector(property),
      };
    case 'bad-scope':
      return {
        severity,
        code: 'scope-syntax',
        message: `"${property}" is dropped: of @scope only "@scope to (…)" is supported.`,
        remedy: 'Write "@scope to (.boundary)".',
      };
    case 'nested-scope':
      return {
        severity,
        code: 'nested-scope',
        message: `"${property}" is dropped: it is inside another @scope.`,
        remedy: 'Use only one @scope per rule.',
      };
    case 'mixed-fallbacks':
      return {
        severity,
        code: 'mixed-fallbacks',
        message: `"${property}" is dropped: some of its fallback values are mirrored on right-to-left pages, and some are not.`,
        remedy: 'Put /* @noflip */ into all of the values, or into none.',
      };
    case 'empty-array':
      return {
        severity,
        code: 'empty-array',
        message: `"${property}" is dropped: its array of fallback values is empty.`,
        remedy: 'Give it at least one value, or leave the property out.',
      };
    default:
      return fate satisfies never;
  }
}

/** Says what is wrong with the selectors and at-rules around a declaration, and as far as which of them. */
function describePath(
  path: readonly string[],
  kind: GriffelCall['kind'],
): { path: readonly string[]; fault: Fault } | undefined {
  for (const [index, selector] of path.entries()) {
    const fault =
      describeUnclosed(selector) ??
      (kind === 'makeStyles' ? describeNested(path.slice(0, index), selector) : undefined);
    if (fault) return { path: path.slice(0, index + 1), fault };
  }
  return undefined;
}

/** makeStyles makes one query of two that are nested, as text, and keeps one of two container queries. */
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
    message:
      name === '@container'
        ? `"${inner}" is inside "${outer}", of which makeStyles() keeps nothing.`
        : `"${inner}" inside "${outer}" becomes "${name} ${both.join(' and ')}", which means something else or nothing at all.`,
    remedy: 'Write one query with both conditions.',
  };
}

/** Says what is wrong with a declaration as text, which nothing checks before a bundler or browser reads it. */
function describeText({ property, value }: StyleEntry): Fault | undefined {
  if (!property.startsWith('--') && !/^-?[a-z][\w-]*$/i.test(property)) {
    return {
      severity: 'warning',
      code: 'broken-css',
      message: `"${property}" is not a CSS property, but its value is that of one: browsers drop the rule, and bundlers fail on the extracted CSS.`,
      remedy: 'Write the name of a property; below a selector, an object of styles.',
    };
  }
  for (const one of listValues(property, value)) {
    const fault = describeValue(one);
    if (fault) return fault;
  }
  return undefined;
}

/** A single value of a declaration. */
interface StyleValue {
  property: string;
  value: unknown;
  /** Whether it is one of several in an array. */
  isFallback: boolean;
}

/** The values of a declaration; those of keyframes are in their frames. */
function* listValues(property: string, value: unknown, isFallback = false): Generator<StyleValue> {
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
      message: `One of the fallback values of "${property}" is ${describe(value)}: compiled code has "[object Object]" in its place.`,
      remedy: 'Put only strings and numbers into the array.',
    };
  }
  return typeof value === 'string' && value !== RESET
    ? (describeUnclosed(value) ?? (property.startsWith('--') ? undefined : describeColon(value)))
    : undefined;
}

/** Bundlers take a colon in a value for that of another property, before which a semicolon is missing. */
function describeColon(css: string): Fault | undefined {
  let depth = 0;
  // Comments, what is escaped, strings, the one colon that is allowed, brackets and ends.
  for (const [part] of css.matchAll(
    /\/\*[^]*?\*\/|\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|progid:|[():;]/g,
  )) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (part === ';') return undefined;
    else if (part === ':' && depth === 0) {
      return {
        severity: 'warning',
        code: 'broken-css',
        message: `A colon in ${css} is outside of brackets and quotes: browsers drop the rule, and bundlers fail on the extracted CSS.`,
        remedy: 'Put the text into quotes, or write a property of its own.',
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
    message: `A ${open} in ${css} has no counterpart: browsers drop the rule, and bundlers fail on the extracted CSS.`,
    remedy:
      open === 'quote' ? 'Close the string, or escape the quote.' : 'Add or remove a bracket.',
  };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** What of a piece of CSS is open at its end, or closed without being open. */
function findUnclosed(css: string): 'quote' | 'bracket' | undefined {
  const open: string[] = [];
  // Comments, what is escaped, strings, and brackets.
  for (const [part] of css.matchAll(
    /\/\*[^]*?\*\/|\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|["'()[\]{}]/g,
  )) {
    if (part === '"' || part === "'") return 'quote';
    const closing = CLOSING[part];
    if (closing !== undefined) open.push(closing);
    else if (/^[)\]}]$/.test(part) && open.pop() !== part) return 'bracket';
  }
  return open.length > 0 ? 'bracket' : undefined;
}

function describeLonghands(property: string, value: unknown): string {
  const helper = /^border(Color|Style|Width)$/.test(property);
  if (helper && (typeof value === 'string' || typeof value === 'number')) {
    const text = typeof value === 'string' ? `'${value}'` : String(value);
    return `Spread the helper: ...shorthands.${property}(${text}).`;
  }
  if (helper) return `Spread the helper: ...shorthands.${property}(…).`;
  if (property === 'all') return 'Reset each property separately, or use makeResetStyles().';
  return `Write its longhands, e.g. ${property}Width, ${property}Style and ${property}Color.`;
}

/** Names that nobody means as those of elements. */
const STATE =
  /^(?:active|checked|disabled|empty|enabled|focus(?:-visible|-within)?|hover|invalid|link|required|valid|visited|(?:first|last|only)-child)$/;
const PSEUDO_ELEMENT =
  /^(?:after|backdrop|before|first-letter|first-line|marker|placeholder|selection)$/;

function suggestSelector(property: string): string {
  if (property.includes('&')) {
    const parent = property.slice(0, property.indexOf('&')).trim();
    return `For an element inside ${parent}, write ":global(${parent})" and put the styles into it.`;
  }
  if (property.startsWith('@')) {
    return 'Use @media, @supports, @layer, @container or @scope; put others into makeStaticStyles().';
  }
  if (STATE.test(property)) return `Write ":${property}".`;
  if (PSEUDO_ELEMENT.test(property)) return `Write "::${property}".`;
  const descendants = `For descendants write "& ${property}"`;
  // "&div" would be one name.
  if (/^[a-z*]/i.test(property)) return `${descendants}.`;
  return `${descendants}, for the element itself "&${property}".`;
}

/** Passes on an error of the library itself: it does not check what it is given. */
export function diagnoseResolve(files: SourceFiles, call: GriffelCall, error: unknown): Diagnostic {
  return createDiagnostic(files, call.range, {
    severity: 'error',
    code: 'library-error',
    message: `${call.kind}() fails on these styles: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Look for a value that is not a string, a number, an array or an object of styles.',
  });
}
