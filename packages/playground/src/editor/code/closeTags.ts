import { autoCloseTags } from '@codemirror/lang-javascript';
import { type LRLanguage, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';

/** The longest closing tag that is looked for, in characters. */
const LONGEST = 100;

/**
 * Inserts closing tags as elements are opened, once, whether people type them or not. `autoCloseTags` of CodeMirror inserts
 * `</p>` behind `<p>`, but not where another closing tag follows, and inserts a second one where people type `</`. So
 * typing a closing tag that is there steps over it.
 */
export function closeTags(language: LRLanguage): Extension {
  const handle = EditorView.inputHandler.of((view, from, to, text) => {
    const { state } = view;
    const isCursor = from === to && state.selection.ranges.length === 1;
    if (!isCursor || view.composing || state.readOnly) return false;
    const change =
      stepOver(state, from, text) ??
      (text === '/' ? stepInto(state, language, from) : undefined) ??
      (text === '>' ? closeElement(state, language, from) : undefined);
    if (!change) return false;
    view.dispatch({ ...change, userEvent: 'input.type', scrollIntoView: true });
    return true;
  });
  return [Prec.high(handle), autoCloseTags];
}

/** Steps over the rest of a closing tag, if that is what is typed. */
function stepOver(state: EditorState, at: number, text: string): TransactionSpec | undefined {
  if (text === '' || state.sliceDoc(at, at + text.length) !== text) return undefined;
  const tag = findNode(syntaxTree(state).resolveInner(at, 1), 'JSXCloseTag');
  return tag && at >= tag.from + 2 ? { selection: { anchor: at + text.length } } : undefined;
}

/** Steps over the `</` of the closing tag of the element around the cursor; its `<` has been typed already. */
function stepInto(
  state: EditorState,
  language: LRLanguage,
  at: number,
): TransactionSpec | undefined {
  const isTyped = state.sliceDoc(at - 1, at) === '<' && state.sliceDoc(at, at + 2) === '</';
  if (!isTyped) return undefined;
  // As it was before the `<`, which the editor's tree takes for the start of a tag.
  const code = state.sliceDoc(0, at - 1) + state.sliceDoc(at);
  const closing = findNode(language.parser.parse(code).resolveInner(at - 1, 1), 'JSXCloseTag');
  if (!closing || readName(code, closing) !== readName(code, closing.parent?.firstChild)) {
    return undefined;
  }
  return { changes: { from: at - 1, to: at }, selection: { anchor: at + 1 } };
}

/** Closes the element that `>` opens, where the closing tag of another one follows. */
function closeElement(
  state: EditorState,
  language: LRLanguage,
  at: number,
): TransactionSpec | undefined {
  if (state.sliceDoc(at, at + 2) !== '</') return undefined;
  const code = `${state.sliceDoc(0, at)}>${state.sliceDoc(at)}`;
  const end = language.parser.parse(code).resolveInner(at + 1, -1);
  const opening = findNode(end, 'JSXOpenTag') ?? findNode(end, 'JSXFragmentTag');
  if (!opening || opening.to !== at + 1) return undefined;
  const name = readName(code, opening);
  if (name === readName(code, opening.parent?.getChild('JSXCloseTag'))) return undefined;
  return {
    changes: { from: at, insert: `></${name ?? ''}>` },
    selection: { anchor: at + 1 },
  };
}

/** The name in a tag; empty for a fragment. */
function readName(code: string, tag: SyntaxNode | null | undefined): string | undefined {
  if (!tag) return undefined;
  return /^<\/?([\w.$:-]*)/.exec(code.slice(tag.from, tag.from + LONGEST))?.[1];
}

/** Finds the nearest node of a kind, from a node outwards. */
function findNode(inner: SyntaxNode, name: string): SyntaxNode | undefined {
  let node: SyntaxNode | null = inner;
  while (node && node.name !== name) node = node.parent;
  return node ?? undefined;
}
