import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { FileTabs } from './files/FileTabs.tsx';
import { createEditorSession } from './session/createEditorSession.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useEditorStyles } from './useEditorStyles.ts';
import type { SourceRange } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';
import type { Project } from '../project/Project.ts';
import type { TypeService } from '../types/createTypeService.ts';

/** What the page can do with the editor. */
export interface CodeEditorHandle {
  focus(): void;
  /** Shows the file, puts the cursor there (1-based), scrolls to it and takes the focus. */
  goTo(file: string, line: number, column: number): void;
  /** Replaces a file's text as a single undoable change; the cursor stays in place if possible. */
  replace(file: string, text: string): void;
  /** Applies the edits of a fix as one undoable change per file. */
  applyFix(fix: Fix): void;
  /** Replaces all files. Undo restores the previous ones; with `offersUndo`, a notice says so. */
  load(project: Project, offersUndo: boolean): void;
  /**
   * Loads what is needed to write: search, suggestions, closing brackets. The first focus does it, too; call
   * it when more important things have loaded.
   */
  loadExtras(): Promise<void>;
}

/** A range of code in the hue of its class, as in the samples of the docs. */
export interface CodeMark extends SourceRange {
  /** The CSS classes that set the hue. */
  className: string;
  /** Whether the user points at the atom, here or in an output. */
  isActive: boolean;
}

/** The user's position in the code: an offset into the text of a file. */
export interface CodePlace {
  file: string;
  offset: number;
}

/** The position of the cursor for the status bar, 1-based, in characters. */
export interface CursorPosition {
  line: number;
  column: number;
  /** How many characters are selected, in all selections together. */
  selected: number;
}

/** Reports that a file was deleted, or that all were replaced. */
export interface EditorNotice {
  text: string;
  /** Undoes the change, and focuses the code. */
  undo: () => void;
  /** Removes the notice, and focuses the code. */
  dismiss: () => void;
}

export interface CodeEditorProps {
  /** The files to start with; later changes come through the handle. */
  initial: Project;
  /**
   * Called when a text, the set of files, or the active file changes. `source` is the object that the files
   * were loaded from; undo may restore those of an earlier one.
   */
  onChange: (project: Project, source: Project) => void;
  /** Shown in the text and in the gutter, with their fixes. */
  problems: readonly Problem[];
  /** Undefined keeps the last marks, moved along with edits. */
  marks: readonly CodeMark[] | undefined;
  /** Starts TypeScript; called at the first focus, or when the user asks for a suggestion. */
  loadTypes: () => Promise<TypeService>;
  /** The user pressed Mod-Enter. */
  onRun: () => void;
  /** The user pressed Shift-Alt-f. */
  onFormat: () => void;
  /** Called when the position of the pointer changes, or else that of the cursor; undefined if there is neither. */
  onPlace: (place: CodePlace | undefined) => void;
  /** Called at the start, with another file, and when the selection changes; at most once per animation frame. */
  onCursor: (position: CursorPosition) => void;
  /** A notice to show outside the editor, until called with undefined; a new object for each event. */
  onNotice: (notice: EditorNotice | undefined) => void;
  /** Wraps long lines at the edge of the editor. */
  wrap: boolean;
  ref: Ref<CodeEditorHandle>;
}

/**
 * The editor: tabs for the files, and the code of one of them. It fills the height of its container, and
 * scrolls inside.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { initial, problems, marks, wrap, ref } = props;
  const { onChange, loadTypes, onRun, onFormat, onPlace, onCursor, onNotice } = props;
  const styles = useEditorStyles();
  const controls = useControlStyles();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [session] = useState(() => createEditorSession(initial));
  const { names, active, notice } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );

  useLayoutEffect(() => {
    session.setHandlers({ onChange, loadTypes, onRun, onFormat, onPlace, onCursor });
  }, [session, onChange, loadTypes, onRun, onFormat, onPlace, onCursor]);
  useLayoutEffect(() => session.setWrap(wrap), [session, wrap]);
  useLayoutEffect(
    () => (host.current ? session.attach(host.current, `${id}-keys`) : undefined),
    [session, id],
  );
  useEffect(() => session.setProblems(problems), [session, problems]);
  useEffect(() => {
    if (marks) session.setMarks(marks);
  }, [session, marks]);
  useEffect(() => {
    const dismiss = () => {
      session.dismissNotice();
      session.focus();
    };
    onNotice(notice && { text: notice.text, undo: () => session.undoNotice(), dismiss });
  }, [session, notice, onNotice]);
  useImperativeHandle(ref, () => session, [session]);

  return (
    <div className={styles.root}>
      <FileTabs
        id={id}
        names={names}
        active={active}
        problems={problems}
        onShow={(file) => session.show(file)}
        onAdd={(file, isLeft) => {
          session.add(file);
          if (!isLeft) session.focus();
        }}
        onRename={(from, to) => session.rename(from, to)}
        onRemove={(file) => session.remove(file)}
      />
      <div
        ref={host}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        className={`code-block ${styles.panel}`}
      />
      <p id={`${id}-keys`} className={controls.unseen}>
        Tab indents. Press Escape, then Tab, to leave. More keys: the Keys button below.
      </p>
    </div>
  );
}
