import { mergeClasses } from '@griffel/react';
import { Button, PlaceButton } from '../controls/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Runner } from '../run/Runner.ts';
import { describeStop } from '../run/describeError.ts';
import type { Hold, RunState } from '../run/RunState.ts';
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

/**
 * Milliseconds without a change after which a message is shown, because the user is no longer typing, and content
 * that the code renders a moment later has appeared.
 */
const PAUSE = 700;

/** The value as it was at the last pause; undefined as soon as there is none. */
function useValueAtPause<Value>(value: Value | undefined): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return value && settled;
}

/** The message about the preview, shown over it so that nothing moves. */
export function PreviewMessage({ ran, runner, onJump, isEmbedded }: PreviewMessageProps) {
  const styles = usePreviewStyles();
  const { failure, hold, plain, stopped } = ran;
  const held = describeHold(hold, isEmbedded);
  const error = useValueAtPause(ran.error);
  const isEmpty = useValueAtPause(ran.isEmpty);
  const run = () => void runner.runAgain();

  if (failure !== undefined) {
    return (
      <Over label="Problem with the preview" action="Retry" onPress={run}>
        <p className={styles.title}>The preview cannot run here</p>
        <p className={styles.message}>{failure}</p>
      </Over>
    );
  }
  if (held !== undefined) {
    return (
      <Over label="Stopped code" action="Run again" isPrimary onPress={run}>
        <p className={styles.title}>{held}</p>
      </Over>
    );
  }
  if (hold === 'link') {
    return (
      <Over label="Code from a link" role="region" isCalm action="Run" isPrimary onPress={run}>
        <p className={styles.title}>
          {isEmbedded
            ? 'This code has not run yet.'
            : 'This code came from a link and has not run.'}
        </p>
        <p className={styles.advice}>
          {isEmbedded
            ? 'Press Run to see what it renders. It runs in a sandbox, without access to this page or your data.'
            : 'Somebody else may have written it. It runs in a sandbox, without access to this site or your data: read it, then run or edit it.'}
        </p>
      </Over>
    );
  }
  if (stopped !== undefined) {
    return (
      <Over label="Stopped code" action="OK" onPress={() => runner.dismissStop()}>
        <p className={styles.title}>
          {describeStop(stopped)} It is running again in a new preview. What it had stored there is
          lost.
        </p>
      </Over>
    );
  }
  if (error) {
    const { file, line = 1, column = 1, leavesEarlier } = error;
    const isOverContent = ran.rendered > 0 && !ran.isEmpty;
    return (
      <Over label="Problem with the preview">
        {isOverContent && (
          <Button isQuiet isSmall className={styles.hide} onClick={() => runner.dismissError()}>
            Hide
          </Button>
        )}
        <p className={styles.line}>
          <span className={styles.errorTitle}>{error.title}.</span>{' '}
          {leavesEarlier && 'The preview shows the last code that ran. '}
          {file !== undefined && <PlaceButton place={{ file, line, column }} onGoTo={onJump} />}
        </p>
        <pre className={styles.message}>{error.message}</pre>
        {error.remedy !== undefined && <p className={styles.advice}>{error.remedy}</p>}
      </Over>
    );
  }
  if (plain) return <PlainMessage value={plain} />;
  if (!isEmpty || ran.error) return null;
  return (
    <Over label="Empty preview" isCalm>
      <p className={styles.title}>This component renders nothing.</p>
      <p className={styles.advice}>
        It probably returns null, or waits for something before it renders.
      </p>
    </Over>
  );
}

interface OverProps {
  label: string;
  role?: 'group' | 'region';
  /** Whether it is not about an error. */
  isCalm?: boolean;
  children: ReactNode;
  /** The label of its button, if it has one. */
  action?: string;
  isPrimary?: boolean;
  onPress?: () => void;
}

function Over(props: OverProps) {
  const { label, role = 'group', isCalm, children, action, isPrimary, onPress } = props;
  const styles = usePreviewStyles();
  return (
    <div
      role={role}
      aria-label={label}
      className={mergeClasses(styles.over, isCalm && styles.calm)}
    >
      {children}
      {action !== undefined && (
        <div className={styles.actions}>
          <Button isPrimary={isPrimary} onClick={onPress}>
            {action}
          </Button>
        </div>
      )}
    </div>
  );
}

function PlainMessage({ value }: { value: PlainExport }) {
  const styles = usePreviewStyles();
  return (
    <Over label="Outputs" isCalm>
      <p className={styles.title}>
        {value.kind === 'nothing'
          ? 'This file exports no component, so there is nothing to render.'
          : 'The default export is not a component, so its classes or value are shown.'}
      </p>
      {value.kind === 'nothing' && (
        <p className={styles.advice}>
          Write “export default” before a component to see it. The other tabs show what Griffel
          produces from the styles.
        </p>
      )}
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
    </Over>
  );
}
