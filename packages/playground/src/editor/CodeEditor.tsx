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
import type { CodeMark } from './marks/codeMarks.ts';
import {
  type CodeEditorHandle,
  createEditorSession,
  type EditorHandlers,
} from './session/createEditorSession.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useEditorStyles } from './useEditorStyles.ts';
import type { Problem } from '../problems/Problem.ts';
import type { Project } from '../project/Project.ts';

/** Reports that a file was deleted, or that all were replaced. */
export interface EditorNotice {
  text: string;
  /** Undoes the change, and focuses the code. */
  undo: () => void;
  /** Removes the notice, and focuses the code. */
  dismiss: () => void;
}

interface CodeEditorProps extends EditorHandlers {
  /** The files to start with; later changes come through the handle. */
  initial: Project;
  /** Shown in the text and in the gutter, with their fixes. */
  problems: readonly Problem[];
  /** Undefined keeps the last marks, moved along with edits. */
  marks: readonly CodeMark[] | undefined;
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
