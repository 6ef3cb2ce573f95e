import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { codeMarks, type CursorPosition, reportCursor, reportPlace } from '../marks/codeMarks.ts';
import { problemGutter, problemState } from '../problems/problemState.ts';
import { codeHighlighter } from './codeLanguage.ts';
import { codeTheme } from './codeTheme.ts';

/** Milliseconds after Escape for which Tab leaves the editor, unless another key is pressed first. */
const TAB_LEAVES_FOR = 60_000;

interface ExtensionOptions {
  onRun: () => void;
  onFormat: () => void;
  onPlace: (offset: number | undefined) => void;
  onCursor: (position: CursorPosition) => void;
  /** Undoes a change of the set of files; called if the text has nothing to undo. */
  undoStep: () => boolean;
  redoStep: () => boolean;
  /** Loads the extras. */
  loader: Extension;
}

/** The extensions that every file has from the start; language and extras are added to them. */
export function createExtensions(options: ExtensionOptions): Extension {
  const call = (action: () => void) => () => {
    action();
    return true;
  };
  return [
    codeTheme,
    EditorState.phrases.of(phrases),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    // It is focusable anyway, but accessibility checkers look for `tabindex`.
    EditorView.contentAttributes.of({ 'aria-label': 'Code editor', tabindex: '0' }),

    problemGutter(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    // The remaining characters that change the direction of text, so that code cannot hide what it does.
    highlightSpecialChars({ addSpecialChars: /[\u202a-\u202c\u2068]/gu }),
    drawSelection(),
    EditorView.editorAttributes.compute(['selection'], ({ selection }) => ({
      class: selection.ranges.some(({ empty }) => !empty) ? 'cm-selecting' : '',
    })),
    keepCursor(),
    keepCaret,
    typeOverLines,
    rectangularSelection(),
    EditorState.allowMultipleSelections.of(true),

    history(),
    indentOnInput(),
    bracketMatching(),
    syntaxHighlighting(codeHighlighter),

    problemState,
    codeMarks,
    reportPlace(options.onPlace),
    reportCursor(options.onCursor),
    options.loader,

    Prec.high(
      keymap.of([
        { key: 'Mod-Enter', run: call(options.onRun) },
        { key: 'Shift-Alt-f', run: call(options.onFormat) },
        // Edits are saved without it; the browser would save the page.
        { key: 'Mod-s', run: call(options.onFormat) },
      ]),
    ),
    keymap.of([
      ...historyKeymap,
      { key: 'Mod-z', run: options.undoStep },
      { key: 'Mod-y', mac: 'Mod-Shift-z', run: options.redoStep },
      { key: 'Mod-Shift-z', run: options.redoStep },
      ...defaultKeymap,
      indentWithTab,
      {
        key: 'Escape',
        run(view) {
          view.setTabFocusMode(TAB_LEAVES_FOR);
          return true;
        },
      },
    ]),
  ];
}

/**
 * Moves a caret that is between elements into text. When a typed letter gets its color, its text moves into
 * another element. Chromium then correctly places the caret after that element, but inserts the next letter
 * before it.
 */
const keepCaret = EditorView.updateListener.of(({ view }) => {
  const { main } = view.state.selection;
  if (!view.hasFocus || view.composing || !main.empty) return;
  const selection = view.contentDOM.ownerDocument.getSelection();
  const holder = selection?.focusNode;
  if (!selection || !holder || holder.nodeType !== Node.ELEMENT_NODE) return;
  if (!view.contentDOM.contains(holder)) return;
  const { node, offset } = view.domAtPos(main.head, -1);
  // An empty line has no text.
  if (node.nodeType === Node.TEXT_NODE) selection.collapse(node, offset);
});

/**
 * Restores the cursor when the editor gets the focus by keyboard. After another file was shown, the browser
 * would put it elsewhere.
 */
function keepCursor() {
  let isPressed = false;
  return EditorView.domEventObservers({
    pointerdown() {
      isPressed = true;
    },
    pointerup() {
      isPressed = false;
    },
    // The pointer may be released outside the editor.
    blur() {
      isPressed = false;
    },
    focus(_event, view) {
      // A press of the pointer places the cursor.
      if (!isPressed) view.focus();
    },
  });
}

/** Replacements for texts in the panels of CodeMirror. */
const phrases = {
  Find: 'Find',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regexp',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  go: 'Go',
};

/**
 * Replaces a selection of several lines with the typed text, as the browser would. When Chromium itself joins
 * lines, it keeps the color of the deleted text in a style attribute. The editor would remove that
 * immediately, but by then the site's content security policy has reported it.
 */
const typeOverLines = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || view.composing) return false;
    const { ranges, main } = state.selection;
    if (ranges.every(({ from, to }) => to <= state.doc.lineAt(from).to)) return false;
    const insert = () =>
      state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isHandled = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});
