import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Runner } from '../run/Runner.ts';
import { describeStop } from '../run/describeError.ts';
import type { Hold, RunState } from '../run/RunState.ts';
import type { PlainExport } from '../sandbox/Sandbox.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';

export interface PreviewMessageProps {
  state: RunState;
  runner: Runner;
  onJump: (file: string, line: number, column: number) => void;
}

function describeHold(hold: Hold | undefined): string | undefined {
  const stop = describeStop(hold);
  if (stop !== undefined) {
    return `${stop} It is still in the editor; it runs again when you edit it or press Run.`;
  }
  return hold === 'unfinished'
    ? 'This code did not come to an end the last time, so it does not run by itself. Edit it, or press Run.'
    : undefined;
}

/** What has to be said about the preview: it lies over it. */
export function PreviewMessage({ state, runner, onJump }: PreviewMessageProps) {
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const { error, failure, hold, plain, stopped } = state;
  const held = describeHold(hold);

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
      <div className={mergeClasses(styles.over, styles.calm)}>
        <p className={styles.title}>This code has not run.</p>
      </div>
    );
  }
  if (stopped !== undefined) {
    return (
      <div className={styles.over} role="group" aria-label="Stopped code">
        <p className={styles.title}>
          {describeStop(stopped)} It runs once more, in a new preview; what it had stored there is
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
    const { file, line = 1, column = 1 } = error;
    return (
      <div className={styles.over} role="group" aria-label="Problem with the preview">
        <p className={styles.title}>{error.title}</p>
        <pre className={styles.message}>{error.message}</pre>
        <div className={styles.actions}>
          {file !== undefined && (
            <button
              type="button"
              className={controls.button}
              onClick={() => onJump(file, line, column)}
            >
              {file}:{line}:{column}
            </button>
          )}
        </div>
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
          ? 'There is no default export, so there is nothing to render. The other tabs show what Griffel makes of the styles.'
          : 'The default export is no component, so this shows its outputs.'}
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
