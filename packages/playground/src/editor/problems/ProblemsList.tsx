import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../../look/useControlStyles.ts';
import { type Fix, type Problem, SIGNS } from '../../problems/Problem.ts';
import { useProblemsStyles } from './useProblemsStyles.ts';

interface ProblemsListProps {
  problems: readonly Problem[];
  /** Shows the place in the editor. */
  onGoTo: (file: string, line: number, column: number) => void;
  /** Applies a fix. */
  onFix: (fix: Fix) => void;
}

/**
 * Lists the problems in the code, each as `App.tsx:3:5 …`, a button that goes there. Below it are the remedy
 * and buttons for the fixes.
 */
export function ProblemsList({ problems, onGoTo, onFix }: ProblemsListProps) {
  const styles = useProblemsStyles();
  const controls = useControlStyles();
  return (
    <div className={styles.root}>
      {problems.length === 0 ? (
        <p className={styles.none}>No problems.</p>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem, index) => {
            const { file, line, column, message, severity, remedy, fixes = [] } = problem;
            return (
              <li
                key={`${file}:${String(line)}:${String(column)}:${String(index)}`}
                className={mergeClasses(styles.item, styles[severity])}
              >
                <button
                  type="button"
                  className={styles.jump}
                  data-sign={SIGNS[severity]}
                  onClick={() => onGoTo(file, line, column)}
                >
                  <span className={controls.place}>
                    {`${file}:${String(line)}:${String(column)}`}
                  </span>{' '}
                  {message}
                </button>
                {remedy !== undefined && <p className={styles.remedy}>{remedy}</p>}
                {fixes.length > 0 && (
                  <div className={styles.fixes}>
                    {fixes.map((fix) => (
                      <button
                        key={fix.title}
                        type="button"
                        className={styles.fix}
                        onClick={() => onFix(fix)}
                      >
                        {fix.title}
                      </button>
                    ))}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
