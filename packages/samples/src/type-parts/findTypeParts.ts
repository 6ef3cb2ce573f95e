import { format, type Options } from 'prettier';
import { transform } from 'sucrase';
import type { Element, ElementContent, RootContent } from 'hast';
import { wrapStretches } from '../code-blocks/wrapRanges.ts';

/** A stretch of a text. */
export interface TextRange {
  from: number;
  /** Behind its last character. */
  to: number;
}

/** How the samples are laid out. */
const LAYOUT: Options = { printWidth: 100, singleQuote: true, trailingComma: 'all' };

/**
 * Finds what makes a sample TypeScript: without these stretches it is JavaScript, laid out as
 * Prettier does it.
 *
 * `const a: string = b as string;` has `: string` and ` as string`.
 *
 * @param code - TypeScript, with JSX or without
 * @returns none where it is JavaScript already, where nothing is left of it, and where Prettier would
 *   lay the rest out differently; users see TypeScript then, whatever they have chosen
 */
export async function findTypeParts(code: string): Promise<TextRange[]> {
  const { code: stripped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  if (stripped.trim() === '') return [];
  const formatted = await format(stripped, { ...LAYOUT, parser: 'babel' });
  // Fences end without a line break.
  return findDeletions(code, formatted.trimEnd()) ?? [];
}

/** Words, and single other characters. */
const TOKEN = /\w+|[^]/g;

/**
 * Finds what has to be left out of a text to get another one.
 *
 * @returns the stretches, in order and as few tokens as it takes; undefined where leaving out is not
 *   enough
 */
export function findDeletions(text: string, shorter: string): TextRange[] | undefined {
  const all = text.match(TOKEN) ?? [];
  const kept = shorter.match(TOKEN) ?? [];
  // From the end: how many tokens the rests of both have in common, at most.
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
    const goesOn = last?.to === offset;
    const canStay = token === kept[j] && at(i + 1, j + 1) + 1 === at(i, j);
    const canGo = at(i + 1, j) === at(i, j);
    // Where a token may stay or go, a stretch goes on: that makes few of them.
    if (canStay && !(goesOn && canGo)) j += 1;
    else if (goesOn) last.to = end;
    else ranges.push({ from: offset, to: end });
    offset = end;
  }
  return ranges;
}

/**
 * Whether one of some lines would share its place with another, were the parts left out: a band or a
 * number belongs to a whole line.
 *
 * @param parts - of the code, in order
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

/** On what users of JavaScript do not see; the stylesheet hides it. */
const CLASS = 'ts-only';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Puts marks around what is only there for TypeScript.
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

/** Whether a line has nothing but such parts, its line break among them: it goes as a whole then. */
export function isTypeLine(line: readonly ElementContent[]): boolean {
  return line.every(
    (node) =>
      node.type === 'element' &&
      Array.isArray(node.properties.className) &&
      node.properties.className.includes(CLASS),
  );
}
