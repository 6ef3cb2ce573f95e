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
 * The editor: tabs for the files, and the code of one of them. It is as high as the box that it is
 * in, and scrolls inside.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { initial, problems, marks, ref } = props;
  const { onChange, loadTypes, onRun, onFormat, onPlace } = props;
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
    session.setHandlers({ onChange, loadTypes, onRun, onFormat, onPlace });
  }, [session, onChange, loadTypes, onRun, onFormat, onPlace]);
  useLayoutEffect(
    () => (host.current ? session.attach(host.current, `${id}-keys`) : undefined),
    [session, id],
  );
  useEffect(() => session.setProblems(problems), [session, problems]);
  useEffect(() => {
    if (marks) session.setMarks(marks);
  }, [session, marks]);
  useImperativeHandle(ref, () => session, [session]);

  return (
    <div className={styles.root}>
      <FileTabs
        id={id}
        names={names}
        active={active}
        problems={problems}
        onShow={(file) => session.show(file)}
        onAdd={(file) => {
          session.add(file);
          session.focus();
        }}
        onRename={(from, to) => session.rename(from, to)}
        onRemove={(file) => session.remove(file)}
      />
      <div role="status" className={notice === undefined ? styles.silent : styles.notice}>
        {notice !== undefined && (
          <>
            <span>{notice}</span>
            <button type="button" className={styles.button} onClick={() => session.undoNotice()}>
              Undo
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label="Dismiss"
              onClick={() => {
                session.dismissNotice();
                session.focus();
              }}
            >
              ×
            </button>
          </>
        )}
      </div>
      <div
        ref={host}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        className={`code-block ${styles.panel}`}
      />
      <p id={`${id}-keys`} className={styles.keys}>
        Tab indents. Press Escape, then Tab, to leave. More keys are below.
      </p>
    </div>
  );
}
