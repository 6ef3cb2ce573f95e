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
import type { CursorPosition } from '../CodeEditorProps.ts';
import { codeMarks, reportCursor, reportPlace } from '../marks/codeMarks.ts';
import { problemGutter, problemState } from '../problems/problemState.ts';
import { codeHighlighter } from './codeLanguage.ts';
import { codeTheme } from './codeTheme.ts';

/** How long Escape makes Tab leave the editor, in milliseconds, unless another key comes first. */
const TAB_LEAVES_FOR = 60_000;

interface ExtensionOptions {
  onRun: () => void;
  onFormat: () => void;
  onPlace: (offset: number | undefined) => void;
  onCursor: (position: CursorPosition) => void;
  /** Where the text has nothing to undo: takes back what was done to the files as a whole. */
  undoStep: () => boolean;
  redoStep: () => boolean;
  /** Loads what comes later. */
  loader: Extension;
}

/** What the editor does from the start, the same for each file; language and extras come on top. */
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
    // It takes the focus anyway; with the number, checkers of accessibility know it, too.
    EditorView.contentAttributes.of({ 'aria-label': 'Code editor', tabindex: '0' }),

    problemGutter(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    // The others of those that change the direction of text, so that code reads as it runs.
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
 * Puts the caret into text where it stands between elements. When a letter gets its color after it
 * was typed, its text moves into another element, and Chromium says that the caret is behind that
 * element, which is right, but types the next letter before it.
 */
const keepCaret = EditorView.updateListener.of(({ view }) => {
  const { main } = view.state.selection;
  if (!view.hasFocus || view.composing || !main.empty) return;
  const selection = view.contentDOM.ownerDocument.getSelection();
  const holder = selection?.focusNode;
  if (!selection || !holder || holder.nodeType !== Node.ELEMENT_NODE) return;
  if (!view.contentDOM.contains(holder)) return;
  const { node, offset } = view.domAtPos(main.head, -1);
  // On an empty line there is no text to stand in.
  if (node.nodeType === Node.TEXT_NODE) selection.collapse(node, offset);
});

/**
 * Has the cursor where the file was left when the keyboard comes back to the editor. After another
 * file was shown, the browser has its own idea of where that is.
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
    // Released elsewhere, perhaps.
    blur() {
      isPressed = false;
    },
    focus(_event, view) {
      // Who presses says where the cursor is to be.
      if (!isPressed) view.focus();
    },
  });
}

/** What the panels of CodeMirror say, where our words are others. */
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
 * Replaces a selection of several lines by what is typed, as the browser would. When Chromium joins
 * lines by itself, it keeps the color of the deleted text in a style attribute: the editor takes that
 * away at once, but the policy of the site has reported it by then.
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
