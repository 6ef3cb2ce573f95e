import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import type { SourceFiles } from '@griffel-site/engine';

/** Properties whose values can contain a color, such as custom properties. */
const TAKES_COLOR =
  /color|background|border|outline|fill|stroke|shadow|filter|caret|decoration|emphasis|rule|^mask|^--/i;

const COLOR =
  /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl)a?\([^()'"]*\)|\b(?:hwb|lab|lch|oklab|oklch|color)\([^()'"]*\)|'[a-z]{3,24}'|"[a-z]{3,24}"/gi;

/** CSS colors that are not specific to a design. */
const NO_COLORS = /^(?:inherit|initial|unset|revert|currentcolor|transparent|canvas|[a-z]+text)$/i;

const MAX_COLORS = 24;

/** A suggestion with a color swatch; the swatch is empty if only others in the list are colors. */
export interface SwatchOption extends Completion {
  swatch?: string;
}

/**
 * The colors that a text uses, in order of appearance.
 *
 * @param skip - an offset; the color at this offset is skipped because it is being typed
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

/** The colors to suggest for a value; none if the property takes no colors. */
export function findColorsFor(value: StyleValue, text: string): readonly string[] {
  return !value.isVariable && TAKES_COLOR.test(value.property) ? findColors(text, value.from) : [];
}

/** The custom properties of all files, each with the first value that it is set to; empty if it is not set. */
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
 * Suggests, in the value of a declaration, colors that the code already uses, and custom properties inside
 * `var()`.
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
  // Untrusted, but browsers ignore a value that is not a color.
  element.style.backgroundColor = swatch;
  return element;
}

/** The value of the declaration at the cursor. */
interface StyleValue {
  /** The key in the object: `borderColor`, `--accent`. */
  property: string;
  /** The offset of the word at the cursor. */
  from: number;
  /** Whether that word is the name in a `var()`. */
  isVariable: boolean;
}

/** Milliseconds for which the editor may parse a file without a pause. */
const READ_LIMIT = 20;

/** Nodes in a value that contain strings: fallback values, conditions, parentheses. */
const AROUND = ['ArrayExpression', 'ParenthesizedExpression', 'ConditionalExpression'];

/**
 * Finds the value that the cursor is in.
 *
 * @returns undefined outside strings in an object's values, or if the completion was aborted
 */
export async function findStyleValue(context: CompletionContext): Promise<StyleValue | undefined> {
  const { state, pos: position } = context;
  // The editor parses a file in steps, and may not have reached the cursor yet.
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
  // The string may be the key itself.
  if (!key || key.from === text.from) return undefined;
  const property = state.doc.sliceString(key.from, key.to).replace(/^['"]|['"]$/g, '');
  const written = state.doc.sliceString(text.from + 1, position);
  const word = /[^\s,()/]*$/.exec(written)?.[0] ?? '';
  const isVariable = /\bvar\(\s*$/.test(written.slice(0, written.length - word.length));
  return { property, from: position - word.length, isVariable };
}
