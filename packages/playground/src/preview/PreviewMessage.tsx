import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useEffect, useState } from 'react';
import type { Runner } from '../run/Runner.ts';
import { describeStop } from '../run/describeError.ts';
import type { Hold, RunError, RunState } from '../run/RunState.ts';
import type { PlainExport } from '../sandbox/Sandbox.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';

interface PreviewMessageProps {
  ran: RunState;
  runner: Runner;
  onJump: (file: string, line: number, column: number) => void;
  /** Whether there is no editor. */
  isEmbedded: boolean;
}

function describeHold(hold: Hold | undefined, isEmbedded: boolean): string | undefined {
  const stop = describeStop(hold);
  if (stop !== undefined) {
    if (isEmbedded) return stop;
    return `${stop} It is still in the editor; it runs again when you edit it or press Run.`;
  }
  return hold === 'unfinished'
    ? 'This code did not finish the last time, so it does not run automatically. Edit it, or press Run.'
    : undefined;
}

/** Milliseconds without a change after which an error is shown, because the user is no longer typing. */
const PAUSE = 700;

/** The error as it was at the last pause; undefined as soon as there is none. */
function useErrorAtPause(error: RunError | undefined): RunError | undefined {
  const [settled, setSettled] = useState(error);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(error), PAUSE);
    return () => clearTimeout(timer);
  }, [error]);
  return error && settled;
}

/** The message about the preview, shown over it so that nothing moves. */
export function PreviewMessage({ ran, runner, onJump, isEmbedded }: PreviewMessageProps) {
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const { failure, hold, plain, stopped } = ran;
  const held = describeHold(hold, isEmbedded);
  const error = useErrorAtPause(ran.error);

  if (failure !== undefined) {
    return (
      <div className={styles.over} role="group" aria-label="Problem with the preview">
        <p className={styles.title}>The preview cannot run here</p>
        <p className={styles.message}>{failure}</p>
        <div className={styles.actions}>
          <button type="button" className={controls.button} onClick={() => void runner.runAgain()}>
            Retry
          </button>
        </div>
      </div>
    );
  }
  if (held !== undefined) {
    return (
      <div className={styles.over} role="group" aria-label="Stopped code">
        <p className={styles.title}>{held}</p>
        <div className={styles.actions}>
          <button
            type="button"
            className={mergeClasses(controls.button, controls.primary)}
            onClick={() => void runner.runAgain()}
          >
            Run again
          </button>
        </div>
      </div>
    );
  }
  if (hold === 'link') {
    return (
      <section className={mergeClasses(styles.over, styles.calm)} aria-label="Code from a link">
        <p className={styles.title}>
          {isEmbedded
            ? 'This code has not run yet.'
            : 'This code came with a link and has not run.'}
        </p>
        <p className={styles.advice}>
          {isEmbedded
            ? 'Press Run to see what it renders. It runs in a sandbox, without access to this page or your data.'
            : 'Somebody else may have written it. It runs in a sandbox, without access to this site or your data: read it, then run or edit it.'}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={mergeClasses(controls.button, controls.primary)}
            onClick={() => void runner.runAgain()}
          >
            Run
          </button>
        </div>
      </section>
    );
  }
  if (stopped !== undefined) {
    return (
      <div className={styles.over} role="group" aria-label="Stopped code">
        <p className={styles.title}>
          {describeStop(stopped)} It is running again in a new preview. What it had stored there is
          lost.
        </p>
        <div className={styles.actions}>
          <button type="button" className={controls.button} onClick={() => runner.dismissStop()}>
            OK
          </button>
        </div>
      </div>
    );
  }
  if (error) {
    const { file, line = 1, column = 1, leavesEarlier } = error;
    return (
      <div className={styles.over} role="group" aria-label="Problem with the preview">
        <p className={styles.line}>
          <span className={styles.errorTitle}>{error.title}.</span>{' '}
          {leavesEarlier && 'The preview shows the last code that ran. '}
          {file !== undefined && (
            <button
              type="button"
              className={controls.place}
              onClick={() => onJump(file, line, column)}
            >
              {file}:{line}:{column}
            </button>
          )}
        </p>
        <pre className={styles.message}>{error.message}</pre>
      </div>
    );
  }
  return plain ? <PlainMessage value={plain} /> : null;
}

function PlainMessage({ value }: { value: PlainExport }) {
  const styles = usePreviewStyles();
  return (
    <div className={mergeClasses(styles.over, styles.calm)} role="group" aria-label="Outputs">
      <p className={styles.title}>
        {value.kind === 'nothing'
          ? 'This file exports no component, so there is nothing to render. The other tabs show what Griffel produces from the styles.'
          : 'The default export is not a component, so this shows its outputs.'}
      </p>
      {value.text !== undefined && <pre className={styles.message}>{value.text}</pre>}
      {value.classes && (
        <ul className={styles.list}>
          {Object.entries(value.classes).map(([slot, classes]) => (
            <li key={slot} className={styles.message}>
              {slot} → {classes}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
