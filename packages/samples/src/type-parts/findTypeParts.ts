import { format, type Options } from 'prettier';
import { transform } from 'sucrase';
import type { Element, ElementContent, RootContent } from 'hast';
import { wrapStretches } from '../code-blocks/wrapRanges.ts';

export interface TextRange {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The Prettier options of samples. */
const LAYOUT: Options = { printWidth: 100, singleQuote: true, trailingComma: 'all' };

/**
 * Finds the TypeScript-only parts of a sample. Without them, it is JavaScript formatted by Prettier.
 *
 * `const a: string = b as string;` has `: string` and ` as string`.
 *
 * @param code - TypeScript, with JSX or without
 * @returns an empty array if the code is JavaScript already; undefined if nothing would be left, or if
 *   Prettier would format the rest differently. Such code is always shown as TypeScript.
 */
export async function findTypeParts(code: string): Promise<TextRange[] | undefined> {
  const { code: stripped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  if (stripped.trim() === '') return undefined;
  const formatted = await format(stripped, { ...LAYOUT, parser: 'babel' });
  // The code of a fence does not end with a line break.
  return findDeletions(code, formatted.trimEnd());
}

/** A word, or any other single character. */
const TOKEN = /\w+|[^]/g;

/**
 * Finds the parts to delete from a text to get another one.
 *
 * @returns the ranges, in order, with as few tokens as possible; undefined if deleting is not enough
 */
export function findDeletions(text: string, shorter: string): TextRange[] | undefined {
  const all = text.match(TOKEN) ?? [];
  const kept = shorter.match(TOKEN) ?? [];
  // `at(i, j)` is the length of the longest common subsequence of `all` from `i` and `kept` from `j`.
  const width = kept.length + 1;
  const common = new Uint16Array((all.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = all.length - 1; i >= 0; i--) {
    for (let j = kept.length - 1; j >= 0; j--) {
      common[i * width + j] =
        all[i] === kept[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  if (at(0, 0) < kept.length) return undefined;

  const ranges: TextRange[] = [];
  let offset = 0;
  let j = 0;
  for (const [i, token] of all.entries()) {
    const end = offset + token.length;
    const last = ranges.at(-1);
    const isAdjacent = last?.to === offset;
    const canKeep = token === kept[j] && at(i + 1, j + 1) + 1 === at(i, j);
    const canDelete = at(i + 1, j) === at(i, j);
    // If both are possible, extend the adjacent range, so that there are fewer ranges.
    if (canKeep && !(isAdjacent && canDelete)) j += 1;
    else if (isAdjacent) last.to = end;
    else ranges.push({ from: offset, to: end });
    offset = end;
  }
  return ranges;
}

/**
 * Whether deleting the parts would join one of the given lines with another. Highlighted and numbered lines
 * must stay whole.
 *
 * @param parts - in order
 * @param lines - counted from 1
 */
export function joinsLines(
  code: string,
  parts: readonly TextRange[],
  lines: ReadonlySet<number>,
): boolean {
  return parts.some(({ from, to }) => {
    const startsInside = from > 0 && code[from - 1] !== '\n';
    if (!startsInside || !code.slice(from, to).includes('\n')) return false;
    const first = code.slice(0, from).split('\n').length;
    const last = code.slice(0, to).split('\n').length;
    return [...lines].some((line) => line >= first && line <= last);
  });
}

/** The class of parts that the style sheet hides from users of JavaScript. */
const CLASS = 'ts-only';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Wraps the TypeScript-only parts of highlighted code in marks.
 *
 * `a: string` with a part from 1 to 9 becomes `a<span class="ts-only">…: string…</span>`.
 *
 * @param nodes - the children of the highlighter's root, marked or not
 * @param parts - in order, not overlapping
 */
export function markTypeParts(nodes: Nodes, parts: readonly TextRange[]): Nodes {
  return wrapStretches(nodes, parts, (_part, children): Element => ({
    type: 'element',
    tagName: 'span',
    properties: { className: [CLASS] },
    children,
  }));
}

/** Whether a whole line, including its line break, is TypeScript-only. */
export function isTypeLine(line: readonly ElementContent[]): boolean {
  return line.every(
    (node) =>
      node.type === 'element' &&
      Array.isArray(node.properties.className) &&
      node.properties.className.includes(CLASS),
  );
}
