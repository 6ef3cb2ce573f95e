import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, Prec, type Extension } from '@codemirror/state';
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
import { codeMarks } from '../marks/codeMarks.ts';
import { reportCursor } from '../marks/reportCursor.ts';
import { reportPlace } from '../marks/reportPlace.ts';
import { problemGutter } from '../problems/problemGutter.ts';
import { problemState } from '../problems/problemState.ts';
import { codeHighlighter } from './codeHighlighter.ts';
import { codeTheme } from './codeTheme.ts';
import { keepCaret } from './keepCaret.ts';
import { keepCursor } from './keepCursor.ts';
import { phrases } from './phrases.ts';
import { typeOverLines } from './typeOverLines.ts';

/** How long Escape makes Tab leave the editor, in milliseconds, unless another key comes first. */
const TAB_LEAVES_FOR = 60_000;

export interface ExtensionOptions {
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
    highlightSpecialChars(),
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
