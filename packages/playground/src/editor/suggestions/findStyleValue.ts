import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** The value of a declaration that the cursor is in, as far as it is written before the cursor. */
export interface StyleValue {
  /** As the object writes it: `borderColor`, `--accent`. */
  property: string;
  /** Where the word at the cursor begins. */
  from: number;
  /** Whether that word is the name in a `var()`. */
  isVariable: boolean;
}

/** Strings inside these belong to the value, too: fallback values, conditions, templates. */
const AROUND = ['ArrayExpression', 'ParenthesizedExpression', 'ConditionalExpression'];

/** Finds the value that a cursor is in; undefined outside of the strings of an object's values. */
export function findStyleValue(state: EditorState, position: number): StyleValue | undefined {
  const text = syntaxTree(state).resolveInner(position, -1);
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
