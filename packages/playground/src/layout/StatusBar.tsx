import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { type Problem, printProblems } from '../problems/Problem.ts';
import { useStatusStyles } from './useLayoutStyles.ts';
import type { PanelName } from './WorkPanel.tsx';

interface StatusBarProps {
  problems: readonly Problem[];
  /** The number of lines in the console. */
  logged: number;
  /** Whether one of them is an error. */
  hasLoggedError: boolean;
  opened: PanelName | undefined;
  onOpen: (panel: PanelName | undefined) => void;
  getPanelId: (panel: PanelName) => string;
  notice: ReactNode;
  /** Whether the present code is saved in the browser; undefined if there is nothing to save. */
  isSaved: boolean | undefined;
  cursor: { line: number; column: number; selected: number } | undefined;
}

/** The row below the work area: problems, console, notices, whether the draft is saved, and the cursor. */
export function StatusBar(props: StatusBarProps) {
  const { problems, logged, hasLoggedError, opened, onOpen, getPanelId, notice, isSaved, cursor } =
    props;
  const styles = useStatusStyles();
  const has = (severity: Problem['severity']) => problems.some((one) => one.severity === severity);
  const show = (name: PanelName, label: string, className?: string) => (
    <Button
      isQuiet
      isSmall
      aria-expanded={opened === name}
      aria-controls={opened === name ? getPanelId(name) : undefined}
      className={className}
      onClick={() => onOpen(opened === name ? undefined : name)}
    >
      {label}
    </Button>
  );
  return (
    <div role="group" aria-label="Status" className={styles.bar}>
      {show(
        'Problems',
        printProblems(problems),
        has('error') ? styles.error : has('warning') ? styles.warning : undefined,
      )}
      {show('Console', `Console (${String(logged)})`, hasLoggedError ? styles.error : undefined)}
      <div className={styles.notice} data-notice="">
        {notice}
      </div>
      {isSaved !== undefined && (
        <span className={styles.fact} data-fact="">
          {isSaved ? 'Saved in this browser' : 'Not saved yet'}
        </span>
      )}
      {cursor && (
        <span className={styles.fact} data-fact="">
          Line {cursor.line}, column {cursor.column}
          {cursor.selected > 0 && ` (${String(cursor.selected)} selected)`}
        </span>
      )}
      {cursor && (
        <span className={styles.fact} data-fact="">
          Esc, Tab: leave the code
        </span>
      )}
      {show('Keys', 'Keys')}
    </div>
  );
}
