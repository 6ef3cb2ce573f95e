import type { StyleBucketName } from '@griffel/core';
import { findTokenEnd } from '../explain/readRule.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';

/** Prints rules as a formatted style sheet, in the order given. */
export function printCSS(rules: readonly ResolvedRule[]): string {
  return rules.map(({ css }) => `${formatRule(css)}\n`).join('');
}

const INDENT = '  ';

/** Formats a minified rule: one declaration per line, blocks indented. Text in quotes and brackets is kept. */
export function formatRule(css: string): string {
  let out = '';
  let line = '';
  let depth = 0;
  const flush = (end: string): void => {
    const text = line.trim();
    if (text || end === '}') out += INDENT.repeat(Math.max(0, depth)) + text + end + '\n';
    line = '';
  };
  let index = 0;
  while (index < css.length) {
    const token = css.slice(index, findTokenEnd(css, index) + 1);
    index += token.length;
    if (token === '{') {
      flush(' {');
      depth++;
    } else if (token === '}') {
      if (line.trim()) flush(';');
      depth--;
      flush('}');
    } else if (token === ';') flush(';');
    else if (token === ':' && depth > 0 && /^[\w-]+$/.test(line) && !opensBlock(css, index)) {
      line += ': ';
    } else line += token;
  }
  flush('');
  return out.trimEnd();
}

/** Prints a minified rule on one line: `.fe3e8s9 { color: red; }`. */
export function printRuleLine(css: string): string {
  return formatRule(css).replace(/\n */g, ' ');
}

/** In characters. A code block of the docs shows as many on a wide screen without scrolling sideways. */
const LONGEST_LINE = 80;

/** Prints a minified rule like `formatRule`, but each block on one line if it is short. */
export function printRule(css: string): string {
  return foldBlocks(formatRule(css).split('\n')).join('\n');
}

function foldBlocks(lines: readonly string[]): string[] {
  const folded: string[] = [];
  let start = 0;
  for (const [end, line] of lines.entries()) {
    const opening = lines[start] ?? '';
    const isEnd = !opening.endsWith('{') || line === opening.replace(/\S.*/, '}');
    if (!isEnd) continue;
    const contents = lines.slice(start + 1, end + 1);
    const text = opening + contents.map((one) => ` ${one.trimStart()}`).join('');
    if (text.length <= LONGEST_LINE || contents.length === 0) folded.push(text);
    else folded.push(opening, ...foldBlocks(contents.slice(0, -1)), line);
    start = end + 1;
  }
  // A block without an end, from a value with a stray bracket.
  return [...folded, ...lines.slice(start)];
}

/** Whether the colon before `from` is part of a selector such as `a:hover`, which opens a block before it ends. */
function opensBlock(css: string, from: number): boolean {
  for (let index = from; index < css.length; index++) {
    const char = css.charAt(index);
    if (char === '{') return true;
    if (char === ';' || char === '}') return false;
  }
  return false;
}

const NAMES: Readonly<Record<StyleBucketName, string>> = {
  r: 'reset styles',
  d: 'default',
  l: ':link',
  v: ':visited',
  w: ':focus-within',
  f: ':focus',
  i: ':focus-visible',
  h: ':hover',
  a: ':active',
  s: 'at-rules of reset styles',
  k: '@keyframes',
  t: '@supports, @layer',
  m: '@media',
  c: '@container',
  x: '@container',
};

/** The contents of a bucket in words: `h` is `:hover`. */
export function describeBucket(bucket: StyleBucketName): string {
  return NAMES[bucket];
}
