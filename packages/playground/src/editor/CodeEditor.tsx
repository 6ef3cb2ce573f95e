import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CodeEditorProps } from './CodeEditorProps.ts';
import { FileTabs } from './files/FileTabs.tsx';
import { createEditorSession } from './session/createEditorSession.ts';
import { useEditorStyles } from './useEditorStyles.ts';

/**
 * The editor: tabs for the files, and the code of one of them. It fills the height of its container, and
 * scrolls inside.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { initial, problems, marks, wrap = true, ref } = props;
  const { onChange, loadTypes, onRun, onFormat, onPlace, onCursor, onNotice } = props;
  const styles = useEditorStyles();
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
    if (!onNotice) return;
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
      <p id={`${id}-keys`} className={styles.keys}>
        Tab indents. Press Escape, then Tab, to leave. More keys: the Keys button below.
      </p>
    </div>
  );
}
