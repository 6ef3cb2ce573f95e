import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import type { SourceFiles } from '@griffel-site/engine';

/** Properties whose values can hold a color; custom ones can hold anything. */
const TAKES_COLOR =
  /color|background|border|outline|fill|stroke|shadow|filter|caret|decoration|emphasis|rule|^mask|^--/i;

const COLOR =
  /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl)a?\([^()'"]*\)|\b(?:hwb|lab|lch|oklab|oklch|color)\([^()'"]*\)|'[a-z]{3,24}'|"[a-z]{3,24}"/gi;

/** Colors of CSS that are none of a design. */
const NO_COLORS = /^(?:inherit|initial|unset|revert|currentcolor|transparent|canvas|[a-z]+text)$/i;

const MAX_COLORS = 24;

/** A suggestion with a swatch of the color that it is; empty where a list has some and this is none. */
export interface SwatchOption extends Completion {
  swatch?: string;
}

/**
 * The colors that a text uses, in its order.
 *
 * @param skip - an offset: what is being written there is not one of them
 */
function findColors(text: string, skip: number): readonly string[] {
  const found = new Set<string>();
  for (const { 0: match, index } of text.matchAll(COLOR)) {
    if (index <= skip && skip <= index + match.length) continue;
    const color = match.replace(/^['"]|['"]$/g, '');
    if (!NO_COLORS.test(color) && CSS.supports('color', color)) found.add(color);
  }
  return [...found].slice(0, MAX_COLORS);
}

/** The colors to offer in a value; none where it does not take any. */
export function findColorsFor(value: StyleValue, text: string): readonly string[] {
  return !value.isVariable && TAKES_COLOR.test(value.property) ? findColors(text, value.from) : [];
}

/** The custom properties of all files, each with the value that it has first, where it has one. */
function findVariables(files: SourceFiles, except: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of Object.values(files)) {
    for (const [, name = '', set] of text.matchAll(
      /(--[\w-]+)(?:['"]\]?\s*:\s*['"]([^'"\n]*)['"])?/g,
    )) {
      if (name === except && set === undefined) continue;
      if (!found.get(name)) found.set(name, set ?? '');
    }
  }
  return found;
}

/**
 * Suggests, in the value of a declaration, what the code itself uses: colors, and custom properties
 * inside `var()`.
 *
 * @param readFiles - the texts of all files
 */
export function completeStyles(readFiles: () => SourceFiles) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { state, pos } = context;
    const value = await findStyleValue(context);
    if (!value || context.aborted) return null;
    const { from, isVariable } = value;
    const options = isVariable
      ? [...findVariables(readFiles(), state.doc.sliceString(from, pos))].map(([name, set]) => ({
          label: name,
          ...(set !== '' && { detail: set }),
          swatch: CSS.supports('color', set) ? set : '',
        }))
      : findColorsFor(value, state.doc.toString()).map((color, index) => ({
          label: color,
          swatch: color,
          // In the order of the file, before all others.
          boost: 99 - index,
        }));
    return options.length === 0 ? null : { from, options, validFor: /^[#\w-]*$/ };
  };
}

/** Draws the swatch in front of a suggestion. */
export function renderSwatch({ swatch }: SwatchOption): Node | null {
  if (swatch === undefined) return null;
  const element = document.createElement('span');
  element.className = 'cm-completionSwatch';
  element.setAttribute('aria-hidden', 'true');
  // Untrusted, but what is no color is not taken.
  element.style.backgroundColor = swatch;
  return element;
}

/** The value of a declaration that the cursor is in, as far as it is written before the cursor. */
interface StyleValue {
  /** As the object writes it: `borderColor`, `--accent`. */
  property: string;
  /** Where the word at the cursor begins. */
  from: number;
  /** Whether that word is the name in a `var()`. */
  isVariable: boolean;
}

/** How long the editor may read a file before it attends to something else, in milliseconds. */
const READ_LIMIT = 20;

/** Strings inside these belong to the value, too: fallback values, conditions, templates. */
const AROUND = ['ArrayExpression', 'ParenthesizedExpression', 'ConditionalExpression'];

/**
 * Finds the value that a cursor is in.
 *
 * @returns undefined outside of the strings of an object's values, or if nobody waits for it any more
 */
export async function findStyleValue(context: CompletionContext): Promise<StyleValue | undefined> {
  const { state, pos: position } = context;
  // The editor reads a file bit by bit, and may not have come to the cursor yet.
  let tree = ensureSyntaxTree(state, position, READ_LIMIT);
  while (!tree && !context.aborted) {
    await new Promise((resolve) => setTimeout(resolve));
    tree = ensureSyntaxTree(state, position, READ_LIMIT);
  }
  const text = tree?.resolveInner(position, -1);
  if (!text) return undefined;
  if (text.name !== 'String' && text.name !== 'TemplateString') return undefined;
  if (position <= text.from) return undefined;
  let around = text.parent;
  while (around && AROUND.includes(around.name)) around = around.parent;
  const key = around?.name === 'Property' ? around.firstChild : null;
  // The string may be the name of the property.
  if (!key || key.from === text.from) return undefined;
  const property = state.doc.sliceString(key.from, key.to).replace(/^['"]|['"]$/g, '');
  const written = state.doc.sliceString(text.from + 1, position);
  const word = /[^\s,()/]*$/.exec(written)?.[0] ?? '';
  const isVariable = /\bvar\(\s*$/.test(written.slice(0, written.length - word.length));
  return { property, from: position - word.length, isVariable };
}
