import { resolveStyleRules } from '@griffel/core';
import { splitList } from '../explain/readRule.ts';
import { type Fault, writeInstead } from './createDiagnostic.ts';

/** What to do about text in braces or behind an `@`, which is usually meant as a variable. */
export const TEMPLATE_REMEDY =
  'To insert a variable, write a template literal: `${name}` in backticks.';

/**
 * Describes a selector that the library accepts, but does not emit as it is meant. The library puts `&` behind
 * each comma, also inside brackets and quotes, and moves all `:global()` to the front.
 */
export function describeSelector(selector: string): Fault | undefined {
  if (selector.startsWith('@')) return describeAtRule(selector);
  if (/[{@]/.test(selector) && emitSelector(selector) === '') {
    return {
      severity: 'warning',
      code: 'no-rule',
      losesStyle: true,
      message: `This writes no rule: "${selector}" is not a CSS selector.`,
      remedy: TEMPLATE_REMEDY,
    };
  }
  if (findBadComma(selector)) return describeComma(selector);
  return describeGlobal(selector) ?? describeParent(selector) ?? describeSuffix(selector);
}

/** Describes braces in an at-rule, where stylis begins its block too early. */
function describeAtRule(atRule: string): Fault | undefined {
  if (!/[{}]/.test(atRule.replaceAll(/"[^"]*"|'[^']*'/g, ''))) return undefined;
  return {
    severity: 'warning',
    code: 'no-rule',
    losesStyle: true,
    message: `This writes no rule, or a broken one: "${atRule}" is not a CSS at-rule.`,
    remedy: TEMPLATE_REMEDY,
  };
}

const GLOBAL = String.raw`:global\(((?:[^()]|\([^()]*\))*)\)`;
const LEADING_GLOBAL = new RegExp(String.raw`^&?${GLOBAL}\s+&`);
const INNER_GLOBAL = new RegExp(String.raw`([\s>+~]\s*)${GLOBAL}`, 'g');

/** Describes `:global(body) &`, where the class is added again, and `& :global(.foo)`, which is meant as a descendant. */
function describeGlobal(selector: string): Fault | undefined {
  // A list may have several.
  if (splitList(selector).length > 1) return undefined;
  const isLeading = LEADING_GLOBAL.test(selector);
  if (!isLeading && selector.search(INNER_GLOBAL) === -1) return undefined;
  const isFirst = /^&?:global\(/.test(selector);
  const better = isLeading
    ? selector.replace(LEADING_GLOBAL, ':global($1)')
    : selector.replaceAll(INNER_GLOBAL, '$1$2');
  return {
    severity: 'warning',
    code: 'global-selector',
    losesStyle: true,
    message: isLeading
      ? `"${selector}" becomes "${emitSelector(selector)}": Griffel adds the class after :global() itself.`
      : `"${selector}" becomes "${emitSelector(selector)}": :global() is always an ancestor of the element.`,
    ...(isLeading || !isFirst
      ? writeInstead(better)
      : {
          remedy: 'Write one :global() for all ancestors, and descendants without :global().',
        }),
  };
}

const QUOTED_OR_BRACKETED = /"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)/g;
const PARENT = /^([:[][^&]*[\s>+~])&/;

/** Describes `[dir="rtl"] &`, where the class is added in front as well. */
function describeParent(selector: string): Fault | undefined {
  if (splitList(selector).length > 1) return undefined;
  if (!PARENT.test(selector.replaceAll(QUOTED_OR_BRACKETED, '""'))) return undefined;
  const better = selector.replace(PARENT, (_, parent: string) => `:global(${parent.trim()})`);
  return {
    severity: 'warning',
    code: 'global-selector',
    losesStyle: true,
    message: `"${selector}" becomes "${emitSelector(selector)}": Griffel adds the class in front as well.`,
    ...writeInstead(better),
  };
}

/** Pseudo-classes that people write without a colon: `&hover`. */
const STATES =
  /^(?:link|visited|hover|active|focus(?:-visible|-within)?|disabled|checked|(?:first|last)-child)$/;
/** The same for pseudo-elements. */
const PARTS = /^(?:placeholder|before|after)$/;

/** Describes `&-active` and `&__icon`, which Sass would join with the name of the class. */
function describeSuffix(selector: string): Fault | undefined {
  const suffix = /&([\w-]+)/.exec(selector.replaceAll(/"[^"]*"|'[^']*'/g, '""'))?.[1];
  if (suffix === undefined) return undefined;
  const slot = 'For a part or a state, write a slot of makeStyles()';
  const colons = PARTS.test(suffix) ? '::' : STATES.test(suffix) ? ':' : '';
  return {
    severity: 'warning',
    code: 'selector-suffix',
    losesStyle: true,
    message: `"${selector}" becomes "${emitSelector(selector)}", a class that no element has: Griffel has no suffixes of "&".`,
    ...(colons
      ? writeInstead(selector.replace(`&${suffix}`, `&${colons}${suffix}`))
      : {
          remedy: /^[a-z]/i.test(suffix)
            ? `For descendants, write "& ${suffix}". ${slot}.`
            : `${slot}.`,
        }),
  };
}

function describeComma(selector: string): Fault {
  const isSpaced = /^&?[:[]/.test(selector) && /,\s+[:[]/.test(selector);
  const better = findRewrite(selector);
  const isQuoted = listCommas(selector).some((comma) => comma.isQuoted);
  const remedy = isQuoted
    ? String.raw`In the code, write a comma in quotes as \\2c and a space.`
    : 'Write a selector without this comma.';
  return {
    severity: 'warning',
    code: 'selector-list',
    losesStyle: true,
    message:
      isSpaced && better === removeSpaces(selector)
        ? `"${selector}" has a space after a comma, so what follows it matches descendants.`
        : `"${selector}" becomes "${emitSelector(selector)}": Griffel adds ${isQuoted || selector.includes(':global(') ? '"&"' : 'the class'} after each comma.`,
    ...(better === undefined ? { remedy } : writeInstead(better)),
  };
}

/** The selector that the library emits, with `.f` as the class. */
function emitSelector(selector: string): string {
  const [classes, rules] = resolveStyleRules({ [selector]: { color: 'red' } } as never);
  const css = String(Object.values(rules).flat()[0] ?? '');
  return css
    .slice(0, css.lastIndexOf('{'))
    .replaceAll(String(Object.values(classes)[0]), 'f')
    .trim();
}

/** A comma of a selector behind which the library inserts `&`. */
interface Comma {
  /** The text between the last comma outside brackets and this one, without what is in closed brackets. */
  before: string;
  /** The text behind it. */
  after: string;
  /** The names of the pseudo-classes around it, outermost first. */
  inside: readonly string[];
  isQuoted: boolean;
}

const TOKEN = /\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[(),[\]]|[^\\"'(),[\]]+/g;

function listCommas(selector: string): Comma[] {
  const commas: Comma[] = [];
  const open: string[] = [];
  let before = '';
  for (const { 0: token, index } of selector.matchAll(TOKEN)) {
    const inside = open.flatMap((text) => /[\w-]*$/.exec(text)?.[0] ?? []);
    if (/^["']/.test(token) && /,(?! *&)/.test(token)) {
      commas.push({ before, after: '', inside, isQuoted: true });
    } else if (token === '(' || token === '[') {
      open.push(before);
      before = '';
    } else if (token === ')' || token === ']') {
      before = `${open.pop() ?? ''}${token}`;
    } else if (token === ',') {
      const after = selector.slice(index + 1);
      // Where the author writes `&`, the library adds none.
      if (!/^ *&/.test(after)) {
        commas.push({ before: open[0] ?? before, after, inside, isQuoted: false });
      }
      if (open.length === 0) before = '';
    } else before += token;
  }
  return commas;
}

/** Finds a comma behind which the inserted `&` changes what the selector means. */
function findBadComma(selector: string): boolean {
  const [first = ''] = selector.split(',');
  return listCommas(selector).some(({ before, after, inside, isQuoted }) => {
    if (isQuoted) return true;
    if (inside.length === 0) {
      // `& h1,h2` becomes `.f h1,.fh2`, `& .a,.b` becomes `.f .a,.f.b`, `:hover, :focus` becomes `.f:hover,.f :focus`.
      if (/^[\w*-]/.test(after)) return true;
      if (/^[.#[]/.test(after)) return /^(?:&\s|\s*>)/.test(first);
      return /^&?[:[]/.test(first) && /^\s+[:[]/.test(after);
    }
    // `.f:is(.a,.f.b)` means the same as `.f:is(.a,.b)`, and `.f :is(a,.f b)` the same as `.f :is(a,b)`.
    const argument = /^(?:\([^()]*\)|[^(),])*/.exec(after)?.[0] ?? '';
    const isOfElement = !/[\s>+~]/.test(before.trim());
    const isOfDescendant = /^[^\s>+~]*(?:\s*>|\s+(?![\s+~]))/.test(before);
    const isCompound = !/[\s>+~]/.test(argument.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').trim());
    const isSame =
      inside.every((name) => /^(?:is|not|where)$/.test(name)) &&
      isCompound &&
      (isOfElement ? /^[.#:[]/.test(argument) : isOfDescendant && /^\s/.test(argument));
    return !isSame;
  });
}

function removeSpaces(selector: string): string {
  return selector.replaceAll(/,\s+(?=[:.#[])/g, ',');
}

const FUNCTION = /:(has|is|lang|not|where|global)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Finds a selector that means what the author wants, and is emitted as it is written. */
function findRewrite(selector: string): string | undefined {
  return [removeSpaces(selector), prefixParts(selector), repeatForArguments(selector)].find(
    (candidate) => candidate !== selector && !findBadComma(candidate),
  );
}

/** `& h1,h2` becomes `& h1, & h2`. */
function prefixParts(selector: string): string {
  return splitList(selector)
    .map((part) => (/^[&:>[]/.test(part) ? part : `& ${part}`))
    .join(', ');
}

/** `:not(a,b)` becomes `:not(a):not(b)`, and `& :is(a,b)` becomes `& a, & b`. */
function repeatForArguments(selector: string): string {
  for (const { 0: text, 1: name = '', 2: list = '', index } of selector.matchAll(FUNCTION)) {
    const args = splitList(list);
    if (args.length < 2 || splitList(selector).length > 1) continue;
    const head = selector.slice(0, index);
    const tail = selector.slice(index + text.length);
    if (name === 'not') return head + args.map((arg) => `:not(${arg})`).join('') + tail;
    const isPlain = /^(?:is|where)$/.test(name) && /[\s>+~]$/.test(head);
    const parts = args.map((arg) => head + (isPlain ? arg : `:${name}(${arg})`) + tail);
    return parts.join(selector.startsWith('&') ? ', ' : ',');
  }
  return selector;
}
